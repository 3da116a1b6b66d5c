import { expect, type Page } from "@playwright/test";
import { caseStudyPath, paths } from "@/config/paths";
import { caseStudyList } from "@/content/case-study-list";

/** An article of the seed data with tables, a drawing and two levels of headings. */
export const POST_PATH = "/blog/how-to-verify-a-chinese-factory-before-you-pay-a-deposit";

export const CASE_STUDY_PATHS = caseStudyList.map(({ slug }) => caseStudyPath(slug));

/** Every page for visitors, and one article. */
export const PUBLIC_PATHS = [...Object.values(paths), ...CASE_STUDY_PATHS, POST_PATH];

/** One path for each not-found screen. */
export const NOT_FOUND_PATHS = [
  "/no-such-page",
  "/blog/no-such-post",
  "/case-studies/no-such-study",
];

/** What Chromium logs for the two of them that the server answers with 404. */
export const NOT_FOUND_ERROR =
  /404 \(Not Found\) \(http:\/\/localhost:\d+(\/case-studies)?\/no-such-(page|study)(\?\S*)?\)$/;

/** The smallest phones, and a desktop of 1280 px at 400% zoom (WCAG 1.4.10, reflow). */
export const SMALLEST = { width: 320, height: 640 };
export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 820, height: 1180 };
export const DESKTOP = { width: 1440, height: 900 };

/** The beginnings of the queries that every page sends. */
const EVERY_PAGE = ["site_images?", "site_settings?"];

/** Opens a page and waits until its data is rendered. */
export async function openPage(page: Page, path: string): Promise<void> {
  await Promise.all([waitForResponses(page, EVERY_PAGE), page.goto(path)]);
  await waitForContent(page);
}

/**
 * Resolves when the responses of all these reads have arrived. Call it before opening the page.
 * Not `waitForResponse` with `finished`: a read of the previous page that is cut off by the
 * navigation has a response that never finishes.
 */
export async function waitForResponses(page: Page, reads: readonly string[]): Promise<void> {
  const waits = reads.map((read) =>
    page.waitForEvent("requestfinished", (request) => request.url().includes(`/rest/v1/${read}`)),
  );
  await Promise.all(waits);
}

/** The reads of the page at this path, for `waitForResponses`. */
export function listReads(path: string): string[] {
  if (path === "/" || path === "/blog") return [...EVERY_PAGE, "blog_posts?"];
  if (path === "/case-studies") return [...EVERY_PAGE, "success_stories?"];
  // The article itself. The related posts, which are read first, have another query.
  if (path.startsWith("/blog/")) return [...EVERY_PAGE, "blog_posts?select=*&slug=eq."];
  return EVERY_PAGE;
}

/**
 * Returns a function that tells how often the browser has asked for a page since. Not by the load
 * event, which a page that is reloaded early never reaches.
 */
export function countNavigations(page: Page): () => number {
  let navigations = 0;
  page.on("request", (request) => (navigations += Number(request.isNavigationRequest())));
  return () => navigations;
}

/** Waits until the page has a heading and no loading message. */
export async function waitForContent(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading.*(\.{3}|…)$/)).toHaveCount(0);
}

/** Waits until the page is live. A page that is only read becomes so by a move of the mouse. */
export async function waitForHydration(page: Page): Promise<void> {
  // The starter listens then: `load` waits for its script.
  await page.waitForLoadState("load");
  // Twice, because the site ignores a `pointermove` without movement, and the first may have none.
  await page.mouse.move(8, 4);
  await page.mouse.move(4, 4, { steps: 3 });
  await expect(page.locator("#root")).toHaveAttribute("data-hydrated");
}

/** Follows an address as a link of the site does, without loading the page anew. */
export async function goTo(page: Page, path: string): Promise<void> {
  const title = await page.title();
  await page.evaluate((address) => {
    window.history.pushState(null, "", address);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await expect(page).not.toHaveTitle(title);
  await waitForContent(page);
}

export function isTable(url: URL, table: string): boolean {
  return url.pathname === `/rest/v1/${table}`;
}
