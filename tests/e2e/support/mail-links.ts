import type { BrowserContext, Disposable, Page } from "@playwright/test";

declare global {
  interface Window {
    mailLinks?: string[];
  }
}

/**
 * Records clicks on mail links on the next pages until the result is disposed of, since a test cannot
 * open a mail program.
 */
export function recordMailLinks(target: Page | BrowserContext): Promise<Disposable> {
  return target.addInitScript(() => {
    window.mailLinks = [];
    window.addEventListener(
      "click",
      (event) => {
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        if (!link?.href.startsWith("mailto:")) return;
        event.preventDefault();
        // Browsers open a mail link by script only shortly after a user action:
        // https://developer.mozilla.org/docs/Web/Security/Defenses/User_activation
        if (navigator.userActivation.isActive) window.mailLinks?.push(link.href);
      },
      true,
    );
  });
}

/** The mail links that the page has opened, oldest first. */
export function readMailLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => window.mailLinks ?? []);
}
