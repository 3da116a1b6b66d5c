import type { Browser, Request } from "playwright";
import type { Measurement } from "./measurement.ts";
import { withPhone } from "./phone.ts";
import { kib } from "./report.ts";

/** Later than anything that a page loads by itself. */
const REST_MS = 6000;

/** The scripts of a visitor who only looks, with their headers. */
export const weighUntouched = (browser: Browser): Measurement<string> => ({
  columns: [{ title: "untouched JS KiB", format: kib }],
  measure: (url) =>
    withPhone(browser, async (page) => {
      const scripts: Request[] = [];
      page.on("requestfinished", (request) => {
        if (request.resourceType() === "script") scripts.push(request);
      });
      await page.goto(url);
      await page.waitForTimeout(REST_MS);
      const sizes = await Promise.all(scripts.map((script) => script.sizes()));
      return [
        sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0),
      ];
    }),
});
