import { expect, test } from "vitest";
import { readPictureSize } from "./picture-size";

const FOLDER = "https://a.example/storage/v1/object/public/public_assets/";

test("the name of an uploaded picture tells its size", () => {
  expect(readPictureSize(`${FOLDER}blog_1764350000000_1600x1200-431k_a_2x4-9k_b.jpg`)).toEqual({
    width: 1600,
    height: 1200,
    kilobytes: 431,
  });
});

test.each([
  `${FOLDER}blog_1764350000000_photo.jpg`,
  `${FOLDER}blog_1764350000000_photo_1600x1200.jpg`,
  `${FOLDER}blog_1764350000000_0x0-0k_photo.jpg`,
  "/images/hero-1200.webp",
])("other addresses tell none: %s", (address) => {
  expect(readPictureSize(address)).toBeNull();
});
