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
      await page.evaluateOnNewDocument(reportVisits, SHOWN, LEFT);
      return makeDriver(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

/** What pages log for the driver. Firefox aborts the requests of one that is left, which logs errors. */
const SHOWN = "This page is shown.";
const LEFT = "This page is left.";

/** Runs in each page before its own scripts. Back may show a page again that was not loaded again. */
function reportVisits(shown: string, left: string) {
  console.warn(shown);
  window.addEventListener("pageshow", () => {
    console.warn(shown);
  });
  window.addEventListener("beforeunload", () => {
    console.warn(left);
  });
}

function makeDriver(page: Page, close: () => Promise<void>): Driver {
  const errors: string[] = [];
  let isLeaving = false;
  const recordError = (error: string) => {
    if (!isLeaving) errors.push(error);
  };
  page.on("console", (message) => {
    if ([SHOWN, LEFT].includes(message.text())) isLeaving = message.text() === LEFT;
    else if (["error", "warn"].includes(message.type())) recordError(message.text());
  });
  page.on("pageerror", (error) => {
    recordError(String(error));
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
