import { expect, test } from "vitest";
import { HOSTILE_ADDRESSES } from "../../tests/support/xss-vectors";
import { isDisplayableImageUrl, isImageUrl } from "./image-url";

test.each([
  "http://localhost:5173/storage/v1/object/public/public_assets/a.png",
  "HTTPS://CDN.EXAMPLE/A.PNG",
  "/images/hero-1200.webp",
  "data:image/png;base64,AAAA",
])("%s is an image URL", (address) => {
  expect(isImageUrl(address)).toBe(true);
});

test.each([
  "",
  "javascript:alert(1)",
  "data:text/html,<script>",
  "//evil.example/x.png",
  "/\\evil.example/x.png",
  "https://",
  "blob:https://site.example/1",
  "images/hero.webp",
])("%j is not", (address) => {
  expect(isImageUrl(address)).toBe(false);
});

test.each(["data:image/png;base64,AA", "a.png", "//b/a.png"])(
  "%s may be loaded as an image",
  (address) => {
    expect(isDisplayableImageUrl(address)).toBe(true);
  },
);

test("no script and no page may be loaded as an image", () => {
  const kept = HOSTILE_ADDRESSES.filter(isDisplayableImageUrl);
  // Words and broken markup are paths of this site that lead nowhere.
  for (const address of kept) {
    expect(new URL(address, "https://agency.example").origin, address).toBe(
      "https://agency.example",
    );
  }
  expect(isDisplayableImageUrl(" ")).toBe(false);
  expect(HOSTILE_ADDRESSES.filter(isImageUrl)).toEqual([]);
});
