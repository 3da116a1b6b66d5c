import { STATIC_PATHS } from "../support/addresses";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { answerWith } from "./support/backend";
import { findOverflow } from "./support/layout";
import { CASE_STUDY_PATH, DEAD_ENDS, DESKTOP, openPage, PHONE, POST_PATH } from "./support/pages";
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

test("every page has a title and a description of its own, and the favicon of the settings", async ({
  page,
}) => {
  await answerWith(page, "site_settings", [
    { key: "somethingElse", value: "/images/brand/author.svg" },
    { key: "faviconUrl", value: "/images/brand/symbol.svg" },
  ]);
  const titles: string[] = [];
  const descriptions: string[] = [];
  for (const path of [...STATIC_PATHS, POST_PATH, CASE_STUDY_PATH]) {
    await openPage(page, path);
    titles.push(await page.title());
    const description = page.locator('meta[name="description"]');
    descriptions.push((await description.getAttribute("content")) ?? "");
    const icon = page.locator('link[rel="icon"]');
    await expect(icon, path).toHaveAttribute("href", "/images/brand/symbol.svg");
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

/** Pictures further down load only when they come near; here they are asked for at once. */
function findBrokenImages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = "eager";
    await Promise.allSettled(images.map((image) => image.decode()));
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.src);
  });
}

async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
}
