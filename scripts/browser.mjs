import { chromium } from "playwright";
import { ensureChromium } from "./chromium.mjs";

/**
 * @param {string[]} args further switches of Chromium
 * @param {(browser: import("playwright").Browser) => Promise<void>} use
 */
export async function withChromium(args, use) {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [
      // Chromium's sandbox refuses to run as root, which is what containers are.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-background-networking",
      "--disable-component-update",
      ...args,
    ],
  });
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}
