// @ts-nocheck -- Checked once it is TypeScript.
import { parseArgs } from "node:util";
import { UserError } from "../site/user-error.ts";
import { withChromium } from "../browser.ts";
import { measureEarlyVisitors } from "./early-visitors.mjs";
import { CATEGORIES, measure } from "./measure.mjs";
import { listAllPages, listPages } from "./pages.mjs";
import { describeMachine, formatTable, kib, median, progress, seconds } from "./report.mjs";
import { runWithDataFolder } from "./run-with-data-folder.mjs";
import { findFreePort, withSite } from "./site.mjs";
import { withStaticPage } from "./static-page.mjs";
import { measureMainThreads, SLOWDOWNS } from "./main-thread-table.mjs";

/** @typedef {import("./measure.mjs").FormFactor} FormFactor */

/** @type {[title: string, name: string, format: (value: number) => string][]} */
const COLUMNS = [
  ["Perf.", "performance", String],
  ["Access.", "accessibility", String],
  ["Best pr.", "best-practices", String],
  ["SEO", "seo", String],
  ["FCP s", "fcp", seconds],
  ["LCP s", "lcp", seconds],
  ["TBT ms", "tbt", (value) => value.toFixed(0)],
  ["CLS", "cls", (value) => value.toFixed(3)],
  ["HTML KiB", "html", kib],
  ["CSS", "css", kib],
  ["JS", "js", kib],
  ["Images", "images", kib],
  ["Fonts", "fonts", kib],
  ["Data", "data", kib],
  ["Total", "total", kib],
];

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    only: { type: "string" },
    // Every public route, as on a phone.
    all: { type: "boolean", default: false },
  },
});

await runWithDataFolder(async (dataFolder) => {
  const runs = Number(options.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new UserError("--runs takes a number from 1.");
  progress("Building and starting the site ...");
  const port = await findFreePort();
  await withSite(dataFolder, (origin) =>
    withStaticPage((staticUrl) =>
      withChromium([`--remote-debugging-port=${port}`], async (browser) => {
        const pages = options.all
          ? await listAllPages(origin)
          : await listPages(origin, options.only);
        pages.push(["static page", staticUrl]);
        await warmUp(browser, pages);
        await report(browser.version(), pages, runs, port);
        const rows = await measureMainThreads(pages, port, runs);
        console.log(
          `\nThe main thread, ${SLOWDOWNS.join(" and ")} times slower, slow 4G, in ms:\n`,
        );
        console.log(rows);
        if (options.only) return;
        console.log(
          "\nWhat visitors do at the first paint, eight times slower, slow 4G, in seconds until the page answers:\n",
        );
        console.log(await measureEarlyVisitors(origin, port, runs));
      }),
    ),
  );
});

/**
 * Requests every page once before the measurement: the preview server compresses each file at its
 * first request, whereas a host has compressed it before.
 * @param {import("playwright").Browser} browser
 * @param {[name: string, url: string][]} pages
 */
async function warmUp(browser, pages) {
  const page = await browser.newPage();
  for (const [, url] of pages) await page.goto(url, { waitUntil: "networkidle" });
  await page.close();
}

/**
 * @param {string} chromiumVersion
 * @param {[name: string, url: string][]} pages
 * @param {number} runs
 * @param {number} port
 */
async function report(chromiumVersion, pages, runs, port) {
  const rows = [];
  const weaknesses = new Set();
  const indexes = [];
  let version = "";
  /** @type {FormFactor[]} */
  const formFactors = options.all ? ["mobile"] : ["mobile", "desktop"];
  for (const formFactor of formFactors) {
    for (const [name, url] of pages) {
      const results = [];
      for (let count = 1; count <= runs; count += 1) {
        progress(`${name}, ${formFactor}, run ${count} of ${runs}`);
        results.push(await measure(url, formFactor, port));
      }
      const values = COLUMNS.map(([, key]) => median(results.map(({ numbers }) => numbers[key])));
      const cells = COLUMNS.map(([, , format], column) => format(values[column]));
      rows.push([`${name}, ${formFactor}`, ...cells]);
      CATEGORIES.forEach((category, column) => {
        if (values[column] === 100) return;
        const audits = results.flatMap(({ failures }) => failures[category] ?? []);
        const shown = [...new Set(audits)].slice(0, 2 * runs).join("; ");
        weaknesses.add(`- ${name}, ${formFactor}, ${category}: ${shown}`);
      });
      indexes.push(...results.map(({ benchmarkIndex }) => benchmarkIndex));
      version = results[0].version;
    }
  }
  const machine = describeMachine(chromiumVersion, [`Lighthouse ${version}`]);
  const speed = `Lighthouse's benchmark index ${Math.min(...indexes)} to ${Math.max(...indexes)}`;
  const method = `median of ${runs}; sizes as transferred, Brotli`;
  console.log(`${machine}; ${speed}; ${method}\n`);
  console.log(formatTable(["Page", ...COLUMNS.map(([title]) => title)], rows));
  if (weaknesses.size) console.log(`\nBelow 100:\n\n${[...weaknesses].join("\n")}`);
}
