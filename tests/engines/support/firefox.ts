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
      const page = await context.newPage();
      await page.evaluateOnNewDocument(reportLeaving, LEAVING);
      return makeDriver(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

/** What a page logs when it is left. Firefox then aborts its requests, and the page logs errors. */
const LEAVING = "This page is left.";

/** Runs in each page before its own scripts. */
function reportLeaving(message: string) {
  window.addEventListener("beforeunload", () => {
    console.warn(message);
  });
}

function makeDriver(page: Page, close: () => Promise<void>): Driver {
  const errors: string[] = [];
  let isLeaving = false;
  const recordError = (error: string) => {
    if (!isLeaving) errors.push(error);
  };
  page.on("console", (message) => {
    if (message.text() === LEAVING) isLeaving = true;
    else if (["error", "warn"].includes(message.type())) recordError(message.text());
  });
  page.on("pageerror", (error) => {
    recordError(String(error));
  });
  page.on("domcontentloaded", () => {
    isLeaving = false;
  });
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
    callInPage: (run, ...values) => page.evaluate(run, ...values),
    async runInPage(script) {
      await page.evaluate(script);
    },
    async click({ x, y }) {
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
    takeErrors: () => Promise.resolve(errors.splice(0)),
    close,
  };
}
