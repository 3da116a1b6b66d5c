import puppeteer from "puppeteer-core";
import { findFirefox } from "../../../scripts/programs.ts";
import type { Engine } from "./driver";
import { watchPage } from "./in-page";

/** Starts a headless Firefox. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox() ?? "",
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
  });
  return {
    async openWindow() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.evaluateOnNewDocument(watchPage);
      return {
        async open(url) {
          await page.goto(url);
        },
        async back() {
          await page.goBack();
        },
        async reload() {
          await page.reload();
        },
        resize: (size) => page.setViewport(size),
        run: (script) => page.evaluate(`(() => { ${script} })()`),
        async click(x, y) {
          // The first move in a page has no distance, and pages may wait for one that has.
          await page.mouse.move(x, y, { steps: 2 });
          await page.mouse.click(x, y);
        },
        async press(...keys) {
          for (const key of keys) await page.keyboard.down(key);
          for (const key of keys.toReversed()) await page.keyboard.up(key);
        },
        type: (text) => page.keyboard.type(text),
        async upload(selector, file) {
          const field = await page.waitForSelector(selector);
          await (await field?.toElement("input"))?.uploadFile(file);
        },
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
