import { chromium, type Browser } from "playwright";
import { ensureChromium } from "./chromium.ts";

/** Starts Chromium with more of its switches, and closes it when `use` has ended. */
export async function withChromium<T>(
  args: readonly string[],
  use: (browser: Browser) => Promise<T>,
): Promise<T> {
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
    return await use(browser);
  } finally {
    await browser.close();
  }
}
