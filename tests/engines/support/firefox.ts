import puppeteer, { type Page } from "puppeteer-core";
import { findFirefox } from "../../../scripts/engines.ts";
import type { Driver, Engine } from "./driver";

/** Starts a headless Firefox, controlled over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox() ?? "",
    headless: true,
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
  });
  return {
    async openWindow() {
      const context = await browser.createBrowserContext();
      return makeDriver(await context.newPage(), () => context.close());
    },
    close: () => browser.close(),
  };
}

function makeDriver(page: Page, close: () => Promise<void>): Driver {
  const errors: string[] = [];
  let isLeaving = false;
  const recordError = (error: string) => {
    if (!isLeaving) errors.push(error);
  };
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) recordError(message.text());
  });
  page.on("pageerror", (error) => {
    recordError(String(error));
  });
  page.on("domcontentloaded", () => {
    isLeaving = false;
  });
  /** Leaving a page aborts its pending requests, and Firefox may log errors for them. */
  const leave = async (go: () => Promise<unknown>) => {
    isLeaving = true;
    await go();
    isLeaving = false;
  };
  return {
    open: (url) => leave(() => page.goto(url)),
    back: () => leave(() => page.goBack()),
    reload: () => leave(() => page.reload()),
    resize: (size) => page.setViewport(size),
    callInPage: (run, ...values) => page.evaluate(run, ...values),
    async runInPage(script) {
      await page.evaluate(script);
    },
    click: ({ x, y }) => page.mouse.click(x, y),
    async press(...keys) {
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    async upload(selector, file) {
      const field = await page.waitForSelector(selector);
      await (await field?.toElement("input"))?.uploadFile(file);
    },
    takeErrors: () => Promise.resolve(errors.splice(0)),
    close,
  };
}
