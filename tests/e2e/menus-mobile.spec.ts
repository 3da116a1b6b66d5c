import type { Locator, Page } from "@playwright/test";
import { RESOURCES_PATHS, SERVICES_PATHS } from "../support/addresses";
import { findViolations } from "./support/accessibility";
import { countTask, pressOn } from "./support/keyboard";
import { openPage, PHONE } from "./support/pages";
import { findSmallTargets } from "./support/targets";
import { expect, test } from "./support/test";

test.use({ viewport: PHONE });

const SECTIONS = [
  { label: "Services", paths: SERVICES_PATHS },
  { label: "Resources", paths: RESOURCES_PATHS },
] as const;

const getMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const openMenu = (page: Page) => page.getByRole("button", { name: "Open menu" }).click();

/** A page that has just come takes the focus, and closes a menu that was opened before it. */
const expectNewPage = (page: Page) => expect(page.getByRole("main")).toBeFocused();

/** What a button says it controls. */
async function getControlled(page: Page, button: Locator): Promise<Locator> {
  return page.locator(`[id="${await button.getAttribute("aria-controls")}"]`);
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the menu and its sections take 0.3 s to open", async ({ page }) => {
    await openPage(page, "/");
    const panel = await getControlled(page, page.getByRole("button", { name: "Open menu" }));
    const section = await getControlled(page, panel.getByText("Services", { exact: true }));
    // The rules for what moves come with the visitor's first act.
    await page.keyboard.press("Shift");
    for (const fold of [panel, section]) {
      await expect(fold).toHaveCSS("transition-duration", /^0\.3s(, 0\.3s)*$/);
    }
    await openMenu(page);
    await expect(getMenu(page)).toBeVisible();
    await expect(getMenu(page).getByRole("link", { name: "Home", exact: true })).toBeInViewport();
  });
});

test("without motion the menu opens at once", async ({ page }) => {
  await openPage(page, "/");
  const panel = await getControlled(page, page.getByRole("button", { name: "Open menu" }));
  const durations = await panel.evaluate((node) => getComputedStyle(node).transitionDuration);
  for (const duration of durations.split(",")) expect(parseFloat(duration)).toBeLessThan(0.01);
});

for (const { label, paths } of SECTIONS) {
  test(`the section ${label} unfolds, and each of its links closes the menu`, async ({ page }) => {
    await openPage(page, "/about-us");
    const section = getMenu(page).getByRole("button", { name: label });
    const links = getMenu(page).getByRole("listitem").getByRole("link");

    await openMenu(page);
    await expect(section).toHaveAttribute("aria-expanded", "false");
    await expect(links).toHaveCount(0);
    await section.click();
    await expect(links).toHaveCount(paths.length);
    await section.click();
    await expect(links).toHaveCount(0);

    for (const [i, path] of paths.entries()) {
      if ((await section.getAttribute("aria-expanded")) === "false") await section.click();
      await expect(links).toHaveCount(paths.length);
      await links.nth(i).click();
      await expect(page).toHaveURL(path);
      await expect(getMenu(page)).toHaveCount(0);
      await expectNewPage(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      await openMenu(page);
    }
  });
}

test("Home, About and the quote close the menu too", async ({ page }) => {
  await openPage(page, "/faq");
  for (const [name, path] of [
    ["Home", "/"],
    ["About", "/about-us"],
    ["Get a Free Quote", "/contact-us"],
  ] as const) {
    await openMenu(page);
    await getMenu(page).getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(getMenu(page)).toHaveCount(0);
    await expectNewPage(page);
  }
});

test("Escape and a tap elsewhere close the menu; Escape gives the focus back", async ({ page }) => {
  await openPage(page, "/faq");
  await openMenu(page);
  await expect(getMenu(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(getMenu(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();

  await openMenu(page);
  await expect(getMenu(page)).toBeVisible();
  await page.mouse.click(195, 830);
  await expect(getMenu(page)).toHaveCount(0);
});

test("nothing of a closed menu can be reached, even what was unfolded in it", async ({ page }) => {
  await openPage(page, "/faq");
  await openMenu(page);
  await getMenu(page).getByRole("button", { name: "Services" }).click();
  await expect(
    page.locator("header").getByRole("link", { name: /^Product sourcing/ }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("header").getByRole("link", { name: /^Product sourcing/ })).toHaveCount(
    0,
  );
});

test("the menu closes when the focus leaves it", async ({ page }) => {
  await openPage(page, "/faq");
  await openMenu(page);
  await getMenu(page).getByRole("link", { name: "Get a Free Quote" }).focus();
  await page.keyboard.press("Tab");
  await expect(getMenu(page)).toHaveCount(0);
});

test("the menu is used by keyboard alone", async ({ page }) => {
  await openPage(page, "/faq");
  await pressOn(page, page.getByRole("button", { name: "Open menu" }));
  const section = getMenu(page).getByRole("button", { name: "Services" });
  await pressOn(page, section);
  await expect(section).toHaveAttribute("aria-expanded", "true");
  await pressOn(page, getMenu(page).getByRole("link", { name: /^Supplier management/ }));
  await expect(page).toHaveURL("/supplier-management");
  await expect(page.getByRole("main")).toBeFocused();
  countTask();
});

test("a link to the page one is on closes the menu as well", async ({ page }) => {
  await openPage(page, "/about-us");
  await openMenu(page);
  const link = getMenu(page).getByRole("link", { name: "About", exact: true });
  await expect(link).toHaveAttribute("aria-current", "page");
  await link.click();
  await expect(getMenu(page)).toHaveCount(0);
});

test("the whole menu can be reached on a small screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await openPage(page, "/");
  await openMenu(page);
  for (const { label } of SECTIONS) {
    await getMenu(page).getByRole("button", { name: label }).click();
  }
  expect(await findViolations(page, "header")).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  const last = getMenu(page).getByRole("link", { name: "Get a Free Quote" });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});
