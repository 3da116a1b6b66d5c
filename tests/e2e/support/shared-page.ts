import type { BrowserContext, Page } from "@playwright/test";
import { test as base } from "./test";
import { NOW } from "./tool-page";

/** A document of the site's origin without scripts, for access to its storage. */
const BLANK_PATH = "/robots.txt";

/**
 * A test whose page is reused by all such tests of a worker. It takes half the processor time of a
 * new browser context, because the HTTP cache and the compiled scripts are kept. After a failed test
 * Playwright starts a new worker with a new page.
 *
 * Tests of a first visit, with init scripts, a paused clock or other context options need `test` of
 * `./test`. The date is `NOW` unless a test sets another, because Playwright's clock cannot be
 * uninstalled from a context.
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

  // Resets before the test, so that what a page does while it unloads belongs to no test.
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

/** Closes all pages but one, and removes what a test has set or stored. */
async function reset(context: BrowserContext): Promise<Page> {
  const [page = await context.newPage(), ...others] = context.pages();
  await Promise.all(others.map((other) => other.close()));
  page.removeAllListeners();
  await context.setOffline(false);
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto(BLANK_PATH);
  // Chromium logs a warning for a preloaded image that the page takes from memory instead.
  await emptyMemoryCache(context, page);
  // Otherwise the pointer may hover over an element of the next page.
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

/** Removes images, styles and scripts from the renderer's memory, but not from the HTTP cache. */
async function emptyMemoryCache(context: BrowserContext, page: Page) {
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await devTools.send("Network.setCacheDisabled", { cacheDisabled: false });
  await devTools.detach();
}
