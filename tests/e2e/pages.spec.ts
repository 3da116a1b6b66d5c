import type { Page } from "@playwright/test";
import { paths } from "@/config/paths";
import { latestPosts } from "@/content/home";
import { findViolations, findWithEqualAccess } from "./support/accessibility";
import { serveTable } from "./support/backend";
import { APPLICATION_CHUNKS, delayRequests } from "./support/delay-requests";
import { findInvisibleInForcedColors } from "./support/forced-colors";
import { findLostTableParts, findOverflow } from "./support/layout";
import { loadInSteps } from "./support/load-in-steps";
import {
  CASE_STUDY_PATHS,
  DESKTOP,
  NOT_FOUND_ERROR,
  NOT_FOUND_PATHS,
  openPage,
  PHONE,
  POST_PATH,
  PUBLIC_PATHS,
  SMALLEST,
} from "./support/pages";
import { makePost } from "./support/posts";
import { test } from "./support/shared-page";
import { findLowTargets, findSmallTargets } from "./support/targets";
import { expect } from "./support/test";
import { findClippedText, withDoubleTextSize } from "./support/text-size";

for (const path of PUBLIC_PATHS) {
  test(`${path} loads without a jump, fits every screen and is accessible`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await loadInSteps(page, path);
    await expectFitAndAccessible(page);
    await page.setViewportSize(DESKTOP);
    expect(await findInvisibleInForcedColors(page), "in forced colors").toEqual([]);

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const role of ["navigation", "contentinfo", "form"] as const) {
      await expect(page.getByRole(role), `${role} in print`).toHaveCount(0);
    }
  });
}

/** Together, these pages have every kind of layout that a wide screen adds. */
const ONE_OF_EACH_KIND = [
  paths.home,
  paths.productSourcing,
  paths.howItWorks,
  paths.contact,
  paths.faq,
  paths.privacy,
  paths.blog,
  paths.shipmentVolume,
  ...CASE_STUDY_PATHS.slice(0, 1),
  POST_PATH,
];

for (const path of ONE_OF_EACH_KIND) {
  test(`${path} keeps its layout on a wide screen while it loads and is scrolled`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await loadInSteps(page, path);
    // It sees landmarks and articles without a name of their own, which axe does not mind.
    expect(await findWithEqualAccess(page)).toEqual([]);
  });
}

for (const path of NOT_FOUND_PATHS) {
  test(`${path} says that nothing is there, fits every screen and is accessible`, async ({
    page,
    watch,
  }) => {
    watch.allowConsole(NOT_FOUND_ERROR);
    await page.setViewportSize(PHONE);
    await openPage(page, path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expectFitAndAccessible(page);
  });
}

test("a printed FAQ has every answer, open or not", async ({ page }) => {
  await openPage(page, paths.faq);
  const answers = page.locator("main details:not([open]) p:first-child");
  await expect(answers).not.toHaveCount(0);
  await expect(answers.last()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test("stored pictures that do not load are replaced by the site's own, or hidden", async ({
  page,
  watch,
}) => {
  watch.allowConsole(/^error: Failed to load resource.*\/broken\//s);
  const requested = new Set<string>();
  await page.route("**/broken/**", async (route) => {
    requested.add(route.request().url());
    await route.fulfill({ status: 404 });
  });
  const ids = ["heroSectionMainImage", "logoNavbar", "testimonialAvatar2", "clientLogo4"];
  const images = ids.map((id) => ({ id, url: `/broken/${id}.webp`, alt: `Stored ${id}` }));
  await serveTable(page, "site_images", images);
  await serveTable(page, "blog_posts", [makePost(1, { image_url: "/broken/post.webp" })]);
  await openPage(page, "/");
  await expect.poll(() => findBrokenImages(page)).toEqual([]);
  await expect.poll(() => requested.size).toBe(ids.length + 1);
  await expect.poll(() => findBrokenImages(page)).toEqual([]);
  const newest = page.getByRole("region", { name: latestPosts.heading }).locator("img");
  await expect(newest).toHaveAttribute("src", /\/images\/blog-default/);
  // The default has its own alt text, since the stored one would not describe it.
  await expect(page.locator(`main img[alt="Stored ${ids[0]}"]`)).toHaveCount(0);
});

test("the menu bar is hidden while its header is parsed, since each part would move it", async ({
  page,
}) => {
  await delayRequests(page, APPLICATION_CHUNKS);
  await page.goto("/");
  const menuBar = page.getByRole("banner").locator("nav").first();
  await expect(menuBar).toBeVisible();
  // The parser adds what follows the header only when the header is complete.
  await page.getByRole("main").evaluate((main) => {
    main.remove();
  });
  await expect(menuBar).toHaveCSS("opacity", "0");
});

/** Also links that look like buttons. Links in a text are as low as its lines. */
const BUTTONS = ".btn, button, summary";

async function expectFitAndAccessible(page: Page) {
  await expect(page.getByRole("main")).toHaveCount(1);
  expect(await findViolations(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await findLowTargets(page, "body", BUTTONS), "lower than 44 px").toEqual([]);
  for (const viewport of [PHONE, SMALLEST, DESKTOP]) {
    await page.setViewportSize(viewport);
    const where = `${viewport.width} px wide`;
    // A responsive image has no size while it loads the file for the new width.
    await expect.poll(() => findBrokenImages(page), where).toEqual([]);
    expect(await findOverflow(page), where).toEqual([]);
    expect(await findLostTableParts(page), where).toEqual([]);
  }
  await withDoubleTextSize(page, async () => {
    expect(await findOverflow(page), "at double font size").toEqual([]);
    expect(await findClippedText(page), "at double font size").toEqual([]);
  });
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
