import { chromium } from "playwright";
import { ensureChromium } from "./chromium.mjs";

/**
 * Starts Chromium, and closes it when `use` has ended.
 * @param {string[]} args more of Chromium's switches
 * @param {(browser: import("playwright").Browser) => Promise<void>} use
 */
export async function withChromium(args, use) {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [
      // Chromium's sandbox does not run as root, the usual user in a container.
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
