import { readdirSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { previewPath, shareCard } from "@/config/paths";
import { listPages } from "@/render/page-paths";
import { readPictureSize, shareImage, webImage } from "./share-image";

/** All pages but those for unknown addresses and for a preview, which have no card. */
const PAGES = listPages([])
  .filter(({ path, pattern }) => pattern === undefined && path !== previewPath)
  .map(({ path }) => path);
const SITE = "https://site.example";
const STORAGE = "https://project.supabase.co/storage/v1/object/public/public_assets";
const upload = (size: string) => `${STORAGE}/blog_1764350000000_${size}_photo.jpg`;
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
  test.each([
    ["https://cdn.example/a.GIF?v=2#x", "https://cdn.example/a.GIF?v=2#x"],
    ["http://cdn.example/a.png", "https://cdn.example/a.png"],
    ["//cdn.example/a.webp", "https://cdn.example/a.webp"],
    ["/images/hero-1200.webp", "https://site.example/images/hero-1200.webp"],
    [
      "https://photos.example/photo-1?auto=format&q=80",
      "https://photos.example/photo-1?auto=format&q=80",
    ],
    [upload("300x400-600k"), upload("300x400-600k")],
    ["https://www.dropbox.com/s/a/b.jpg?raw=1", "https://www.dropbox.com/s/a/b.jpg?raw=1"],
  ])("from %s", (address, shared) => {
    expect(shareImage(address, SITE)).toBe(shared);
  });

  test.each([
    upload("4000x3000-4500k"),
    upload("1600x1200-601k"),
    upload("90x60-4k"),
    upload("2000x400-80k"),
    `${STORAGE}/blog_1764350000000_of-unknown-size.jpg`,
    "https://site.example/gallery/factory",
    "https://drive.google.com/file/d/1abc/view?usp=sharing",
    "https://www.dropbox.com/s/a/b.jpg?dl=0",
    "https://commons.wikimedia.org/wiki/File:Ship.jpg",
    "https://www.pinterest.de/pin/1234/crate.jpg",
    "https://detail.1688.com/offer/1234.jpg",
    "https://www.google.com/imgres?imgurl=https%3A%2F%2Fa.example%2Fb.jpg&w=900&h=600",
    "https://imgur.com/a1b2.jpg",
  ])("but not if messengers would leave it out: %s", (address) => {
    expect(shareImage(address, SITE)).toBeNull();
  });

  test.each(["", "hero.webp", "data:image/png;base64,AA==", "https://["])(
    "but not from %j",
    (address) => {
      expect(shareImage(address, SITE)).toBeNull();
      expect(webImage(address, SITE)).toBeNull();
    },
  );

  test.each([
    "https://cdn.example/a.SVG?v=2",
    "https://cdn.example/a.jpg?w=900&fm=avif",
    "https://cdn.example/a?format=SVG",
  ])("but not in a format that networks do not show: %s", (address) => {
    expect(shareImage(address, SITE)).toBeNull();
    expect(webImage(address, SITE)).toBe(new URL(address, SITE).href);
  });
});

test("the name of an uploaded picture tells its size", () => {
  expect(readPictureSize(`${STORAGE}/blog_1764350000000_1600x1200-431k_a_2x4-9k_b.jpg`)).toEqual({
    width: 1600,
    height: 1200,
    kilobytes: 431,
  });
});

test.each([
  `${STORAGE}/blog_1764350000000_photo.jpg`,
  `${STORAGE}/blog_1764350000000_photo_1600x1200.jpg`,
  `${STORAGE}/blog_1764350000000_0x0-0k_photo.jpg`,
  "/images/hero-1200.webp",
])("other addresses tell none: %s", (address) => {
  expect(readPictureSize(address)).toBeNull();
});
