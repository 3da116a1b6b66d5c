import { expect, test } from "vitest";
import { altTextFromFileName } from "./alt-text-dialog";
import { makeUploadName } from "./use-picture-upload";

test.each([
  ["../a?b#c%d&e.png", "blog_1748937600000_.._a_b_c_d_e.png"],
  ["cafe\u0301 灯泡 (1)#?%.png", "blog_1748937600000_caf______1____.png"],
  [`${"a".repeat(246)}.png`, `blog_1748937600000_${"a".repeat(96)}.png`],
])("%s is stored as %s", (original, stored) => {
  expect(makeUploadName("blog", 1_748_937_600_000, original)).toBe(stored);
});

test.each([
  ["gift-box_02.jpg", "gift box 02"],
  ["Cafe\u0301 --  terrace.PNG", "Café terrace"],
  ["box v1.2.webp", "box v1.2"],
  ["-_-.png", ""],
])("the first suggestion for the alt text of %s is '%s'", (fileName, alt) => {
  expect(altTextFromFileName(fileName)).toBe(alt);
});
