import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { ENTRY, FONTS, Manifest, SHEET, START } from "../../scripts/prerender/manifest.ts";
import { dist } from "./dist.ts";

let manifest: Manifest;

beforeAll(() => {
  manifest = new Manifest(dist);
});

const pages = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".html") && file !== "admin.html",
);
const read = (file: string) => readFileSync(new URL(file, dist), "utf8");

describe("the list of modules in a page", () => {
  const listModules = (page: string) =>
    (/data-modules="([^"]+)"/.exec(read(page))?.[1] ?? "").split(" ").map((file) => file.slice(1));

  test.each(pages)("of %s has each after those that it imports", (page) => {
    const modules = listModules(page);
    expect(modules.length).toBeGreaterThan(3);
    const done = new Set([...manifest.collectImports([ENTRY])].map(({ file }) => file));
    const chunks = new Map([...manifest.chunks.values()].map((chunk) => [chunk.file, chunk]));
    for (const file of modules) {
      // Importing it also evaluates chunks that it forms a circle with, and those are later in the
      // list. All others must have been evaluated.
      const late = [...manifest.collectImports(chunks.get(file)?.imports ?? [])].filter(
        (need) => need.file !== file && !done.has(need.file) && !isCircular(file, need.file),
      );
      expect(
        late.map((need) => need.file),
        file,
      ).toEqual([]);
      done.add(file);
    }
  });

  test("of the home page has the application", () => {
    expect(listModules("index.html")).toContain(manifest.getChunk(START).file);
  });

  function isCircular(one: string, other: string): boolean {
    const reach = (file: string) => {
      const found = [...manifest.chunks.values()].find((chunk) => chunk.file === file);
      return [...manifest.collectImports(found?.imports ?? [])].map((chunk) => chunk.file);
    };
    return reach(one).includes(other) && reach(other).includes(one);
  }
});

test("no style sheet but the one for fonts declares any: the browser lays out all text anew for them", () => {
  const declaring = [...manifest.chunks.values()]
    .map(({ file }) => file)
    .filter((file) => file.endsWith(".css") && read(file).includes("@font-face"));
  expect(declaring).toEqual([manifest.getChunk(FONTS).file]);
  expect(manifest.getChunk(SHEET).file).not.toBe(manifest.getChunk(FONTS).file);
});
