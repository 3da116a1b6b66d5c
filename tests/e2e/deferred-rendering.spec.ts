import type { Page } from "@playwright/test";
import { DEFERRED } from "@/styles/deferred";
import { APPLICATION_CHUNKS, delayRequests } from "./support/delay-requests";
import { getTop } from "./support/layout";
import { printPage } from "./support/pdf";
import { PHONE } from "./support/pages";
import { expect, test } from "./support/test";

// A prerendered page is drawn without what is below its first view. Nobody may notice, and the rest
// follows while the browser is idle.

test.use({ viewport: PHONE });

/** `scroll-padding-top` of the site, in CSS px. */
const ANCHOR_TOP = 100;

/** Opens a page as it is before its first script has arrived. */
async function openWithoutScripts(page: Page, path: string) {
  await delayRequests(page, /\.js$/);
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeAttached();
}

const isLaidOut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

const countDeferred = (page: Page) =>
  page.evaluate((selector) => {
    const parts = [...document.querySelectorAll(selector)];
    const deferred = parts.filter((part) => getComputedStyle(part).contentVisibility === "auto");
    return [parts.length, deferred.length];
  }, DEFERRED);

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const path of ["/", "/privacy-policy", "/tools/landed-cost"]) {
  test(`${path} is drawn without what is below its first view`, async ({ page }) => {
    await openWithoutScripts(page, path);
    expect(await isLaidOut(page, "h1")).toBe(true);
    expect(await isLaidOut(page, "footer a")).toBe(false);
    expect(await isLaidOut(page, "main > :last-child p, main > div > :last-child p")).toBe(false);
  });

  test(`the rest of ${path} is laid out before anybody scrolls`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("#root")).toHaveAttribute("data-hydrated");
    const [parts, deferred] = await countDeferred(page);
    expect(parts).toBeGreaterThan(1);
    expect(deferred).toBe(0);
  });
}

test("a page that is opened by a link on the site has no deferred part", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("#root")).toHaveAttribute("data-hydrated");
  await page.locator("footer a[href='/about-us']").click();
  await expect(page).toHaveURL("/about-us");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect((await countDeferred(page))[1]).toBe(0);
});

for (const { path, id } of [
  { path: "/faq", id: "design" },
  { path: "/terms-of-service", id: "contact" },
]) {
  test(`${path}#${id} is scrolled to exactly, and stays there when the page completes itself`, async ({
    page,
  }) => {
    const application = await delayRequests(page, APPLICATION_CHUNKS);
    await page.goto(`${path}#${id}`);
    const target = page.locator(`[id="${id}"]`);
    await expect.poll(async () => Math.round(await getTop(target))).toBe(ANCHOR_TOP);
    application.release();
    await expect(page.locator("#root")).toHaveAttribute("data-hydrated");
    expect(Math.round(await getTop(target))).toBe(ANCHOR_TOP);
  });
}

test("find in page finds what is not laid out yet", async ({ page }) => {
  await openWithoutScripts(page, "/");
  const text = (await page.locator("footer p").first().textContent()) ?? "";
  expect(text).not.toBe("");
  const isFound = await page.evaluate(`window.find(${JSON.stringify(text.slice(0, 20))})`);
  expect(isFound).toBe(true);
});

test("what is not laid out yet is printed", async ({ page }) => {
  await openWithoutScripts(page, "/");
  // Line breaks in a heading have no space in the outline of the PDF.
  const withoutSpaces = (text: string) => text.replace(/\s/g, "");
  // Without the call to action, which is not printed.
  const titles = (await page.locator("main h2").allTextContents()).slice(0, -1);
  const { headings } = await printPage(page, "A4");
  const printed = headings.map(({ title }) => withoutSpaces(title));
  expect(titles.length).toBeGreaterThan(4);
  expect(printed).toEqual(expect.arrayContaining(titles.map(withoutSpaces)));
});

test("a reload and Back return to the same place of a long page", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("#root")).toHaveAttribute("data-hydrated");
  await page.evaluate(() => {
    window.scrollTo({ top: 7000, behavior: "instant" });
  });
  const quote = page.getByRole("heading", { level: 2 }).nth(4);
  const top = await getTop(quote);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(6000);
  await expect(page.locator("#root")).toHaveAttribute("data-hydrated");
  expect(Math.abs((await getTop(quote)) - top)).toBeLessThan(2);

  await page.goto("/about-us");
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(6000);
  await expect(page.locator("#root")).toHaveAttribute("data-hydrated");
  expect(Math.abs((await getTop(quote)) - top)).toBeLessThan(2);
});
