import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import type { Browser, Request } from "playwright";
import { adminPaths, blogPostPath, paths } from "@/config/paths";
import { isRecord, parseJson } from "@/lib/json";
import { withChromium } from "../browser.ts";
import { withSite } from "../with-site.ts";
import { ADDRESS_VARIABLE } from "../../src/render/server-bundle.ts";
import { SLOW_4G } from "./phone.ts";
import { describeMachine, formatTable, kib, progress, seconds } from "./report.ts";
import { makeLoginScript, withBackend } from "./backend.ts";

type Post = { slug: string; title: string; content: string };

/** A visit of staff has a login, and is readable with a text instead of the first paint. */
type Visit = { address: string; login?: string; readableWith?: string };

/** The network of Lighthouse's desktop, in bytes per second and ms. */
const BROADBAND = { latency: 40, downloadThroughput: 1_310_720, uploadThroughput: 1_310_720 };

const HEAD = ["Page", "HTML KiB", "JSON KiB", "Total KiB", "Readable s", "Fresh s"];
const RENDER_HEAD = ["Posts", "Build and start", "All pages", "Newest", "Older", "Nothing"];
const SEED_COLUMNS = "slug,title,category,excerpt,image_url,image_alt,content,tags";
const ROWS_PER_REQUEST = 100;
const NEWEST_DATE_MS = Date.UTC(2026, 10, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/** A visit ends after this long in which no request is under way or ends. */
const IDLE_MS = 1000;

/** How pages, builds and renderings grow with the number of posts. */
export async function measureGrowth(dataFolder: string, counts: readonly number[]) {
  const rows: string[][] = [];
  const renderRows: string[][] = [];
  let machine = "";
  const seed: unknown = await withBackend(dataFolder, async (callPosts) => {
    const response = await callPosts("GET", `?order=date.desc&select=${SEED_COLUMNS}`);
    return parseJson(await response.text());
  });
  const originals = Array.isArray(seed) ? seed.filter(isRecord) : [];
  for (const count of counts) {
    progress(`${count} posts: filling the database, building ...`);
    const posts = Array.from({ length: count }, (_, index) => makePost(originals, index));
    await fillPosts(dataFolder, posts);
    const begin = performance.now();
    const buildMs = await withSite(dataFolder, async (origin) => {
      const readyMs = performance.now() - begin;
      await withChromium([], async (browser) => {
        machine = describeMachine(browser.version());
        for (const [name, row] of await visitPages(browser, origin, posts)) {
          rows.push([`${name}, ${count} posts`, ...row]);
        }
      });
      return readyMs;
    });
    progress(`${count} posts: rendering again`);
    const times = await measureRendering(dataFolder, posts);
    renderRows.push([String(count), ...[buildMs, ...times].map(seconds)]);
  }
  return [
    `${machine}; visitors on slow 4G, staff on broadband, nothing cached`,
    formatTable(HEAD, rows),
    "Seconds of building and starting, and of rendering again with one post changed:",
    formatTable(RENDER_HEAD, renderRows),
  ].join("\n\n");
}

/** A variant with its words in another order, so that compression finds no text of another post. */
function makePost(originals: readonly Record<string, unknown>[], index: number): Post {
  const original = originals[index % originals.length];
  if (!original) throw new Error("The database has no posts.");
  const read = (column: string) => String(original[column]);
  const mix = (text: string) => {
    const words = text.split(" ");
    return words.map((_, i) => words[(i * 7 + index * 13) % words.length]).join(" ");
  };
  const date = new Date(NEWEST_DATE_MS - index * DAY_MS).toISOString().slice(0, 10);
  const content = read("content").replace(/(?<=>)[^<]+/g, mix);
  const title = `${mix(read("title"))} ${index + 1}`;
  const slug = `post-${index + 1}`;
  return Object.assign({ date, display_order: index }, original, { slug, title, content });
}

function fillPosts(dataFolder: string, posts: readonly Post[]) {
  return withBackend(dataFolder, async (callPosts) => {
    await callPosts("DELETE", "?slug=neq.");
    for (let from = 0; from < posts.length; from += ROWS_PER_REQUEST) {
      await callPosts("POST", "", posts.slice(from, from + ROWS_PER_REQUEST));
    }
  });
}

async function visitPages(browser: Browser, origin: string, [newest]: readonly Post[]) {
  if (!newest) throw new Error("There is no post.");
  const login = await makeLoginScript();
  const pages: Record<string, Visit> = {
    home: { address: paths.home },
    "blog list": { address: paths.blog },
    post: { address: blogPostPath(newest.slug) },
    "admin's list": { address: adminPaths.blogManagement, login, readableWith: newest.title },
  };
  const rows: [string, string[]][] = [];
  for (const [name, page] of Object.entries(pages)) {
    progress(name);
    // In the first visit, the server compresses the files, which a host has compressed before.
    await visit(browser, origin, page);
    rows.push([name, await visit(browser, origin, page)]);
  }
  return rows;
}

/** A first visit with an empty cache, until the database has answered and the network is idle. */
async function visit(browser: Browser, origin: string, { address, login, readableWith }: Visit) {
  const context = await browser.newContext();
  if (login) await context.addInitScript(login);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const network = { offline: false, ...(login ? BROADBAND : SLOW_4G) };
  await client.send("Network.emulateNetworkConditions", network);
  const requests: Request[] = [];
  let pendingCount = 0;
  page.on("request", () => (pendingCount += 1));
  page.on("requestfailed", () => (pendingCount -= 1));
  page.on("requestfinished", (request) => {
    pendingCount -= 1;
    requests.push(request);
  });
  const isAnswer = (request: Request) => request.url().includes("/rest/v1/");
  const answer = page.waitForEvent("requestfinished", { predicate: isAnswer, timeout: 0 });
  await page.goto(origin + address);
  await answer;
  if (readableWith) await page.getByText(readableWith).first().waitFor();
  const readable = await page.evaluate<number>(
    readableWith ? "performance.now()" : "performance.getEntriesByType('paint').at(-1).startTime",
  );
  const waitForRequest = () => page.waitForEvent("requestfinished", { timeout: IDLE_MS });
  for (let isIdle = false; !isIdle;) {
    isIdle = await waitForRequest().then(
      () => false,
      () => pendingCount === 0,
    );
  }
  const ends = requests.filter(isAnswer).map((request) => request.timing());
  const fresh = Math.max(...ends.map(({ startTime, responseEnd }) => startTime + responseEnd));
  const weigh = async (some: readonly Request[]) => {
    const sizes = await Promise.all(some.map((request) => request.sizes()));
    return kib(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0));
  };
  const row = [
    await weigh(requests.slice(0, 1)),
    await weigh(requests.filter(isAnswer)),
    await weigh(requests),
    seconds(readable),
    seconds(fresh - (requests[0]?.timing().startTime ?? NaN)),
  ];
  await context.close();
  return row;
}

/** The milliseconds of `npm run prerender` for all pages, the newest post, an older one, nothing. */
function measureRendering(dataFolder: string, posts: readonly Post[]) {
  return withBackend(dataFolder, async (callPosts, url) => {
    const env = { ...process.env, [ADDRESS_VARIABLE]: url };
    const render = async (changed?: Post) => {
      if (changed) await callPosts("PATCH", `?slug=eq.${changed.slug}`, { title: "Changed" });
      const begin = performance.now();
      await promisify(execFile)("npm", ["run", "prerender"], { env });
      return performance.now() - begin;
    };
    await rm("dist/rendered.json");
    const all = await render();
    const newest = await render(posts[0]);
    return [all, newest, await render(posts[Math.floor(posts.length / 2)]), await render()];
  });
}
