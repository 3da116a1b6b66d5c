import { describe, expect, test } from "vitest";
import { altTextFromFileName, findAltTextProblem } from "./alt-text";

describe("the first suggestion for an alt text", () => {
  test.each([
    ["gift-box_02.jpg", "gift box 02"],
    ["Cafe\u0301 --  terrace.PNG", "Café terrace"],
    ["box v1.2.webp", "box v1.2"],
    ["-_-.png", ""],
  ])("of %s is '%s'", (fileName, alt) => {
    expect(altTextFromFileName(fileName)).toBe(alt);
  });
});

describe("an alt text", () => {
  test.each(["IMG_1234", "dscn0042", "screen shot", "微信图片_20250603", "20250603 0942"])(
    "like %s is recognized as a camera's file name",
    (alt) => {
      expect(findAltTextProblem(alt)).toBe("camera-name");
    },
  );

  test.each(["a Picture", "untitled design 2", "image (1)", "图片"])("like %s is empty", (alt) => {
    expect(findAltTextProblem(alt)).toBe("generic");
  });

  test.each(["gift-box.jpg", "Gift box.WEBP at dusk"])("like %s has a file extension", (alt) => {
    expect(findAltTextProblem(alt)).toBe("file-ending");
  });

  test("of more than 150 characters is too long", () => {
    expect(findAltTextProblem("ab".repeat(75))).toBeNull();
    expect(findAltTextProblem(`${"ab".repeat(75)}c`)).toBe("too-long");
  });

  test.each(["", "Photo of a sealed sample bag", "Screen printing on a cotton bag"])(
    "like '%s' is accepted",
    (alt) => {
      expect(findAltTextProblem(alt)).toBeNull();
    },
  );
});
