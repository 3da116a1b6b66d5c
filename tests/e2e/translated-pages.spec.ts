import type { Page } from "@playwright/test";
import { CASE_STUDY_PATHS, STATIC_PATHS } from "../support/addresses";
import { translatePage } from "../support/translate-page";
import { unlockAdmin } from "./support/admin";
import { openPage, POST_PATH, waitForContent } from "./support/pages";
import { test } from "./support/shared-page";
import { expect, test as firstVisit } from "./support/test";
import { openNewPost } from "./support/visual-editor";

declare global {
  interface Window {
    translatePage?: () => void;
  }
}

/** Every page, and one that is not there. */
const PATHS = [...STATIC_PATHS.slice(1), ...CASE_STUDY_PATHS, POST_PATH, "/no-such-page", "/"];

/** Follows an address as a link of the site does, without loading the page anew. */
async function goTo(page: Page, path: string) {
  const title = await page.title();
  await page.evaluate((address) => {
    window.history.pushState(null, "", address);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await expect(page).not.toHaveTitle(title);
  await waitForContent(page);
}

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

test("every page shows and does the same while the browser translates it", async ({
  page,
  context,
}) => {
  const untranslated = await context.newPage();
  await Promise.all([openPage(page, "/"), openPage(untranslated, "/")]);
  await page.evaluate(`window.translatePage = ${translatePage.toString()}`);
  for (const path of PATHS) {
    await Promise.all([goTo(page, path), goTo(untranslated, path)]);
    await Promise.all([page.evaluate(useEverything), untranslated.evaluate(useEverything)]);
    await expect(async () => {
      expect(await readWords(page), path).toBe(await readWords(untranslated));
    }).toPass();
    expect(await page.locator("font").count(), path).toBeGreaterThan(20);
  }
});

firstVisit(
  "staff write and save in a page that the browser translates",
  async ({ page, context, watch }) => {
    /** Does something and has everything translated that is new. */
    const step = async (action: Promise<unknown>) => {
      await action;
      await page.evaluate(translatePage);
    };
    /** By keyboard, because a message may cover the button. */
    const press = (name: string) => step(page.getByRole("button", { name }).first().press("Enter"));
    const follow = (name: string) => step(page.getByRole("link", { name }).first().press("Enter"));
    let saved = "";
    await page.route("**/rest/v1/blog_posts?*", async (route) => {
      if (route.request().method() !== "PATCH") return route.fallback();
      saved = route.request().postData() ?? "";
      await route.fulfill({ status: 500, json: { message: "Not stored" } });
    });
    watch.allowConsole(/^error: Failed to load resource: .* 500/);

    await unlockAdmin(context);
    const { form, text, source, view } = await openNewPost(page);
    await page.evaluate(translatePage);
    await press("Save Post");
    await expect(form.getByText("Title is required.").first()).toBeVisible();
    await step(form.getByLabel("Title").fill("Written in Chinese"));
    await expect(form.getByText("Title is required.")).toHaveCount(0);
    await step(view("visual").click());
    await text.click();
    await step(page.keyboard.type("First words"));
    await step(view("preview").click());
    await step(view("html").click());
    await expect(source).toHaveValue("<p>First words</p>");
    await press("Preview page");
    await step(page.keyboard.press("Escape"));
    await press("Cancel");
    await expect(form).toHaveCount(0);
    await press("Bring back");
    await expect(source).toHaveValue("<p>First words</p>");
    await press("Cancel");
    await step(page.getByRole("searchbox").fill("aql"));
    await expect(page.getByText("AQL Inspection Explained").first()).toBeVisible();
    await step(page.getByRole("searchbox").fill(""));
    await press("Delete “");
    await step(page.keyboard.press("Escape"));
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await press("Edit “How to Pay");
    await step(view("visual").click());
    await text.press("ControlOrMeta+End");
    await step(page.keyboard.type(" Written last."));
    await press("Save Post");
    await expect(form.getByText("Not stored").first()).toBeVisible();
    expect(saved).toContain("Written last.");
    expect(saved).not.toMatch(/«|font/);
    await press("Cancel");

    await follow("Success Stories");
    await press("Add New Story");
    await press("Save Story");
    await press("Cancel");
    await follow("Site Images");
    await step(page.getByLabel("Favicon URL").fill("/apple-touch-icon.png"));
    await follow("Contact Submissions");
    await follow("Dashboard");
    await expect(page.getByText(/posts, newest/)).toBeVisible();
  },
);
