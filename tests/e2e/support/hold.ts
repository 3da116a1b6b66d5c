import type { Page, Route } from "@playwright/test";

/** The application and all that it loads, but for the entry that loads it. */
export const APPLICATION = /\/assets\/(?!index-)[^/]+\.js$/;

/** Holds requests back until they are released. */
export async function hold(page: Page, pattern: string | RegExp) {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const waitAndContinue = async (route: Route) => {
    await gate;
    await route.fallback();
  };
  await page.route(pattern, waitAndContinue);
  return {
    async release() {
      open();
      await page.unroute(pattern, waitAndContinue);
    },
  };
}
