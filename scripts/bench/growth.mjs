// @ts-nocheck -- Checked once it is TypeScript.
import { parseArgs } from "node:util";
import { withChromium } from "../browser.ts";
import { UserError } from "../site/user-error.ts";
import { fillPosts, getAdminStorage } from "./growth-posts.mjs";
import { describeMachine, formatTable, kib, progress, seconds } from "./report.mjs";
import { measureRendering } from "./rendering.mjs";
import { runWithDataFolder } from "./run-with-data-folder.mjs";
import { withSite } from "./site.mjs";
import { visit } from "./visit.mjs";

const CONDITIONS =
  "visitors on slow 4G (1.6 Mbit/s, 150 ms), staff on broadband (10 Mbit/s, 40 ms), processor not " +
  "slowed, nothing cached; never: the site gave up waiting for the answer";

const PAGES = /** @type {const} */ (["home", "blog list", "post", "admin's list"]);

/**
 * @type {[title: string, name: keyof import("./visit.mjs").Visit, format: (value: number) =>
 * string][]}
 */
const COLUMNS = [
  ["HTML KiB", "html", kib],
  ["JSON KiB", "json", kib],
  ["Total KiB", "total", kib],
  ["Readable s", "readable", orNever],
  ["Fresh s", "fresh", orNever],
  ["Scripts s", "script", seconds],
  ["JS heap MiB", "heap", (bytes) => (bytes / 1024 ** 2).toFixed(1)],
  ["Elements", "elements", String],
];

const RENDER_COLUMNS = [
  "Posts",
  "Build and start",
  "All pages",
  "Newest post changed",
  "Older post changed",
  "Nothing changed",
];

const { values: options } = parseArgs({
  options: { posts: { type: "string", default: "10,100,1000" } },
});

await runWithDataFolder(async (dataFolder) => {
  const counts = options.posts.split(",").map(Number);
  if (!counts.every((count) => Number.isInteger(count) && count > 0)) {
    throw new UserError("--posts takes numbers from 1, with commas between them.");
  }
  const storage = await getAdminStorage();
  const { adminPaths, blogPostPath, paths } = await import("../../src/config/paths.ts");
  /** @type {Map<string, string[][]>} */
  const rows = new Map(PAGES.map((name) => [name, []]));
  /** @type {string[][]} */
  const renderRows = [];
  let chromiumVersion = "";
  /** @type {import("./growth-posts.mjs").Post[]} */
  let seed = [];

  for (const count of counts) {
    progress(`${count} posts: filling the database, building ...`);
    const filled = await fillPosts(dataFolder, count, seed);
    seed = filled.seed;
    const [newest] = filled.posts;
    const begin = performance.now();
    let buildMs = 0;
    await withSite(dataFolder, async (origin) => {
      buildMs = performance.now() - begin;
      await withChromium([], async (browser) => {
        chromiumVersion = browser.version();
        /**
         * @type {{ path: string, network: keyof typeof import("./visit.mjs").NETWORKS, storage?:
         * Record<string, string>, expectedText?: string }[]}
         */
        const visits = [
          { path: paths.home, network: "slow4G" },
          { path: paths.blog, network: "slow4G" },
          { path: blogPostPath(newest.slug), network: "slow4G" },
          {
            path: adminPaths.blogManagement,
            network: "broadband",
            storage,
            expectedText: newest.title,
          },
        ];
        for (const [index, name] of PAGES.entries()) {
          progress(`${count} posts: ${name}`);
          const { path, network, ...rest } = visits[index];
          // The first visit is not measured: in it, the preview server compresses the files, which
          // a host has compressed before.
          await visit(browser, `${origin}${path}`, network, rest);
          const result = await visit(browser, `${origin}${path}`, network, rest);
          const cells = COLUMNS.map(([, key, format]) => format(result[key]));
          rows.get(name)?.push([`${name}, ${count} posts`, ...cells]);
        }
      });
    });
    progress(`${count} posts: rendering again`);
    const times = await measureRendering(dataFolder, filled.posts);
    const cells = [buildMs, times.all, times.newest, times.older, times.nothing].map(seconds);
    renderRows.push([String(count), ...cells]);
  }

  console.log(`${describeMachine(chromiumVersion)}; ${CONDITIONS}\n`);
  const head = ["Page", ...COLUMNS.map(([title]) => title)];
  console.log(formatTable(head, [...rows.values()].flat()));
  console.log("\nSeconds of building and starting, and of rendering again (npm run prerender):\n");
  console.log(formatTable(RENDER_COLUMNS, renderRows));
});

/** @param {number} ms */
function orNever(ms) {
  return Number.isNaN(ms) ? "never" : seconds(ms);
}
