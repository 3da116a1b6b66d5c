import type { Locator, Page } from "@playwright/test";
import { SUBMISSIONS_KEY } from "@/db/contact-submissions";
import { makeSubmissions } from "../support/submissions";
import { findOutlineProblem } from "../support/headings";
import { findViolations } from "./support/accessibility";
import { unlockAdmin } from "./support/admin";
import { findInvisibleInForcedColors } from "./support/forced-colors";
import { findOverflow } from "./support/layout";
import { DESKTOP, PHONE, TABLET } from "./support/pages";
import { addToTotal } from "./support/add-to-total";
import { findSmallTargets } from "./support/targets";
import { expect, FAILED_READ, test } from "./support/test";
import { withDoubleTextSize } from "./support/text-size";

/** The smallest phones, and a desktop of 1280 px at 400% zoom (WCAG 1.4.10, reflow). */
const SMALLEST = { width: 320, height: 640 };

/** Each screen with the steps to it. None of them saves anything. */
const SCREENS: readonly [name: string, path: string, open: (page: Page) => Promise<void>][] = [
  [
    "the dashboard",
    "/admin",
    async (page) => {
      await expect(page.getByText(/posts, newest/)).toBeVisible();
    },
  ],
  [
    "the list of posts, with validation errors in the form above it",
    "/admin/blog-management",
    async (page) => {
      await page.getByRole("button", { name: "Add New Post" }).click();
      await page.getByRole("button", { name: "Save Post" }).click();
      await expect(page.getByText("Title is required.").first()).toBeVisible();
      await expect(page.getByText("How to Pay Chinese Suppliers Safely")).toBeVisible();
    },
  ],
  [
    "the preview of a post",
    "/admin/blog-management",
    async (page) => {
      await page.getByRole("button", { name: /^Edit “How to Pay/ }).click();
      await page.getByRole("button", { name: "Preview page" }).click();
      await expect(page.getByRole("dialog").getByRole("article")).toBeVisible();
    },
  ],
  [
    "the confirmation before a post is deleted",
    "/admin/blog-management",
    async (page) => {
      await page.getByRole("button", { name: /^Delete “How to Pay/ }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  ],
  [
    "a list that could not be loaded",
    "/admin/blog-management",
    async (page) => {
      await page.route("**/rest/v1/blog_posts?*", (route) => route.abort());
      await page.getByRole("button", { name: "Refresh" }).first().click();
      await expect(page.getByRole("alert").first()).toBeVisible();
    },
  ],
  [
    "the site images",
    "/admin/site-image-management",
    async (page) => {
      await expect(page.getByLabel("Favicon URL")).toHaveValue("/favicon.ico");
    },
  ],
  [
    "the success stories, with the form and its preview",
    "/admin/success-stories",
    async (page) => {
      await page.getByRole("button", { name: /^Edit/ }).first().click();
      await page.getByRole("tab", { name: "Preview" }).click();
    },
  ],
  [
    "the submissions, one of them open",
    "/admin/contact-submissions",
    async (page) => {
      await page
        .getByRole("button", { name: /^View submission/ })
        .first()
        .click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  ],
  [
    "the confirmation before all submissions are deleted",
    "/admin/contact-submissions",
    async (page) => {
      await page.getByRole("button", { name: "Clear All Submissions" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  ],
];

test.beforeEach(async ({ context }) => {
  await unlockAdmin(context);
  await context.addInitScript(
    ([key, text]) => {
      if (window.location.protocol.startsWith("http")) window.localStorage.setItem(key, text);
    },
    [SUBMISSIONS_KEY, JSON.stringify(makeSubmissions(3))] as const,
  );
});

for (const [name, path, open] of SCREENS) {
  test(`${name} fits every screen and is accessible`, async ({ page, watch }) => {
    watch.allowConsole(...FAILED_READ);
    await page.goto(path);
    await open(page);
    await expect(page).toHaveTitle(/ admin$/);
    const robots = page.locator('meta[name="robots"]');
    await expect(robots.and(page.locator('[content="noindex"]'))).not.toHaveCount(0);
    await expect(robots.and(page.locator(':not([content="noindex"])'))).toHaveCount(0);
    // An open dialog hides the headings of the page from assistive technology.
    if ((await page.getByRole("dialog").count()) === 0) {
      const headings = page.locator("h1, h2, h3, h4, h5, h6");
      const levels = await headings.evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map(({ localName }) => Number(localName[1])),
      );
      expect(findOutlineProblem(levels)).toBeNull();
      addToTotal("heading outlines checked");
    }

    for (const viewport of [DESKTOP, TABLET, PHONE, SMALLEST]) {
      await page.setViewportSize(viewport);
      const where = `${viewport.width} px wide`;
      expect(await findOverflow(page), where).toEqual([]);
      if (viewport === DESKTOP || viewport === PHONE) {
        expect(await findViolations(page), where).toEqual([]);
      }
    }
    expect(await findSmallTargets(page)).toEqual([]);
    await page.setViewportSize(DESKTOP);
    expect(await findInvisibleInForcedColors(page), "in forced colors").toEqual([]);
    await withDoubleTextSize(page, async () => {
      expect(await findOverflow(page), "at double font size").toEqual([]);
    });
  });
}

test("the login and the menu fit the smallest screen and are accessible", async ({ page }) => {
  await page.setViewportSize(SMALLEST);
  await page.goto("/admin");
  await page.getByRole("button", { name: "Open menu" }).click();
  expect(await findOverflow(page)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByLabel("Password")).toBeFocused();
  expect(await findOverflow(page)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
});

test("a row that is reached backwards by keyboard is not behind the sticky lines", async ({
  context,
  page,
}) => {
  await unlockAdmin(context);
  await page.setViewportSize(PHONE);
  // The longest sentence of a server that renders by itself.
  const versions = { posts: {}, stories: {}, siteImages: {}, settings: {} };
  const renderedAt = "2026-11-23T12:00:00.000Z";
  await page.route("**/rendered.json", (route) =>
    route.fulfill({ json: { renderedAt, updatesItself: true, versions } }),
  );
  await page.goto("/admin/blog-management");
  const sentence = page.getByRole("status").filter({ hasText: /not yet in search results/ });
  await expect(sentence).toBeVisible();
  await page
    .getByRole("button", { name: /^Delete “/ })
    .last()
    .focus();
  await expect(sentence).toBeInViewport();
  for (let presses = 0; presses < 24; presses++) {
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => distanceBelow(page.locator(":focus"), sentence)).toBeGreaterThan(0);
  }
});

/** In pixels, negative if one overlaps the other. */
async function distanceBelow(lower: Locator, upper: Locator): Promise<number> {
  const [below, above] = await Promise.all([lower.boundingBox(), upper.boundingBox()]);
  return (below?.y ?? NaN) - (above ? above.y + above.height : NaN);
}
