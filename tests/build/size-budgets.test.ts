import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { toolKeys } from "@/config/tools";
import { ENTRY_CHUNK, Manifest } from "../../src/render/manifest.ts";
import { dist } from "./dist.ts";

/** In KiB, with Brotli. They protect the first view on a phone with a slow network. */
const BUDGETS = {
  homeInteractive: 115,
  homeIdle: 200,
  cssInHtml: 10.5,
  sheets: 20.5,
  html: 18,
  toolHtml: 22.5,
  firstFonts: 60,
  pictureOnPhone: 45,
  /** What only one tool loads, and what all of them share. */
  tool: 24,
  toolEngine: 18.75,
  visualEditor: 150,
};
/**
 * In bytes, with Brotli: TCP's initial window of ten segments, which a server sends before it waits
 * for an acknowledgment, less the headers of the response. https://www.rfc-editor.org/rfc/rfc6928
 */
const FIRST_ROUND_TRIP_BYTES = 13_750;

const HOME = "src/site/home/home-page.tsx";
/** What the home page loads after its first view without an interaction. */
const HOME_LATER = [
  "src/site/home/latest-posts-grid.tsx",
  "node_modules/framer-motion/dist/es/dom-mini.mjs",
  "node_modules/@supabase/postgrest-js/dist/index.mjs",
];

const read = (file: string) => readFileSync(new URL(file, dist));
const brotli = (content: Buffer | string) => brotliCompressSync(content).length;
const brotliSizes = new Map<string, number>();
/** Many pages share most of their files, so that each is compressed only once. */
function brotliKib(file: string): number {
  const kib = brotliSizes.get(file) ?? brotli(read(file)) / 1024;
  brotliSizes.set(file, kib);
  return kib;
}
const rawKib = (file: string) => read(file).length / 1024;

const manifest = new Manifest(dist);
const PAGES = [...manifest.chunks.keys()].filter((key) =>
  /^src\/(?:site|tools)\/.*-page\.tsx$/.test(key),
);
const TOOLS = PAGES.filter((key) => /^src\/tools\//.test(key));

const filesOf = (keys: readonly string[]) =>
  [...manifest.collectImports(keys)].map(({ file }) => file);
const holdersOf = (word: string, files: readonly string[]) =>
  files.filter((file) => read(file).includes(word));

/** The sum of the files' sizes is within the budget; otherwise the message names the largest. */
function expectWithin(
  budgetKib: number,
  files: readonly string[],
  weigh: (file: string) => number,
) {
  const weights = files.map((file) => ({ file, kib: weigh(file) })).sort((a, b) => b.kib - a.kib);
  const total = weights.reduce((sum, { kib }) => sum + kib, 0);
  const heaviest = weights.slice(0, 12).map(({ file, kib }) => `${kib.toFixed(1)} KiB ${file}`);
  expect(total, heaviest.join("\n")).toBeGreaterThan(0);
  expect(total, heaviest.join("\n")).toBeLessThanOrEqual(budgetKib);
}

test.each([
  ["a small starter until the page has loaded, or until the first interaction", 4.5, [ENTRY_CHUNK]],
  [
    "that of an interactive page",
    BUDGETS.homeInteractive,
    [ENTRY_CHUNK, manifest.applicationKey, HOME],
  ],
  ["all of it", BUDGETS.homeIdle, [ENTRY_CHUNK, manifest.applicationKey, HOME, ...HOME_LATER]],
])("the home page's JavaScript is within its budget: %s", (_, budget, keys) => {
  expectWithin(budget, filesOf(keys), brotliKib);
});

test.each([
  ["the sign-in client", "GoTrueClient", [HOME]],
  ["the database client", "Accept-Profile", [HOME]],
  ["the query cache", "QueryClientProvider", [HOME]],
  ["HTML cleaning", "DOMPurify", PAGES],
])("no page has %s before it is interactive", (_, word, pages) => {
  expect(holdersOf(word, filesOf([...manifest.chunks.keys()]))).not.toEqual([]);
  expect(holdersOf(word, filesOf([ENTRY_CHUNK, manifest.applicationKey, ...pages]))).toEqual([]);
});

test("a buyers' tool adds little to the code of the other pages, which have none of its form", () => {
  const others = filesOf([
    ENTRY_CHUNK,
    manifest.applicationKey,
    ...PAGES.filter((page) => !TOOLS.includes(page)),
  ]);
  expect(TOOLS).toHaveLength(toolKeys.length + 1);
  const tools = TOOLS.filter((tool) => !tool.includes("/overview/"));
  const added = tools.map((tool) => filesOf([tool]).filter((file) => !others.includes(file)));
  const engine = added.reduce((files, own) => files.filter((file) => own.includes(file)));
  expectWithin(BUDGETS.toolEngine, engine, brotliKib);
  for (const files of added) {
    const own = files.filter((file) => !engine.includes(file));
    expectWithin(BUDGETS.tool, own, brotliKib);
  }
  expect(holdersOf("toolDraft.", filesOf(TOOLS))).not.toEqual([]);
  expect(holdersOf("toolDraft.", others)).toEqual([]);
});

test("the visual editor is within its budget, and no form has code of it before it is opened", () => {
  const editor = filesOf(["src/admin/editor/visual/visual-editor.tsx"]);
  expect(holdersOf("ProseMirror", editor)).not.toEqual([]);
  for (const page of ["posts/blog-management-page", "stories/success-stories-page"]) {
    const form = `src/admin/${page}.tsx`;
    const loaded = filesOf([
      ENTRY_CHUNK,
      manifest.applicationKey,
      "src/admin/layout/admin-layout.tsx",
      form,
    ]);
    const added = editor.filter((file) => !loaded.includes(file));
    expectWithin(BUDGETS.visualEditor, added, brotliKib);
    expect(holdersOf("ProseMirror", loaded)).toEqual([]);
  }
});

test("the preloaded fonts are within their budget", () => {
  const html = read("index.html").toString();
  const fonts = [...html.matchAll(/rel="preload"[^>]*href="\/([^"]+\.woff2)"/gs)].map(
    ([, file]) => file ?? "",
  );
  expect(fonts).toHaveLength(2);
  expectWithin(BUDGETS.firstFonts, fonts, rawKib);
});

test("every picture is within its budget in the widths that phones load", () => {
  // 400 CSS px on the densest screens are 1200 pixels.
  const phoneFiles = readdirSync(new URL("images/", dist)).filter((file) => {
    const [, width] = /-(\d+)\.avif$/.exec(file) ?? [];
    return Number(width) <= 1200;
  });
  expect(phoneFiles.length).toBeGreaterThan(50);
  const heavy = phoneFiles.filter((file) => rawKib(`images/${file}`) > BUDGETS.pictureOnPhone);
  expect(heavy).toEqual([]);
});

describe("the HTML of a public page", () => {
  const pages = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".html") && file !== "admin.html",
  );

  test.each(pages)("%s waits for no style sheet: its CSS is in it, within its budget", (file) => {
    const html = read(file).toString();
    expect(html).not.toContain('rel="stylesheet"');
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)]
      .map(([, css = ""]) => css)
      .join("");
    expect(styles).toContain(":root{--hero:");
    expect(brotli(styles) / 1024).toBeLessThanOrEqual(BUDGETS.cssInHtml);
  });

  test.each(pages)("%s has few style sheets that come with the application", (file) => {
    const [, files = ""] = / data-files="([^"]*)"/.exec(read(file).toString()) ?? [];
    const sheets = files.split(" ").filter((name) => name.endsWith(".css"));
    expect(sheets.length).toBeLessThanOrEqual(3);
    const names = sheets.map((name) => name.slice(1));
    expectWithin(BUDGETS.sheets, names, brotliKib);
  });

  /** The start of the HTML: the head with the CSS, the header and the first section. */
  const firstScreenOf = (html: string) => {
    const [start = "", ...rest] = html.split(/(?=<main)/);
    const [first = "", second = ""] = rest.join("").split(/(?<=<\/section>|<\/header>)/);
    return start + first + (first.includes("<h1") ? "" : second);
  };

  const isTool = (file: string) => file.startsWith("tools/");
  const readPages = pages.filter((file) => !isTool(file));
  test.each(readPages)(
    "%s shows its first screen with the bytes of the first round trip",
    (file) => {
      const firstScreen = firstScreenOf(read(file).toString());
      expect(firstScreen).toMatch(/<h1|Loading/);
      expect(brotli(firstScreen)).toBeLessThanOrEqual(FIRST_ROUND_TRIP_BYTES);
    },
  );

  test.each(pages)("%s is within its budget as a whole", (file) => {
    const budget = isTool(file) ? BUDGETS.toolHtml : BUDGETS.html;
    expect(brotliKib(file)).toBeLessThanOrEqual(budget);
  });
});
