import type { Page } from "@playwright/test";
import { paths } from "@/config/paths";
import { resourcesMenu, servicesMenu } from "@/content/navigation";
import { findViolations } from "./support/accessibility";
import { delayRequests } from "./support/delay-requests";
import { tabTo, tabToAndPress } from "./support/keyboard";
import { DESKTOP, openPage, PHONE, waitForHydration } from "./support/pages";
import { test } from "./support/shared-page";
import { findSmallTargets } from "./support/targets";
import { expect } from "./support/test";

const MENUS = [
  { label: "Services", items: servicesMenu },
  { label: "Resources", items: resourcesMenu },
] as const;

const getMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const getLinks = (page: Page) => getMenu(page).getByRole("listitem").getByRole("link");
const getButton = (page: Page, name: string) => getMenu(page).getByRole("button", { name });
const getPanel = (page: Page, name: string) =>
  getMenu(page)
    .locator(".menu", { has: page.getByRole("button", { name }) })
    .locator("[popover]");
const openMenu = (page: Page) => page.getByRole("button", { name: "Open menu" }).click();

/** A section of the phone's menu. */
const getSection = (page: Page, name: string) =>
  getMenu(page).locator("summary", { hasText: name });

test.describe("on a wide screen", () => {
  for (const javaScriptEnabled of [true, false]) {
    test(`a menu opens on hover, stays while the pointer is over it, and fits the screen, with scripts: ${javaScriptEnabled}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        viewport: DESKTOP,
        reducedMotion: "reduce",
        javaScriptEnabled,
      });
      const page = await context.newPage();
      await (javaScriptEnabled ? openPage(page, "/") : page.goto("/"));
      await getButton(page, "Services").hover();
      await expect(getLinks(page)).toHaveCount(servicesMenu.length);
      const hovered = await getPanel(page, "Services").boundingBox();
      await getLinks(page).last().hover();
      await expect(getLinks(page)).toHaveCount(servicesMenu.length);
      // A click keeps it open, in its place.
      await getButton(page, "Services").click();
      await page.mouse.move(5, 890);
      await expect(getLinks(page)).toHaveCount(servicesMenu.length);
      expect(await getPanel(page, "Services").boundingBox()).toEqual(hovered);
      await getButton(page, "Resources").hover();
      await expect(getLinks(page)).toHaveCount(resourcesMenu.length);
      await page.mouse.click(5, 890);
      await expect(getLinks(page)).toHaveCount(0);

      for (const width of [1024, DESKTOP.width]) {
        await page.setViewportSize({ width, height: 900 });
        for (const { label, items } of MENUS) {
          await getButton(page, label).click();
          await expect(getLinks(page)).toHaveCount(items.length);
          const box = await getPanel(page, label).boundingBox();
          const bar = await getMenu(page).boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo((bar?.x ?? 0) + (bar?.width ?? 0));
          await page.mouse.click(5, 890);
        }
      }
      await context.close();
    });
  }

  test("a hovered menu hides on Escape, on a second click and with its links, until the pointer leaves it", async ({
    page,
  }) => {
    await openPage(page, "/");
    await waitForHydration(page);
    const button = getButton(page, "Services");
    const leaveAndHover = async () => {
      await page.mouse.move(5, 890);
      await button.hover();
      await expect(getLinks(page)).toHaveCount(servicesMenu.length);
    };
    await leaveAndHover();
    expect(await findViolations(page, "header")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(getLinks(page)).toHaveCount(0);
    await leaveAndHover();
    await button.click();
    await expect(getLinks(page)).toHaveCount(servicesMenu.length);
    await button.click();
    await expect(getLinks(page)).toHaveCount(0);
    await leaveAndHover();
    await getLinks(page).last().click();
    await expect(page).toHaveURL(paths.crowdfunding);
    await expect(getLinks(page)).toHaveCount(0);
  });

  test("a menu works by keyboard alone, and marks the page it has led to", async ({ page }) => {
    await openPage(page, "/");
    const button = getButton(page, "Services");
    await tabToAndPress(page, button);
    await page.keyboard.press("Tab");
    await expect(getLinks(page).first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(getLinks(page)).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.keyboard.press("Space");
    await tabTo(page, getMenu(page).getByRole("link", { name: "About" }));
    await expect(getLinks(page)).toHaveCount(0);
    await button.press("Enter");
    await tabTo(page, getLinks(page).last());
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(paths.crowdfunding);
    await expect(getLinks(page)).toHaveCount(0);
    // The new page moves the focus when it is rendered, which would close the menu.
    await expect(page.getByRole("main")).toBeFocused();
    await button.press("Enter");
    await expect(getLinks(page).last()).toHaveAttribute("aria-current", "page");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  for (const { reducedMotion, duration } of [
    { reducedMotion: "reduce", duration: 0 },
    { reducedMotion: "no-preference", duration: 0.3 },
  ] as const) {
    test(`the menu and its sections open in ${duration} s when only the HTML has come`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await delayRequests(page, /\/assets\/[^/]+\.(?:css|js)$/);
      await page.goto("/", { waitUntil: "commit" });
      await openMenu(page);
      await expect(getMenu(page).getByRole("link").first()).toBeInViewport();
      await getSection(page, "Services").click();
      await expect(getLinks(page).first()).toBeInViewport();
      for (const [selector, part] of [
        ["[popover]:popover-open", ""],
        ["details[open]", "::details-content"],
      ] as const) {
        const durations = await page
          .locator(`header ${selector}`)
          .evaluate(
            (element, pseudo) =>
              getComputedStyle(element, pseudo).transitionDuration.split(", ").map(parseFloat),
            part,
          );
        expect(Math.round(Math.max(...durations) * 10) / 10).toBe(duration);
      }
    });
  }

  test("the menu works by keyboard alone, and closes when the focus leaves it", async ({
    page,
  }) => {
    await openPage(page, paths.faq);
    await tabToAndPress(page, page.getByRole("button", { name: "Open menu" }));
    await tabToAndPress(page, getSection(page, "Services"));
    const link = getLinks(page).last();
    await tabTo(page, link);
    await tabTo(page, getMenu(page).getByRole("link").last());
    await page.keyboard.press("Tab");
    await expect(getMenu(page)).toHaveCount(0);
    await expect(link).toBeHidden();

    await openMenu(page);
    await link.press("Enter");
    await expect(page).toHaveURL(paths.crowdfunding);
    await expect(getMenu(page)).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("the whole menu can be scrolled to on a small screen", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 560 });
    await openPage(page, "/");
    await openMenu(page);
    for (const { label } of MENUS) await getSection(page, label).click();
    expect(await findViolations(page, "header")).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    const last = getMenu(page).getByRole("link").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.click();
    await expect(page).toHaveURL(paths.contact);
    await expect(getMenu(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  });
});
