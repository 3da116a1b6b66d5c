import lighthouse, { desktopConfig, type Flags, type Result } from "lighthouse";
import { createServer } from "node:http";
import { paths } from "@/config/paths";
import { withChromium } from "../browser.ts";
import { findFreePort, withSite } from "../with-site.ts";
import { describeMachine, formatTable, kib, percentile, progress, seconds } from "./report.ts";

type Column = [title: string, read: (result: Result) => number, format: (value: number) => string];

const whole = (value: number) => value.toFixed(0);
const readAudit = (id: string) => (result: Result) => result.audits[id]?.numericValue ?? NaN;

/** The sum of a column of an audit's table, over the rows that are of one of these kinds. */
const sumRows =
  (id: string, column: string, kindColumn: string, kinds: readonly unknown[]) =>
  (result: Result) => {
    const details = result.audits[id]?.details;
    return (details?.type === "table" ? details.items : [])
      .filter((row) => kinds.includes(row[kindColumn]))
      .reduce((sum, row) => sum + Number(row[column]), 0);
  };
const sumSizes = (type: string) =>
  sumRows("resource-summary", "transferSize", "resourceType", [type]);
const sumWork = (...groups: string[]) =>
  sumRows("mainthread-work-breakdown", "duration", "group", groups);

const LOADING: readonly Column[] = [
  ...["performance", "accessibility", "best-practices", "seo"].map((id): Column => [
    id,
    ({ categories }) => (categories[id]?.score ?? 0) * 100,
    whole,
  ]),
  ["FCP s", readAudit("first-contentful-paint"), seconds],
  ["LCP s", readAudit("largest-contentful-paint"), seconds],
  ["TBT ms", readAudit("total-blocking-time"), whole],
  ["CLS", readAudit("cumulative-layout-shift"), (value) => value.toFixed(3)],
  ...["document", "stylesheet", "script", "image", "font", "total"].map((type): Column => [
    `${type} KiB`,
    sumSizes(type),
    kib,
  ]),
];
const MAIN_THREAD: readonly Column[] = [
  ["longest task", readAudit("max-potential-fid"), whole],
  ["blocking", readAudit("total-blocking-time"), whole],
  ["style and layout", sumWork("styleLayout"), whole],
  ["script", sumWork("scriptEvaluation", "scriptParseCompile", "garbageCollection"), whole],
];

/** A processor as that of Lighthouse's phone, or of a cheap one, in Chromium instead of simulated. */
const slower = (cpuSlowdownMultiplier: number): Flags => ({
  throttlingMethod: "devtools",
  throttling: { cpuSlowdownMultiplier },
});
const TABLES: readonly [title: string, flags: Flags, columns: readonly Column[]][] = [
  ["phone", {}, LOADING],
  ["desktop", { formFactor: "desktop" }, LOADING],
  ["main thread in ms, 4 times slower", slower(4), MAIN_THREAD],
  ["main thread in ms, 8 times slower", slower(8), MAIN_THREAD],
];

/** Lighthouse on eight pages, and the work of their main thread beside that of a static page. */
export function measurePages(dataFolder: string, runs: number): Promise<string> {
  progress("Building and starting the site ...");
  return withSite(dataFolder, async (origin) => {
    const port = await findFreePort();
    const pages = { ...(await listPages(origin)), "static page": await serveStaticPage() };
    return withChromium([`--remote-debugging-port=${port}`], async (browser) => {
      const tables = [`${describeMachine(browser.version())}; medians of ${runs}`];
      for (const [title, flags, columns] of TABLES) {
        const rows: string[][] = [];
        for (const [page, url] of Object.entries(pages)) {
          progress(`${page}, ${title}`);
          const results: Result[] = [];
          for (let run = 0; run < runs; run++) results.push(await measure(url, { ...flags, port }));
          const cells = columns.map(([, read, format]) =>
            format(percentile(results.map(read), 0.5)),
          );
          rows.push([page, ...cells]);
        }
        tables.push(formatTable([title, ...columns.map(([name]) => name)], rows));
      }
      return tables.join("\n\n");
    });
  });
}

async function listPages(origin: string): Promise<Record<string, string>> {
  const list = await (await fetch(origin + paths.blog)).text();
  const [, post] = new RegExp(`href="(${paths.blog}/[^"?#.]+)"`).exec(list) ?? [];
  if (!post) throw new Error("The blog list has no link to a post.");
  const { home, productSourcing, blog, contact, faq, landedCost, aqlSampling } = paths;
  const addresses = { home, productSourcing, blog, contact, faq, landedCost, aqlSampling };
  const all = Object.entries({ ...addresses, post });
  return Object.fromEntries(all.map(([name, address]) => [name, origin + address]));
}

async function measure(url: string, flags: Flags): Promise<Result> {
  const config = flags.formFactor === "desktop" ? desktopConfig : undefined;
  const { lhr } = (await lighthouse(url, { logLevel: "error", ...flags }, config)) ?? {};
  if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message}`);
  return lhr;
}

const TEXT = "The goods are inspected before the balance is paid, with pictures of every carton.";
const CARDS = `<article><h3>Card</h3><p>${TEXT}</p><a href="#">More</a></article>`.repeat(6);

/** About 260 elements and no script: what the browser itself needs on this computer. */
const STATIC_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Static page</title>
<meta name="viewport" content="width=device-width"><style>body { font: 18px/1.6 Arial }
div { display: grid; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)) }</style>
<h1>A plain static page</h1>${`<section><h2>Section</h2><div>${CARDS}</div></section>`.repeat(8)}`;

async function serveStaticPage(): Promise<string> {
  const port = await findFreePort();
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(STATIC_PAGE);
  });
  // The process may end while it listens.
  server.listen(port, "localhost").unref();
  return `http://localhost:${port}/`;
}
