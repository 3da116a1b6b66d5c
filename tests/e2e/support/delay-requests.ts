import type { Page } from "@playwright/test";

/** All JavaScript chunks but the entry, which loads the others. */
export const APPLICATION_CHUNKS = /\/assets\/(?!index-)[^/]+\.js$/;

/**
 * Delays the page's requests that match until `release` is called. The route is not removed then,
 * because Playwright loses requests in flight when the last route is removed.
 */
export async function delayRequests(page: Page, pattern: string | RegExp) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.fallback();
  });
  return { release };
}
