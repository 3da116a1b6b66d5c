import type { Locator, Page } from "@playwright/test";
import { RESOURCES_PATHS, SERVICES_PATHS } from "../support/addresses";
import { findViolations } from "./support/accessibility";
import { delayRequests } from "./support/delay-requests";
import { countKeyboardTask, tabToAndPress } from "./support/keyboard";
import { nextFrames } from "./support/layout";
import { openPage, PHONE } from "./support/pages";
import { findSmallTargets } from "./support/targets";
import { test } from "./support/shared-page";
import { expect, test as isolatedTest } from "./support/test";

test.use({ viewport: PHONE });

const SECTIONS = [
  { label: "Services", paths: SERVICES_PATHS },
  { label: "Resources", paths: RESOURCES_PATHS },
] as const;

/** The transitions of an opening panel, and their milliseconds. */
const OPEN_TRANSITIONS = {
  began: ["grid-template-rows", "visibility"],
  ended: ["grid-template-rows 300", "visibility 300"],
};

const getMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const openMenu = (page: Page) => page.getByRole("button", { name: "Open menu" }).click();

/** Waits for the new page, which moves the focus and so closes a menu that was opened before. */
const expectNewPage = (page: Page) => expect(page.getByRole("main")).toBeFocused();

/** The element that the button's `aria-controls` names. */
async function getControlled(page: Page, button: Locator): Promise<Locator> {
  return page.locator(`[id="${await button.getAttribute("aria-controls")}"]`);
}

/**
 * Opens the menu and then a section of it. Returns the transitions of both that began, and those that
 * ended with the event's `elapsedTime`, which does not depend on the speed of the machine.
 */
async function openAll(page: Page) {
  const toggle = page.getByRole("button", { name: "Open menu" });
  const panel = await getControlled(page, toggle);
  const transitions = await page.evaluateHandle(() => {
    const seen: { id: string; began: string[]; ended: string[] }[] = [];
    const find = ({ target }: Event) => {
      const id = target instanceof Element ? target.id : "";
      const known = seen.find((one) => one.id === id) ?? { id, began: [], ended: [] };
      if (!seen.includes(known)) seen.push(known);
      return known;
    };
    document.addEventListener("transitionrun", (event) => {
      find(event).began.push(event.propertyName);
    });
    document.addEventListener("transitionend", (event) => {
      find(event).ended.push(`${event.propertyName} ${Math.round(event.elapsedTime * 1000)}`);
    });
    return seen;
  });
  const read = async (element: Locator) => {
    const id = await element.getAttribute("id");
    const { began = [], ended = [] } =
      (await transitions.jsonValue()).find((one) => one.id === id) ?? {};
    return { began: began.toSorted(), ended: ended.toSorted() };
  };
  await openMenu(page);
  await expect(getMenu(page).getByRole("link", { name: "Home", exact: true })).toBeInViewport();
  const button = getMenu(page).getByRole("button", { name: "Services" });
  const section = await getControlled(page, button);
  await button.click();
  await expect(section.getByRole("link").first()).toBeInViewport();
  return { readMenu: () => read(panel), readSection: () => read(section) };
}

test.describe("as the first interaction", () => {
  isolatedTest.beforeEach(async ({ page }) => {
    // Keeps out the full style sheet, which arrives after the first view: critical CSS must be enough.
    await delayRequests(page, /\/assets\/styles-[^/]+\.css$/);
    await page.goto("/");
  });

  isolatedTest(
    "the menu opens without a transition for visitors who prefer reduced motion",
    async ({ page }) => {
      const { readMenu, readSection } = await openAll(page);
      await nextFrames(page);
      expect(await readMenu()).toEqual({ began: [], ended: [] });
      expect(await readSection()).toEqual({ began: [], ended: [] });
    },
  );

  test.describe("with motion", () => {
    isolatedTest.use({ contextOptions: { reducedMotion: "no-preference" } });

    isolatedTest("opening the menu and a section of it takes 0.3 s each", async ({ page }) => {
      const { readMenu, readSection } = await openAll(page);
      await expect.poll(readMenu).toEqual(OPEN_TRANSITIONS);
      await expect.poll(readSection).toEqual(OPEN_TRANSITIONS);
    });
  });
});

test.describe("with motion", () => {
  isolatedTest.use({ contextOptions: { reducedMotion: "no-preference" } });

  isolatedTest("opening the menu takes as long with the full style sheet", async ({ page }) => {
    await openPage(page, "/");
    await page.waitForFunction(() =>
      [...document.styleSheets].some(({ href }) => href?.includes("/assets/styles-")),
    );
    const { readMenu, readSection } = await openAll(page);
    await expect.poll(readMenu).toEqual(OPEN_TRANSITIONS);
    await expect.poll(readSection).toEqual(OPEN_TRANSITIONS);
  });
});

for (const { label, paths } of SECTIONS) {
  test(`the section ${label} opens, and each of its links closes the menu`, async ({ page }) => {
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

test("Escape and a tap elsewhere close the menu; Escape returns the focus", async ({ page }) => {
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

test("a closed menu hides its links, also those of an open section", async ({ page }) => {
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

test("the menu works by keyboard alone", async ({ page }) => {
  await openPage(page, "/faq");
  await tabToAndPress(page, page.getByRole("button", { name: "Open menu" }));
  const section = getMenu(page).getByRole("button", { name: "Services" });
  await tabToAndPress(page, section);
  await expect(section).toHaveAttribute("aria-expanded", "true");
  await tabToAndPress(page, getMenu(page).getByRole("link", { name: /^Supplier management/ }));
  await expect(page).toHaveURL("/supplier-management");
  await expect(page.getByRole("main")).toBeFocused();
  countKeyboardTask();
});

test("a link to the current page closes the menu as well", async ({ page }) => {
  await openPage(page, "/about-us");
  await openMenu(page);
  const link = getMenu(page).getByRole("link", { name: "About", exact: true });
  await expect(link).toHaveAttribute("aria-current", "page");
  await link.click();
  await expect(getMenu(page)).toHaveCount(0);
});

test("the whole menu can be scrolled to on a small screen", async ({ page }) => {
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
