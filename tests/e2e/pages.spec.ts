import { CASE_STUDY_PATHS, STATIC_PATHS } from "../support/addresses";
import type { Page } from "@playwright/test";
import { site } from "@/config/site";
import { findViolations } from "./support/accessibility";
import { serveTable } from "./support/backend";
import { findInvisibleInForcedColors } from "./support/forced-colors";
import { findOverflow } from "./support/layout";
import {
  NOT_FOUND_ERROR,
  NOT_FOUND_PATHS,
  DESKTOP,
  openPage,
  PHONE,
  POST_PATH,
} from "./support/pages";
import { findSmallTargets } from "./support/targets";
import { test } from "./support/shared-page";
import { expect } from "./support/test";
import { findClippedText, withDoubleTextSize } from "./support/text-size";

const PAGES = [...STATIC_PATHS, POST_PATH, ...CASE_STUDY_PATHS];
const ALL_PATHS = [...PAGES, ...NOT_FOUND_PATHS];

/** The smallest phones, and a desktop of 1280 px at 400% zoom (WCAG 1.4.10, reflow). */
const SMALLEST = { width: 320, height: 640 };

for (const path of ALL_PATHS) {
  test(`${path} has its content, fits every screen and is accessible`, async ({ page, watch }) => {
    if (NOT_FOUND_PATHS.includes(path)) watch.allowConsole(NOT_FOUND_ERROR);
    await page.setViewportSize(PHONE);
    await openPage(page, path);
    await expect(page.getByRole("main")).toHaveCount(1);
    expect(await findViolations(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);

    for (const viewport of [PHONE, SMALLEST, DESKTOP]) {
      await page.setViewportSize(viewport);
      const where = `${viewport.width} px wide`;
      // A responsive image has no size while it loads the file for the new width.
      await expect.poll(() => findBrokenImages(page), where).toEqual([]);
      expect(await findOverflow(page), where).toEqual([]);
    }
    expect(await findInvisibleInForcedColors(page), "in forced colors").toEqual([]);

    await withDoubleTextSize(page, async () => {
      expect(await findOverflow(page), "at double font size").toEqual([]);
      expect(await findClippedText(page), "at double font size").toEqual([]);
    });
  });
}

test("pages are accessible for visitors who prefer a dark color scheme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  for (const path of ["/", "/contact-us"]) {
    await openPage(page, path);
    expect(await findViolations(page), path).toEqual([]);
  }
});

test("every page is served with metadata of its own", async ({ page, request }) => {
  await page.goto("/");
  const titles: string[] = [];
  const descriptions: string[] = [];
  for (const path of PAGES) {
    const head = await readMetadata(page, `${path}?from=a-letter`);
    titles.push(head.title);
    descriptions.push(head.description);
    const url = new URL(path, site.url).href;
    expect(head.canonical, path).toBe(url);
    expect(head.sharedUrl, path).toBe(url);
    expect(head.sharedTitle, path).toBe(head.title);
    expect(head.sharedDescription, path).toBe(head.description);
    const picture = new URL(head.sharedPicture);
    expect(picture.origin, path).toBe(site.url);
    expect((await request.get(picture.pathname)).headers()["content-type"]).toMatch(/^image/);
  }
  expect(titles.filter((title) => title.trim().length < 10)).toEqual([]);
  expect(descriptions.filter(({ length }) => length < 60 || length > 155)).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test("pages use the favicon of the settings", async ({ page }) => {
  await serveTable(page, "site_settings", [
    { key: "somethingElse", value: "/images/brand/author.svg" },
    { key: "faviconUrl", value: "/images/brand/symbol.svg" },
  ]);
  for (const path of ["/", "/faq", POST_PATH]) {
    await openPage(page, path);
    const icon = page.locator('link[rel="icon"]');
    await expect(icon, path).toHaveAttribute("href", "/images/brand/symbol.svg");
  }
});

for (const path of NOT_FOUND_PATHS) {
  test(`${path} is marked noindex`, async ({ page, watch }) => {
    watch.allowConsole(NOT_FOUND_ERROR);
    await openPage(page, path);
    await expect(page).toHaveTitle(/not found/i);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
}

/** The metadata in a page's HTML, before any script has run. Each must be there exactly once. */
function readMetadata(page: Page, path: string) {
  return page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    const { head } = new DOMParser().parseFromString(html, "text/html");
    const read = (selector: string) => {
      const [element, ...others] = head.querySelectorAll(selector);
      if (!element || others.length > 0) throw new Error(`Not one ${selector} on ${address}`);
      return element.getAttribute("content") ?? element.getAttribute("href") ?? element.textContent;
    };
    return {
      title: read("title"),
      description: read('meta[name="description"]'),
      canonical: read('link[rel="canonical"]'),
      sharedUrl: read('meta[property="og:url"]'),
      sharedTitle: read('meta[property="og:title"]'),
      sharedDescription: read('meta[property="og:description"]'),
      sharedPicture: read('meta[property="og:image"]'),
    };
  }, path);
}

/** The images without content. Lazy images are loaded now, not only when they are scrolled near. */
function findBrokenImages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = "eager";
    await Promise.allSettled(images.map((image) => image.decode()));
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.src);
  });
}
