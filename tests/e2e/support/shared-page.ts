import type { BrowserContext, Page } from "@playwright/test";
import { test as base } from "./test";
import { NOW } from "./tool-page";

/** A document of the site's origin without scripts. */
const BLANK_PATH = "/robots.txt";

/**
 * For tests that only need an empty storage. All of them in a worker use one page one after another,
 * which takes half the processor time of a new browser context: the renderer process with the
 * compiled scripts stays, and so does the HTTP cache. After a failed test Playwright replaces the
 * worker, and the page with it.
 *
 * Not for tests of a first visit, with init scripts, a clock that stands still or other options of
 * the context; those use `test` of `./test`. The date is `NOW` unless a test sets another:
 * Playwright's clock cannot be taken out of a context again.
 */
export const test = base.extend<object, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const { baseURL, contextOptions, locale, timezoneId } = project.use;
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL && { baseURL }),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
      });
      await context.clock.setFixedTime(NOW);
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],

  // Before the test and not after it, so that what a page does when it is left belongs to no test.
  context: async ({ sharedContext, contextOptions, viewport }, use) => {
    const page = await reset(sharedContext);
    const { reducedMotion = null } = contextOptions;
    await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion });
    if (viewport) await page.setViewportSize(viewport);
    await use(sharedContext);
  },

  page: async ({ context }, use) => {
    const [page = await context.newPage()] = context.pages();
    await use(page);
  },
});

/** Leaves one page, which is blank, and nothing of what a test has set or stored. */
async function reset(context: BrowserContext): Promise<Page> {
  const [page = await context.newPage(), ...others] = context.pages();
  await Promise.all(others.map((other) => other.close()));
  page.removeAllListeners();
  await context.setOffline(false);
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto(BLANK_PATH);
  // Chromium warns of a preloaded picture when the page shows the one in memory instead.
  await emptyMemoryCache(context, page);
  // Elsewhere the pointer would hover over what the next page has there.
  await page.mouse.move(0, 0);
  const now = await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    return Date.now();
  });
  if (now !== NOW.getTime()) await context.clock.setFixedTime(NOW);
  await context.clearCookies();
  await context.clearPermissions();
  return page;
}

/** Takes pictures, styles and scripts out of the renderer's memory, not out of the HTTP cache. */
async function emptyMemoryCache(context: BrowserContext, page: Page) {
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await devTools.send("Network.setCacheDisabled", { cacheDisabled: false });
  await devTools.detach();
}
