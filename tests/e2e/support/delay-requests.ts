import type { Page } from "@playwright/test";

/** The application and all that it loads, but for the entry that loads it. */
export const APPLICATION_CHUNKS = /\/assets\/(?!index-)[^/]+\.js$/;

/**
 * Holds requests back until they are released. The route stays: when the last one goes, Playwright
 * loses a request that is on its way at that moment.
 */
export async function delayRequests(page: Page, pattern: string | RegExp) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await gate;
    await route.fallback();
  });
  return { release };
}
