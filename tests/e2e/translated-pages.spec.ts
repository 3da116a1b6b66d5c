import type { Page } from "@playwright/test";
import { paths } from "@/config/paths";
import { toolKeys } from "@/config/tools";
import { translatePage } from "../support/translate-page";
import { goTo, openPage, POST_PATH } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";

declare global {
  interface Window {
    translatePage?: () => void;
  }
}

/** The pages on which something can be pressed or typed, one that is not there, and the start. */
const PATHS = [
  paths.blog,
  POST_PATH,
  paths.faq,
  paths.contact,
  paths.caseStudies,
  ...toolKeys.map((tool) => paths[tool]),
  "/no-such-page",
  paths.home,
];

/**
 * Presses every button, makes every choice and fills every field of the page, one after the other. In
 * a page with a translator, it translates after each of them.
 */
async function useEverything() {
  const CONTROLS = "button:not([type=submit]), input:not([type=file]), select, textarea, summary";
  /** They open windows, files and messages of the browser. */
  const LEAVING = /Share|Print|Download|Calendar|Copy/;
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !LEAVING.test(control.ariaLabel ?? "") && !LEAVING.test(control.textContent),
  );
  /** React follows the value of a field only if it is set past React's own property. */
  const setValue = (control: HTMLElement, value: string) => {
    const prototype: unknown = Object.getPrototypeOf(control);
    const property = Object.getOwnPropertyDescriptor(Object(prototype), "value");
    property?.set?.call(control, value);
    for (const type of ["input", "change", "focusout"]) {
      control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
  const use = (control: HTMLElement) => {
    if (control instanceof HTMLSelectElement) {
      setValue(control, control.options[control.options.length - 1]?.value ?? "");
    } else if (control instanceof HTMLTextAreaElement) {
      setValue(control, "Bolt\t40\t30\t20\t12");
    } else if (control instanceof HTMLInputElement && !/radio|checkbox/.test(control.type)) {
      setValue(control, control.type === "date" ? "2027-03-01" : "12");
    } else {
      control.click();
    }
  };
  /** Not a timer, which Chromium delays in a page behind another one. */
  const nextTask = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  window.translatePage?.();
  for (const control of controls) {
    if (control.isConnected) use(control);
    await nextTask();
    window.translatePage?.();
  }
}

/** All words of a page, without the marks of the translation. */
const readWords = (page: Page) =>
  page.evaluate(() => document.getElementById("root")?.textContent.replace(/[«»\s]/g, ""));

test("each kind of page shows and does the same while the browser translates it", async ({
  page,
  context,
}) => {
  const untranslated = await context.newPage();
  await Promise.all([openPage(page, paths.home), openPage(untranslated, paths.home)]);
  await page.evaluate(`window.translatePage = ${translatePage.toString()}`);
  for (const path of PATHS) {
    await Promise.all([goTo(page, path), goTo(untranslated, path)]);
    const expectSameWords = async () => {
      expect(await readWords(page), path).toBe(await readWords(untranslated));
    };
    // Parts that load on their own are in both before their buttons are pressed.
    await expect(expectSameWords).toPass();
    await Promise.all([page.evaluate(useEverything), untranslated.evaluate(useEverything)]);
    await expect(expectSameWords).toPass();
    expect(await page.locator("font").count(), path).toBeGreaterThan(20);
  }
});
