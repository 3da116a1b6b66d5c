import type { Page } from "@playwright/test";
import { DESKTOP, openPage, PHONE, POST_PATH } from "./support/pages";
import { expect, test } from "./support/test";

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

test("Tab goes through the header in the order one sees", async ({ page }) => {
  await openPage(page, "/");
  const names: string[] = [];
  for (let i = 0; i < 7; i++) {
    await page.keyboard.press("Tab");
    names.push(await getFocusName(page));
  }
  expect(names).toEqual([
    "Skip to content",
    "Mandarin Lane, home",
    "Home",
    "Services",
    "Resources",
    "About",
    "Get a Free Quote",
  ]);
  for (let i = 0; i < 3; i++) await page.keyboard.press("Shift+Tab");
  expect(await getFocusName(page)).toBe("Services");
});

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const path of ["/", "/blog", POST_PATH, "/faq", "/contact-us"]) {
      test(`every stop of ${path} shows the focus and is on the screen`, async ({ page }) => {
        await openPage(page, path);
        const problems: string[] = [];
        let stops = 0;
        for (;;) {
          await page.keyboard.press("Tab");
          const stop = await describeFocus(page);
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

test("a new page takes the focus to its content and the window to its top", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/faq");
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("an article is found and read with the keyboard alone", async ({ page }) => {
  await openPage(page, "/blog");
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("polybag");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/blog?search=polybag");
  const link = page.getByRole("main").getByRole("article").getByRole("link");
  await expect(link).toHaveCount(1);
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Polybag");
  await expect(page.getByRole("main")).toBeFocused();
});

function getFocusName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute("aria-label") ?? element?.textContent.trim() ?? "";
  });
}

/** "" for a stop without fault, null when the focus has left the page. */
function describeFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const hasOutline = (styled: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(styled);
      return (
        outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(", 0)")
      );
    };
    const { top, bottom, left, right } = element.getBoundingClientRect();
    // In the enquiry form the whole cell of a field shows it.
    const isOutlined = hasOutline(element.closest(".fcell") ?? element) || hasOutline(element);
    const isOnScreen =
      bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    if (isOutlined && isOnScreen) return "";
    const name = `${element.localName} ${element.textContent.trim().slice(0, 40)}`;
    return `${name}: outlined ${isOutlined}, top ${Math.round(top)}`;
  });
}
