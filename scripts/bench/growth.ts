import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import type { Browser } from "playwright";
import { adminPaths, blogPostPath, paths } from "@/config/paths";
import { ADDRESS_VARIABLE } from "../../src/render/server-bundle.ts";
import { logIn, withChromium } from "../browser.ts";
import { withSite } from "../with-site.ts";
import { SLOW_4G } from "./pages.ts";
import { formatTable, kib, seconds } from "./report.ts";

/** The network of Lighthouse's desktop, in bytes per second and ms. */
const BROADBAND = { latency: 40, downloadThroughput: 1_310_720, uploadThroughput: 1_310_720 };

/**
 * Variants of the sample posts, with their words in another order, so that compression finds no text of
 * another post.
 */
const fillPosts = (count: number) => `
  create temporary table samples as
    select row_number() over (order by slug) as place, count(*) over () as number, * from blog_posts;
  delete from blog_posts;
  insert into blog_posts (slug, title, date, category, excerpt, image_url, image_alt, tags, content)
  select 'post-' || n, 'Post ' || n, date '2026-11-01' - n::int, category, excerpt, image_url, image_alt, tags,
    (select '<p>' || string_agg(word, ' ' order by md5(word || n)) || '</p>'
      from regexp_split_to_table(regexp_replace(content, '<[^>]+>', ' ', 'g'), '\\s+') as word)
  from generate_series(1, ${count}) as n join samples on place = 1 + n % number`;

/** How pages, builds and renderings grow with the number of posts. */
export async function measureGrowth(dataFolder: string): Promise<string> {
  const change = async (sql: string) => {
    const database = new PGlite(path.join(dataFolder, "database"));
    await database.exec(sql);
    await database.close();
  };
  const visits: string[][] = [];
  const renderings: string[][] = [];
  // Fills the database with the sample posts.
  await withSite(dataFolder, () => Promise.resolve());
  for (const count of [10, 100, 1000]) {
    await change(fillPosts(count));
    const begin = performance.now();
    const builtMs = await withSite(dataFolder, async (origin) => {
      const readyMs = performance.now() - begin;
      await withChromium([], async (browser) => {
        for (const row of await visitPages(browser, origin)) visits.push([String(count), ...row]);
      });
      return readyMs;
    });
    await rm("dist/rendered.json");
    const allMs = await timeRendering(dataFolder);
    await change("update blog_posts set title = 'Changed' where slug = 'post-1'");
    const newestMs = await timeRendering(dataFolder);
    const times = [builtMs, allMs, newestMs, await timeRendering(dataFolder)];
    renderings.push([String(count), ...times.map(seconds)]);
  }
  return [
    formatTable(["posts", "page", "HTML KiB", "total KiB", "readable s", "fresh s"], visits),
    formatTable(["posts", "build and start s", "all pages s", "newest s", "nothing s"], renderings),
  ].join("\n\n");
}

/** The milliseconds of `npm run prerender` with the last build and a running database. */
function timeRendering(dataFolder: string): Promise<number> {
  const render = async (origin: string) => {
    const env = { ...process.env, VITE_SUPABASE_URL: "embedded", [ADDRESS_VARIABLE]: origin };
    const begin = performance.now();
    await promisify(execFile)("npm", ["run", "prerender"], { env });
    return performance.now() - begin;
  };
  return withSite(dataFolder, render, "serve");
}

async function visitPages(browser: Browser, origin: string): Promise<string[][]> {
  const login = await logIn(await browser.newPage(), origin);
  /** A first visit with an empty cache, until the network is idle. */
  const visit = async (name: string, address: string, isStaff = false) => {
    const page = await browser.newPage(isStaff ? { storageState: login } : {});
    const client = await page.context().newCDPSession(page);
    const network = isStaff ? BROADBAND : SLOW_4G;
    await client.send("Network.emulateNetworkConditions", { offline: false, ...network });
    await page.goto(origin + address);
    if (isStaff) await page.getByText("Post 1").first().waitFor();
    const shownMs = await page.evaluate(() => performance.now());
    await page.waitForLoadState("networkidle");
    const { html, total, paintMs, freshMs } = await page.evaluate(readFigures);
    await page.context().close();
    return [name, kib(html), kib(total), seconds(isStaff ? shownMs : paintMs), seconds(freshMs)];
  };
  const visitAll = async () => [
    await visit("home", paths.home),
    await visit("blog list", paths.blog),
    await visit("post", blogPostPath("post-1")),
    await visit("admin's list", adminPaths.blogManagement, true),
  ];
  // In the first visits, the server compresses the files, which a host has compressed before.
  await visitAll();
  return visitAll();
}

/** Runs in the page. */
function readFigures() {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const files = [
    ...performance.getEntriesByType("navigation"),
    ...performance.getEntriesByType("resource"),
  ].filter((entry) => entry instanceof PerformanceResourceTiming);
  const answers = files.filter(({ name }) => name.includes("/rest/v1/"));
  return {
    html: files[0]?.encodedBodySize ?? NaN,
    total: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    paintMs: paint?.startTime ?? NaN,
    freshMs: Math.max(...answers.map(({ responseEnd }) => responseEnd)),
  };
}
