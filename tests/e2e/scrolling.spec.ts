import type { Page } from "@playwright/test";
import { paths } from "@/config/paths";
import { APPLICATION_CHUNKS, delayRequests } from "./support/delay-requests";
import { getTop } from "./support/layout";
import { printPage } from "./support/pdf";
import { openPage, PHONE, waitForHydration } from "./support/pages";
import { expect, test } from "./support/test";

test.use({ viewport: PHONE });

const getScrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: "instant" });
  }, top);

test.describe("the scroll position", () => {
  test("is restored by Back and Forward, and new pages start at the top", async ({ page }) => {
    await openPage(page, paths.blog);
    await waitForHydration(page);
    await scrollTo(page, 700);
    const card = page.getByRole("main").getByRole("article").nth(1).getByRole("link").first();
    // Playwright's own click would scroll to the link.
    await card.evaluate((link: HTMLElement) => {
      link.click();
    });
    await expect(page).toHaveURL(/\/blog\/./);
    await expect(page.locator(".prose p").first()).toBeVisible();
    expect(await getScrollTop(page)).toBe(0);
    await scrollTo(page, 900);

    await page.goBack();
    await expect(page).toHaveURL(paths.blog);
    await expect.poll(() => getScrollTop(page)).toBe(700);
    await page.goForward();
    await expect(page).toHaveURL(/\/blog\/./);
    await expect.poll(() => getScrollTop(page)).toBe(900);
  });

  test("is restored after a reload in between, also where the content loads later", async ({
    page,
  }) => {
    await openPage(page, "/blog?search=a");
    await scrollTo(page, 700);
    await page.getByRole("main").getByRole("article").nth(3).getByRole("link").first().click();
    await expect(page.locator(".prose p").first()).toBeVisible();
    await page.reload();
    await expect(page.locator(".prose p").first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
    await expect.poll(() => getScrollTop(page)).toBeGreaterThan(300);
  });

  test("is left to the visitor when the application starts after a reload", async ({ page }) => {
    await page.goto(paths.about);
    await waitForHydration(page);
    await scrollTo(page, 900);
    await page.reload();
    await page.waitForFunction(() => window.scrollY > 800);
    await scrollTo(page, 300);
    await waitForHydration(page);
    expect(await getScrollTop(page)).toBe(300);
  });

  test("of a long page is the same after a reload, and after Back from another page", async ({
    page,
  }) => {
    await page.goto(paths.home);
    await waitForHydration(page);
    await scrollTo(page, 7000);
    const heading = page.getByRole("heading", { level: 2 }).nth(4);
    const top = await getTop(heading);
    const expectSamePlace = async () => {
      // Unlike an evaluation, this goes on when the page is replaced meanwhile.
      await page.waitForFunction(() => window.scrollY > 6000);
      await waitForHydration(page);
      expect(Math.abs((await getTop(heading)) - top)).toBeLessThan(2);
    };
    await page.reload();
    await expectSamePlace();
    await page.goto(paths.about);
    await page.goBack();
    await expectSamePlace();
  });
});

test.describe("what is below the first view", () => {
  test("is found and printed before the scripts have come", async ({ page }) => {
    await delayRequests(page, /\.js$/);
    await page.goto(paths.home, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeAttached();

    // Line breaks in a heading have no space in the outline of the PDF.
    const withoutSpaces = (text: string) => text.replace(/\s/g, "");
    // Without the call to action, which is not printed.
    const titles = (await page.locator("main h2").allTextContents()).slice(0, -1);
    const { headings } = await printPage(page, "A4");
    const printed = headings.map(({ title }) => withoutSpaces(title));
    expect(titles.length).toBeGreaterThan(4);
    expect(printed).toEqual(expect.arrayContaining(titles.map(withoutSpaces)));

    const text = (await page.locator("footer p").first().textContent()) ?? "";
    expect(text).not.toBe("");
    expect(await page.evaluate(`window.find(${JSON.stringify(text.slice(0, 20))})`)).toBe(true);
  });

  test("is scrolled to exactly by a link to a part, and stays there when the page becomes live", async ({
    page,
  }) => {
    const application = await delayRequests(page, APPLICATION_CHUNKS);
    await page.goto(`${paths.faq}#design`);
    const readTop = async () => Math.round(await getTop(page.locator("#design")));
    // `scroll-padding-top` of the site.
    await expect.poll(readTop).toBe(100);
    application.release();
    await waitForHydration(page);
    expect(await readTop()).toBe(100);
  });
});
