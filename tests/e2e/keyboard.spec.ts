import type { Page } from "@playwright/test";
import { site } from "@/config/site";
import { findViolations } from "./support/accessibility";
import {
  countKeyboardTask,
  findFocusProblem,
  tabToAndPress,
  tabTo,
  typeInto,
} from "./support/keyboard";
import { DESKTOP, openPage, PHONE, POST_PATH } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";

test("the first Tab reaches the skip link, which leads to the content", async ({ page }) => {
  await openPage(page, "/");
  await page.keyboard.press("Tab");
  const skipLink = page.getByRole("link", { name: "Skip to content" });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  const box = await skipLink.boundingBox();
  expect(box?.height).toBeGreaterThan(24);

  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const first = page.getByRole("main").getByRole("link").first();
  await expect(first).toBeFocused();
});

test("Tab goes through the header in visual order", async ({ page }) => {
  await openPage(page, "/");
  const names: string[] = [];
  for (let i = 0; i < 7; i++) {
    await page.keyboard.press("Tab");
    names.push(await getFocusName(page));
  }
  expect(names).toEqual([
    "Skip to content",
    `${site.name}, home`,
    "Home",
    "Services",
    "Resources",
    "About",
    "Get a Free Quote",
  ]);
  for (let i = 0; i < 3; i++) await page.keyboard.press("Shift+Tab");
  expect(await getFocusName(page)).toBe("Services");
});

/** On narrow screens its answer is in a bar over the form. */
const TOOL_PATH = "/tools/amazon-carton-check";

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const path of ["/", "/blog", POST_PATH, "/faq", "/contact-us", TOOL_PATH]) {
      test(`every tab stop of ${path} has a visible focus`, async ({ page }) => {
        await openPage(page, path);
        const problems: string[] = [];
        let stops = 0;
        for (;;) {
          await page.keyboard.press("Tab");
          const stop = await findFocusProblem(page);
          if (stop === null) break;
          stops++;
          if (stop) problems.push(stop);
          expect(stops, "Tab never leaves the page").toBeLessThan(300);
        }
        expect(stops).toBeGreaterThan(15);
        expect(problems).toEqual([]);
      });
    }
  });
}

test("navigation moves the focus to the main content and scrolls to the top", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/faq");
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("an article is found by search and read with its table of contents by keyboard alone", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await openPage(page, "/blog");
  await typeInto(page, page.getByRole("searchbox"), "inspection");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/blog?search=inspection");
  await tabTo(page, page.getByRole("combobox", { name: "Category" }));
  await page.keyboard.type("Quality");
  await expect(page).toHaveURL("/blog?search=inspection&category=Quality+Control");
  await expect(page.getByRole("combobox", { name: "Category" })).toBeFocused();
  const card = main.getByRole("article").first();
  const title = await card.getByRole("heading").innerText();
  await tabToAndPress(page, card.getByRole("link", { name: title }));
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(title);
  await expect(main).toBeFocused();
  countKeyboardTask();

  const contents = page.getByRole("complementary", { name: "On this page" });
  const link = contents.getByRole("listitem").getByRole("link").nth(2);
  const name = await link.innerText();
  await tabToAndPress(page, link);
  const section = main.getByRole("heading", { name, exact: true });
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();
  countKeyboardTask();
});

test("an answer of the FAQ is opened and closed by keyboard alone", async ({ page }) => {
  await openPage(page, "/faq");
  const question = page.getByRole("main").getByRole("heading").getByRole("button").nth(1);
  await tabToAndPress(page, question);
  await expect(question).toHaveAttribute("aria-expanded", "true");
  await expect(question).toBeFocused();
  expect(await findViolations(page, "main")).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await expect(question).toHaveAttribute("aria-expanded", "false");
  countKeyboardTask();
});

function getFocusName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute("aria-label") ?? element?.textContent.trim() ?? "";
  });
}
