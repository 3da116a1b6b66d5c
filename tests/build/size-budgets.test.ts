import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { ENTRY, Manifest, SHEET, START } from "../../scripts/prerender/manifest.ts";
import { dist } from "./dist.ts";

/** In KiB, with Brotli. They protect the first view on a phone with a slow network. */
const BUDGETS = {
  homeInteractive: 115,
  homeIdle: 200,
  css: 14,
  firstFonts: 60,
  pictureOnPhone: 45,
  tool: 32,
  visualEditor: 150,
};
/**
 * In bytes, with Brotli: TCP's initial window of ten segments, which a server sends before it waits
 * for an acknowledgment, less the headers of the response. https://www.rfc-editor.org/rfc/rfc6928
 */
const FIRST_ROUND_TRIP_BYTES = 13_750;

const HOME = "src/pages/public/home-page.tsx";
/** What the home page loads after its first view without an interaction. */
const HOME_LATER = [
  "src/features/home/latest-posts-grid.tsx",
  "src/components/ui/reveal-motion.ts",
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
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

let manifest: Manifest;

beforeAll(() => {
  manifest = new Manifest(dist);
});

const filesOf = (keys: readonly string[]) =>
  [...manifest.collectImports(keys)].map(({ file }) => file);

/** The sum of the files' sizes is within the budget; otherwise the message names the largest. */
function expectWithin(
  budgetKib: number,
  files: readonly string[],
  weigh: (file: string) => number,
) {
  const weights = files.map((file) => ({ file, kib: weigh(file) })).sort((a, b) => b.kib - a.kib);
  const total = sum(weights.map(({ kib }) => kib));
  const heaviest = weights.slice(0, 12).map(({ file, kib }) => `${kib.toFixed(1)} KiB ${file}`);
  expect(total, heaviest.join("\n")).toBeGreaterThan(0);
  expect(total, heaviest.join("\n")).toBeLessThanOrEqual(budgetKib);
}

describe("the home page's JavaScript", () => {
  test("is within its budget until the page is interactive", () => {
    expectWithin(BUDGETS.homeInteractive, filesOf([ENTRY, START, HOME]), brotliKib);
  });

  test("is within its budget when everything has loaded", () => {
    expectWithin(BUDGETS.homeIdle, filesOf([ENTRY, START, HOME, ...HOME_LATER]), brotliKib);
  });

  test.each([
    ["the sign-in client", "GoTrueClient"],
    ["the database client", "Accept-Profile"],
    ["HTML cleaning", "DOMPurify"],
    ["the query cache", "QueryClientProvider"],
  ])("does not contain %s before its first view", (_, word) => {
    const holders = (files: readonly string[]) => files.filter((file) => read(file).includes(word));
    expect(holders(filesOf([...manifest.chunks.keys()]))).not.toEqual([]);
    expect(holders(filesOf([ENTRY, START, HOME]))).toEqual([]);
  });

  test("is a small starter until the page has loaded, or until the first interaction", () => {
    expectWithin(3, filesOf([ENTRY]), brotliKib);
  });
});

test("no public page needs HTML cleaning before it is interactive", () => {
  const pages = [...manifest.chunks.keys()].filter((key) => key.startsWith("src/pages/public/"));
  expect(pages.length).toBeGreaterThan(20);
  const withCleaning = pages.filter((page) =>
    filesOf([ENTRY, START, page]).some((file) => read(file).includes("DOMPurify")),
  );
  expect(withCleaning).toEqual([]);
});

describe("the style sheets of a public page", () => {
  const pages = () =>
    [...manifest.chunks.keys()].filter((key) => key.startsWith("src/pages/public/"));

  test("are within their budget: the site's and those of the page itself", () => {
    expect(pages().length).toBeGreaterThan(25);
    for (const page of pages()) {
      const own = [...manifest.collectImports([ENTRY, START, page])].flatMap(({ css }) => css);
      expectWithin(BUDGETS.css, [...new Set([manifest.getChunk(SHEET).file, ...own])], brotliKib);
    }
  });
});

describe("a buyers' tool", () => {
  const isTool = (key: string) => /^src\/pages\/public\/tools\/.*-page\.tsx$/.test(key);
  const listPages = () =>
    [...manifest.chunks.keys()].filter((key) => key.startsWith("src/pages/public/"));

  test("adds little code to what the other public pages load", () => {
    const others = new Set(filesOf([ENTRY, START, ...listPages().filter((page) => !isTool(page))]));
    const tools = listPages().filter(isTool);
    expect(tools).toHaveLength(7);
    for (const tool of tools) {
      const added = filesOf([tool]).filter((file) => !others.has(file));
      expectWithin(BUDGETS.tool, added, brotliKib);
    }
  });

  test("shares its form code with no other page", () => {
    const formCode = filesOf(listPages().filter(isTool)).filter((file) =>
      read(file).includes("toolDraft."),
    );
    expect(formCode).not.toEqual([]);
    const others = filesOf([ENTRY, START, ...listPages().filter((page) => !isTool(page))]);
    expect(others.filter((file) => formCode.includes(file))).toEqual([]);
  });
});

describe("the visual editor of the admin", () => {
  const EDITOR = "src/components/admin/visual-editor/visual-editor.tsx";
  const ADMIN = "src/app/layouts/admin-layout.tsx";
  const FORMS = [
    "src/pages/admin/blog-management-page.tsx",
    "src/pages/admin/success-stories-page.tsx",
  ];

  test.each(FORMS)("is within its budget, in addition to what %s has loaded", (form) => {
    const loaded = new Set(filesOf([ENTRY, START, ADMIN, form]));
    const added = filesOf([EDITOR]).filter((file) => !loaded.has(file));
    expectWithin(BUDGETS.visualEditor, added, brotliKib);
  });

  test("loads no code of ProseMirror before it is opened", () => {
    const holders = filesOf([EDITOR]).filter((file) => read(file).includes("ProseMirror"));
    expect(holders).not.toEqual([]);
    const loaded = filesOf([ENTRY, START, ADMIN, ...FORMS]);
    expect(loaded.filter((file) => holders.includes(file))).toEqual([]);
  });
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

  test("exists for all of them", () => {
    expect(pages.length).toBeGreaterThan(35);
  });

  /** The start of the HTML: the head with the critical CSS, the header and the first section. */
  const firstScreenOf = (html: string) => {
    const [start = "", ...rest] = html.split(/(?=<main)/);
    const [first = "", second = ""] = rest.join("").split(/(?<=<\/section>|<\/header>)/);
    return start + first + (first.includes("<h1") ? "" : second);
  };

  test.each(pages)("%s shows its first screen with the bytes of the first round trip", (file) => {
    const html = read(file).toString();
    const firstScreen = firstScreenOf(html);
    expect(firstScreen.match(/:root\{--focus/g)).toHaveLength(1);
    expect(firstScreen).toMatch(/<h1|Loading/);
    expect(brotli(firstScreen)).toBeLessThanOrEqual(FIRST_ROUND_TRIP_BYTES);
  });

  test("fits into the first round trip as a whole, except for pages with long texts", () => {
    const long = pages.filter((file) => brotli(read(file)) > FIRST_ROUND_TRIP_BYTES);
    expect(long.filter((file) => !LONG_TEXTS.some((pattern) => pattern.test(file)))).toEqual([]);
  });
});

/** The first three contain texts by staff, the FBA page drawings, the tools every calculation. */
const LONG_TEXTS = [
  /^case-studies\.html$/,
  /^blog\.html$/,
  /^blog\/[\w-]+\.html$/,
  /^amazon-fba-prep-service-china\.html$/,
  /^tools\/[\w-]+\.html$/,
];
