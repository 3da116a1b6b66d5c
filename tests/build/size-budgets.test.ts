import { readFileSync, readdirSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { ENTRY, isAdminModule, Manifest } from "../../scripts/prerender/manifest.ts";
import { dist } from "./dist.ts";

/** KiB of Brotli. What they protect is the first view on a phone with a slow network. */
const BUDGETS = {
  homeInteractive: 115,
  homeIdle: 200,
  css: 14,
  firstFonts: 60,
  heroOnPhone: 45,
};

const HOME = "src/pages/public/home-page.tsx";
/** What the home page loads by itself after its first view. */
const HOME_LATER = [
  "src/features/home/latest-posts-grid.tsx",
  "src/components/ui/reveal-motion.ts",
  "node_modules/@supabase/supabase-js/dist/index.mjs",
];

const kib = (bytes: number) => bytes / 1024;
const brotliKib = (file: string) =>
  kib(brotliCompressSync(readFileSync(new URL(file, dist))).length);
const rawKib = (file: string) => kib(readFileSync(new URL(file, dist)).length);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

let manifest: Manifest;

beforeAll(() => {
  manifest = new Manifest(dist);
});

const filesOf = (keys: readonly string[]) => [...manifest.needed(keys)].map(({ file }) => file);

describe("the home page's JavaScript", () => {
  test("is within its budget until the page is interactive", () => {
    const size = sum(filesOf([ENTRY, HOME]).map(brotliKib));
    expect(size).toBeGreaterThan(50);
    expect(size).toBeLessThanOrEqual(BUDGETS.homeInteractive);
  });

  test("is within its budget when everything has loaded", () => {
    const size = sum(filesOf([ENTRY, HOME, ...HOME_LATER]).map(brotliKib));
    expect(size).toBeLessThanOrEqual(BUDGETS.homeIdle);
  });

  test("has neither the backend client nor the query cache nor HTML cleaning before its first view", () => {
    const code = filesOf([ENTRY, HOME]).map((file) => readFileSync(new URL(file, dist), "utf8"));
    for (const text of code) expect(text).not.toMatch(/GoTrueClient|DOMPurify|QueryClientProvider/);
  });
});

test("the style sheet of the public pages is within its budget", () => {
  const chunks = manifest.reachable([ENTRY], isAdminModule);
  const sheets = [...chunks].flatMap(({ css }) => css);
  expect(sheets.length).toBeGreaterThan(0);
  expect(sum([...new Set(sheets)].map(brotliKib))).toBeLessThanOrEqual(BUDGETS.css);
});

test("the preloaded fonts are within their budget", () => {
  const html = readFileSync(new URL("index.html", dist), "utf8");
  const fonts = [...html.matchAll(/rel="preload"[^>]*href="\/([^"]+\.woff2)"/gs)].map(
    ([, file]) => file ?? "",
  );
  expect(fonts).toHaveLength(2);
  expect(sum(fonts.map(rawKib))).toBeLessThanOrEqual(BUDGETS.firstFonts);
});

test("every picture that can open a page is within its budget on a phone", () => {
  // 400 CSS px on the densest screens are 1200 pixels.
  const phoneFiles = readdirSync(new URL("images/", dist)).filter((file) => {
    const [, width] = /-(\d+)\.avif$/.exec(file) ?? [];
    return Number(width) <= 1200;
  });
  expect(phoneFiles.length).toBeGreaterThan(50);
  const heavy = phoneFiles.filter((file) => rawKib(`images/${file}`) > BUDGETS.heroOnPhone);
  expect(heavy).toEqual([]);
});
