import { readdirSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { listPages } from "@/app/page-paths";
import { shareCard, shareImage } from "./share-image";

/** All pages but those for unknown addresses, which nobody shares. */
const PAGES = listPages([]).flatMap(({ path, pattern }) => (pattern === undefined ? [path] : []));
const MAX_CARD_BYTES = 90 * 1024;

test.each(PAGES)("%s has a card of 1200 x 630 pixels, light enough for a phone", async (path) => {
  const { width, height, format } = await sharp(`public${shareCard(path)}`).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
  const { size } = statSync(`public${shareCard(path)}`);
  expect(size).toBeLessThanOrEqual(MAX_CARD_BYTES);
});

test("every card belongs to a page", () => {
  expect(
    readdirSync("public/share")
      .map((name) => `/share/${name}`)
      .sort(),
  ).toEqual(PAGES.map(shareCard).sort());
});

describe("a record's picture is used for link previews", () => {
  test.each(["https://cdn.example/a.webp", "/images/hero-1200.webp"])("from %s", (address) => {
    expect(shareImage(address)).toBe(address);
  });

  test.each(["", "hero.webp", "data:image/png;base64,AA==", "https://[", "//cdn.example/a.webp"])(
    "but not from %j",
    (address) => {
      expect(shareImage(address)).toBeNull();
    },
  );
});
