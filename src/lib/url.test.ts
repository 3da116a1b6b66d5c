import { expect, test } from "vitest";
import { HOSTILE_ADDRESSES } from "../../tests/support/xss-vectors";
import { isDisplayableImageUrl, isImageUrl } from "./url";

test.each([
  ["http://localhost:5173/storage/v1/object/public/public_assets/a.png", true],
  ["HTTPS://CDN.EXAMPLE/A.PNG", true],
  ["/images/hero-1200.webp", true],
  ["data:image/png;base64,AAAA", true],
  ["", false],
  ["https://", false],
  ["blob:https://site.example/1", false],
  ["images/hero.webp", false],
])("%j is a whole image URL: %j", (address, isWhole) => {
  expect(isImageUrl(address)).toBe(isWhole);
});

test.each(["data:image/png;base64,AA", "a.png", "//b/a.png"])(
  "%s may be loaded as an image",
  (address) => {
    expect(isDisplayableImageUrl(address)).toBe(true);
  },
);

test("no script, no page and no other site in disguise is taken for an image", () => {
  expect(HOSTILE_ADDRESSES.filter(isImageUrl)).toEqual([]);
  // Words and broken markup are paths of this site that lead nowhere.
  const origins = HOSTILE_ADDRESSES.filter(isDisplayableImageUrl).map(
    (address) => new URL(address, "https://agency.example").origin,
  );
  expect([...new Set(origins)]).toEqual(["https://agency.example"]);
  expect(isDisplayableImageUrl(" ")).toBe(false);
});
