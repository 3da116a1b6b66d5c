import { expect, test } from "vitest";
import { makeUploadName } from "./upload-name";

test.each([
  ["gift-box_02.jpg", "blog_1748937600000_gift-box_02.jpg"],
  ["my photo (1).JPG", "blog_1748937600000_my_photo__1_.JPG"],
  ["灯泡.jpg", "blog_1748937600000___.jpg"],
  ["café.png", "blog_1748937600000_caf_.png"],
  ["../a?b#c%d&e.png", "blog_1748937600000_.._a_b_c_d_e.png"],
  ["cafe\u0301 灯泡 (1)#?%.png", "blog_1748937600000_caf______1____.png"],
  [`${"a".repeat(246)}.png`, `blog_1748937600000_${"a".repeat(96)}.png`],
  ["a".repeat(250), `blog_1748937600000_${"a".repeat(100)}`],
  ["📦.webp", "blog_1748937600000__.webp"],
])("%s is stored as %s", (original, stored) => {
  expect(makeUploadName("blog", 1_748_937_600_000, original)).toBe(stored);
});
