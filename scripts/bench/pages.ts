import lighthouse, { type Flags, type Result } from "lighthouse";
import type { Browser } from "playwright";
import { paths } from "@/config/paths";
import { withChromium } from "../browser.ts";
import { findFreePort, withSite } from "../with-site.ts";
import { formatTable, kib, percentile, seconds } from "./report.ts";

/** The network of Lighthouse's phone, in bytes per second and ms. */
export const SLOW_4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

/** What is pressed as soon as it can be seen, by the page. */
const PRESSED: Partial<Record<string, string>> = {
  [paths.home]: "header [popovertarget]",
  [paths.faq]: "main details:not([open]) > summary",
};

const whole = (value: number) => value.toFixed(0);

const COLUMNS: readonly [title: string, format: (value: number) => string][] = [
  ["perf.", whole],
  ["FCP s", seconds],
  ["LCP s", seconds],
  ["TBT ms", whole],
  ["HTML KiB", kib],
  ["CSS KiB", kib],
  ["JS KiB", kib],
  ["all KiB", kib],
  // How fast the processor is in Lighthouse's eyes, which the times depend on.
  ["index", whole],
  ["blocking ms", whole],
  ["opened after s", seconds],
];

/**
 * How the public pages load, and how soon they answer a press: medians, a row a page. Each round measures
 * all of them once, so that a slow moment of the computer hits all alike.
 * @param only the paths of some pages; none for all of the sitemap
 * @param beside where another build is served, to be measured in turns with this one
 */
export function measurePages(
  dataFolder: string,
  runs: number,
  only: readonly string[],
  beside?: string,
): Promise<string> {
  return withSite(dataFolder, async (origin) => {
    const sites = beside ? [origin, beside] : [origin];
    const pages = only.length > 0 ? only : await listPages(origin);
    const looks = new Map<string, (readonly number[])[]>();
    for (const page of pages) for (const site of sites) looks.set(site + page, []);
    const port = await findFreePort();
    return withChromium([`--remote-debugging-port=${port}`], async (browser) => {
      for (let run = 1; run <= runs; run++) {
        for (const [url, figures] of looks) {
          // One failure shall not cost the figures of an hour.
          const found = await look(browser, port, url).catch(console.error);
          if (found) figures.push(found);
          console.error(`run ${run} of ${runs}: ${url}`, found);
        }
      }
      const rows = Array.from(looks, ([url, figures]) => [
        url,
        ...COLUMNS.map(([, format], i) => {
          const values = figures.map((found) => found[i] ?? NaN);
          return format(percentile(values, 0.5));
        }),
      ]);
      return formatTable([`medians of ${runs}`, ...COLUMNS.map(([title]) => title)], rows);
    });
  });
}

async function listPages(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return Array.from(
    sitemap.matchAll(/<loc>(.*?)<\/loc>/g),
    ([, url = ""]) => new URL(url).pathname,
  );
}

/** The figures of a page, in the order of the columns. */
async function look(browser: Browser, port: number, url: string): Promise<readonly number[]> {
  // As it is by default: a phone on slow 4G, simulated.
  const phone = await audit(url, { port });
  const throttling = { cpuSlowdownMultiplier: 4 };
  const slowed = await audit(url, { port, throttlingMethod: "devtools", throttling });
  const details = phone.audits["resource-summary"]?.details;
  const sizes = details?.type === "table" ? details.items : [];
  return [
    (phone.categories["performance"]?.score ?? NaN) * 100,
    readAudit(phone, "first-contentful-paint"),
    readAudit(phone, "largest-contentful-paint"),
    readAudit(phone, "total-blocking-time"),
    ...["document", "stylesheet", "script", "total"].map((type) =>
      Number(sizes.find(({ resourceType }) => resourceType === type)?.["transferSize"]),
    ),
    phone.environment.benchmarkIndex,
    readAudit(slowed, "total-blocking-time"),
    await timePress(browser, url),
  ];
}

async function audit(url: string, flags: Flags): Promise<Result> {
  const settings: Flags = { logLevel: "error", onlyCategories: ["performance"], ...flags };
  const { lhr } = (await lighthouse(url, settings)) ?? {};
  if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message}`);
  return lhr;
}

const readAudit = (result: Result, id: string) => result.audits[id]?.numericValue ?? NaN;

/** On slow 4G and a processor 8 times slower. */
async function timePress(browser: Browser, url: string): Promise<number> {
  const pressed = PRESSED[new URL(url).pathname];
  if (!pressed) return NaN;
  const viewport = { width: 390, height: 844 };
  const page = await browser.newPage({ viewport, isMobile: true, hasTouch: true });
  const client = await page.context().newCDPSession(page);
  await client.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
  await client.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  // The name of a function that tsx calls in functions that it compiles.
  await page.addInitScript("globalThis.__name = (target) => target");
  await page.goto(url, { waitUntil: "commit" });
  const ms = await page.evaluate(pressAfterPaint, pressed);
  await page.close();
  return ms;
}

/**
 * Runs in the page: the milliseconds from the first paint until what is pressed at once has opened.
 * Without Playwright's own script for finding elements: with a slowed processor that takes longer to load
 * than the page.
 */
async function pressAfterPaint(pressed: string): Promise<number> {
  const waitFor = async <T>(find: () => T) => {
    let found = find();
    for (; !found && performance.now() < 60_000; found = find()) {
      await new Promise(requestAnimationFrame);
    }
    return found;
  };
  const paint = await waitFor(() => performance.getEntriesByName("first-contentful-paint")[0]);
  const target = await waitFor(() =>
    [...document.querySelectorAll<HTMLElement>(pressed)].find((one) => one.checkVisibility()),
  );
  const popover = document.getElementById(target?.getAttribute("popovertarget") ?? "");
  target?.click();
  await waitFor(() => (popover ?? target?.nextElementSibling)?.checkVisibility());
  return performance.now() - (paint?.startTime ?? NaN);
}
