import type { Browser, Page } from "playwright";

/** The network of Lighthouse's phone, in bytes per second and ms. */
export const SLOW_4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

/** A page of a phone that has been nowhere before. */
export async function withPhone<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}
