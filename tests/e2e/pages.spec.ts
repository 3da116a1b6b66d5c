import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { findOverflow } from "./support/layout";
import {
  CASE_STUDY_PATH,
  DEAD_ENDS,
  DESKTOP,
  openPage,
  PHONE,
  POST_PATH,
  STATIC_PATHS,
} from "./support/pages";
import { expect, test } from "./support/test";

const ALL_PATHS = [...STATIC_PATHS, POST_PATH, CASE_STUDY_PATH, ...DEAD_ENDS];

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const path of ALL_PATHS) {
      test(`${path} is whole, fits the screen and is accessible`, async ({ page }) => {
        await openPage(page, path);

        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(page.getByRole("main")).toHaveCount(1);
        expect(await findBrokenImages(page)).toEqual([]);
        expect(await findOverflow(page)).toEqual([]);
        expect(await findViolations(page)).toEqual([]);
      });
    }
  });
}

test("every page has a title and a description of its own", async ({ page }) => {
  const titles: string[] = [];
  const descriptions: string[] = [];
  const head = page.locator('meta[name="description"]');
  for (const path of [...STATIC_PATHS, POST_PATH, CASE_STUDY_PATH]) {
    await openPage(page, path);
    titles.push(await page.title());
    descriptions.push((await head.getAttribute("content")) ?? "");
  }
  expect(titles.filter((title) => title.trim().length < 10)).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

for (const path of DEAD_ENDS) {
  test(`${path} keeps itself out of search engines`, async ({ page }) => {
    await openPage(page, path);
    await expect(page).toHaveTitle(/not found/i);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
}

/** Brings every picture into view, since those further down load only then. */
async function findBrokenImages(page: Page): Promise<string[]> {
  const broken: string[] = [];
  for (const image of await page.locator("img:visible").all()) {
    await image.scrollIntoViewIfNeeded();
    const source = await image.evaluate(async (node) => {
      const img = node instanceof HTMLImageElement ? node : new Image();
      await img.decode().catch(() => undefined);
      return img.naturalWidth > 0 ? "" : img.src;
    });
    if (source) broken.push(source);
  }
  return broken;
}

async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
}
