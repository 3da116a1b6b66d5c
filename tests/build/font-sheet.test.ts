import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FONTS, Manifest, SHEET } from "../../src/render/manifest.ts";
import { dist } from "./dist.ts";

const manifest = new Manifest(dist);
const read = (file: string) => readFileSync(new URL(file, dist), "utf8");

test("only the style sheet for fonts declares any: the browser lays out all text anew for them", () => {
  const declaring = [...manifest.chunks.values()]
    .map(({ file }) => file)
    .filter((file) => file.endsWith(".css") && read(file).includes("@font-face"));
  expect(declaring).toEqual([manifest.getChunk(FONTS).file]);
  expect(manifest.getChunk(SHEET).file).not.toBe(manifest.getChunk(FONTS).file);
});
