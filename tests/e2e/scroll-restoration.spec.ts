import type { Page } from "@playwright/test";
import { openPage, PHONE } from "./support/pages";
import { expect, test } from "./support/test";

/** Waits for the full style sheet, which arrives after the first view, and for its fonts. */
async function waitForFullStyleSheet(page: Page) {
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href, media }) => href && media.length === 0),
  );
  await page.evaluate(async () => {
    // Forces a layout, which starts to load the fonts that the style sheet declares.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/**
 * Records where the page is scrolled to when the key is pressed: until then, the browser may move it
 * by some pixels, to keep what is seen in its place while other parts load.
 */
function recordTopAtNextKey(page: Page) {
  return page.evaluate(() => {
    const record = () => {
      document.documentElement.dataset["top"] = String(Math.round(window.scrollY));
    };
    document.addEventListener("keydown", record, { capture: true, once: true });
  });
}

function readRecordedTop(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset["top"]));
}

test.describe("the scroll position", () => {
  const getTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

  for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
    test(`is restored by Back and Forward at ${viewport.width} px, and new pages start at the top`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openPage(page, "/blog");
      const card = page.getByRole("main").getByRole("article").nth(4).getByRole("link").first();
      await card.focus();
      await waitForFullStyleSheet(page);
      await recordTopAtNextKey(page);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/blog\/./);
      const listTop = await readRecordedTop(page);
      expect(listTop).toBeGreaterThan(200);
      await expect(page.locator(".prose p").first()).toBeVisible();
      expect(await getTop(page)).toBe(0);
      await page.evaluate(() => {
        window.scrollTo({ top: 900, behavior: "instant" });
      });

      await page.goBack();
      await expect(page).toHaveURL("/blog");
      await expect.poll(() => getTop(page)).toBe(listTop);
      await page.goForward();
      await expect(page).toHaveURL(/\/blog\/./);
      await expect.poll(() => getTop(page)).toBe(900);
    });
  }

  test("is restored after a reload in between, also where the content loads later", async ({
    page,
  }) => {
    await openPage(page, "/blog?search=a");
    await page.evaluate(() => {
      window.scrollTo({ top: 700, behavior: "instant" });
    });
    await page.getByRole("main").getByRole("article").nth(3).getByRole("link").first().click();
    await expect(page.locator(".prose p").first()).toBeVisible();
    await page.reload();
    await expect(page.locator(".prose p").first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
    await expect.poll(() => getTop(page)).toBeGreaterThan(300);
  });
});
