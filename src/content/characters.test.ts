import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { site } from "@/config/site";

const root = path.resolve(import.meta.dirname, "../..");
const seed = path.join(root, "supabase/seed");
const CORES = ["familjen-grotesk-core", "source-sans-3-core"];

/**
 * Characters without a glyph in our fonts, drawn by a system font: an arrow, the Command key, a
 * word joiner.
 */
const IN_NEITHER_FAMILY = ["→", "⌘", "\u2060"];
/** Characters of markup, addresses and page titles, which are not drawn in our fonts. */
const NOT_DRAWN = ["<", ">", "#", "_", "|"];
/**
 * Letters of the extended Latin files, such as "Š". They cannot be added to the core files, which
 * are subsets of the Latin files, so a name with one of them loads the extended file, too.
 */
const EXTENDED_LATIN = /[\u0100-\u02ba\u1e00-\u1eff]/g;

const modules = import.meta.glob(["./**/*.{ts,json}", "!./**/*.test.ts", "!./admin/**"], {
  eager: true,
});
const stylesheet = readFileSync(path.join(root, "src/styles/fonts.css"), "utf8");
const posts = readdirSync(seed, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".sql"))
  .map((file) => readFileSync(path.join(seed, file), "utf8"));

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The `unicode-range` of a font file in fonts.css, as pairs of first and last code points. */
function rangesOf(file: string) {
  const face = stylesheet.split("@font-face").find((rule) => rule.includes(`/${file}.woff2"`));
  const ranges = /unicode-range:([^;]+)/.exec(face ?? "")?.[1] ?? "";
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, first = "", last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)],
  );
}

test.each(CORES)("%s has every character of the public texts and first posts", (file) => {
  const texts = [...stringsIn(modules), ...stringsIn(site), ...posts];
  expect(texts.length).toBeGreaterThan(1000);
  const ranges = rangesOf(file);
  const isCut = (character: string) => {
    const code = character.codePointAt(0) ?? 0;
    return !ranges.some(([first = 0, last = 0]) => first <= code && code <= last);
  };
  const missing = [...new Set(texts.join(""))].filter(
    (character) => character !== "\n" && isCut(character),
  );
  const inNames = stringsIn(site).join("").match(EXTENDED_LATIN) ?? [];
  const known = [...IN_NEITHER_FAMILY, ...NOT_DRAWN, ...inNames];
  expect(missing.filter((character) => !known.includes(character))).toEqual([]);
});
