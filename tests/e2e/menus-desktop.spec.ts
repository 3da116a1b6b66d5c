import { site } from "@/config/site";
import { findViolations } from "./support/accessibility";
import { countKeyboardTask, tabToAndPress, tabTo } from "./support/keyboard";
import { openPage } from "./support/pages";
import { RESOURCES_PATHS, SERVICES_PATHS } from "../support/addresses";
import { test } from "./support/shared-page";
import { expect } from "./support/test";

const MENUS = [
  { label: "Services", other: "Resources", paths: SERVICES_PATHS },
  { label: "Resources", other: "Services", paths: RESOURCES_PATHS },
] as const;

for (const { label, other, paths } of MENUS) {
  test.describe(`the ${label} menu`, () => {
    test("opens on hover, lists its pages and closes when the pointer leaves", async ({ page }) => {
      await openPage(page, "/");
      const nav = page.getByRole("navigation", { name: "Main" });
      const button = nav.getByRole("button", { name: label });
      const links = nav.getByRole("listitem").getByRole("link");
      await expect(links).toHaveCount(0);

      await button.hover();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(links).toHaveCount(paths.length);
      expect(await findViolations(page, "header")).toEqual([]);
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(hrefs).toEqual(paths);
      // It stays open while the pointer is over its panel, and closes when the other menu opens.
      await links.last().hover();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await nav.getByRole("button", { name: other }).hover();
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await page.mouse.move(5, 890);
      await expect(links).toHaveCount(0);
    });

    test("works with the keyboard alone", async ({ page }) => {
      await openPage(page, "/");
      const nav = page.getByRole("navigation", { name: "Main" });
      const button = nav.getByRole("button", { name: label });
      const links = nav.getByRole("listitem").getByRole("link");

      await tabToAndPress(page, button);
      await expect(links).toHaveCount(paths.length);
      await page.keyboard.press("Tab");
      await expect(links.first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(links).toHaveCount(0);
      await expect(button).toBeFocused();

      await page.keyboard.press("Space");
      await expect(links).toHaveCount(paths.length);
      for (const path of paths) await tabTo(page, nav.locator(`a[href="${path}"]`));
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(paths[paths.length - 1] ?? "");
      await expect(links).toHaveCount(0);
      countKeyboardTask();
    });

    test("closes after each of its links, and marks the current page", async ({ page }) => {
      await openPage(page, "/about-us");
      const nav = page.getByRole("navigation", { name: "Main" });
      const button = nav.getByRole("button", { name: label });
      const links = nav.getByRole("listitem").getByRole("link");
      const open = async () => {
        await button.focus();
        await page.keyboard.press("Enter");
      };
      for (const [i, path] of paths.entries()) {
        await open();
        await links.nth(i).press("Enter");
        await expect(page).toHaveURL(path);
        await expect(links).toHaveCount(0);
        // The new page moves the focus when it is rendered, which would close the menu.
        await expect(page.getByRole("main")).toBeFocused();
        await open();
        await expect(links.nth(i)).toHaveAttribute("aria-current", "page");
        await expect(nav.locator('[aria-current="page"]')).toHaveCount(1);
        await page.keyboard.press("Escape");
        await expect(links).toHaveCount(0);
      }
      await open();
      await nav.locator('[aria-current="page"]').press("Enter");
      await expect(links).toHaveCount(0);
    });
  });
}

test("a click elsewhere and moving the focus out close the menu", async ({ page }) => {
  await openPage(page, "/");
  const nav = page.getByRole("navigation", { name: "Main" });
  const links = nav.getByRole("listitem").getByRole("link");
  const services = nav.getByRole("button", { name: "Services" });

  await services.focus();
  await page.keyboard.press("Enter");
  await expect(links).toHaveCount(SERVICES_PATHS.length);
  await page.mouse.click(5, 890);
  await expect(links).toHaveCount(0);

  await services.focus();
  await page.keyboard.press("Enter");
  await expect(links).toHaveCount(SERVICES_PATHS.length);
  await page.getByRole("banner").getByRole("link", { name: "Get a Free Quote" }).focus();
  await expect(links).toHaveCount(0);
});

test("the header links to Home, About and the quote, and its logo leads home", async ({ page }) => {
  await openPage(page, "/faq");
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Get a Free Quote" }).click();
  await expect(page).toHaveURL("/contact-us");
  await header.getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about-us");
  await expect(header.getByRole("link", { name: "About", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await header.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/faq");
  await header.getByRole("link", { name: `${site.name}, home` }).click();
  await expect(page).toHaveURL("/");
});

for (const [width, panelWidth] of [
  [1024, 400],
  [1152, 500],
  [1440, 600],
] as const) {
  test(`a menu's panel is ${panelWidth} px wide and on the screen at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/");
    const nav = page.getByRole("navigation", { name: "Main" });
    for (const { label } of MENUS) {
      const button = nav.getByRole("button", { name: label });
      await button.click();
      const id = await button.getAttribute("aria-controls");
      const box = await page.locator(`[id="${id}"]`).boundingBox();
      expect(box?.width).toBe(panelWidth);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + panelWidth).toBeLessThanOrEqual(width);
      await page.keyboard.press("Escape");
    }
  });
}
