import { describe, expect, test } from "vitest";
import { findFreeSlug, slugFromTitle, slugify } from "./slug";

test.each([
  ["How to Pay Chinese Suppliers Safely", "how-to-pay-chinese-suppliers-safely"],
  ["EXW, FOB, CIF, DAP or DDP?", "exw-fob-cif-dap-or-ddp"],
  ["  Two   spaces\tand a tab ", "two-spaces-and-a-tab"],
  ["CE, UKCA & FCC", "ce-ukca--fcc"],
  ["snake_case stays", "snake_case-stays"],
  ["验厂", ""],
])("%j becomes %j", (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

describe("the slug of a new post", () => {
  const TODAY = "2026-06-03";
  const fromTitle = (title: string, ...taken: string[]) =>
    slugFromTitle(title, TODAY, new Set(taken));

  test.each([
    ["What an MOQ is made of", "what-an-moq-is-made-of"],
    ["义乌 Yiwu Market & Café tips", "-yiwu-market--caf-tips"],
    ["🚀 Launch", "-launch"],
    ["Two  spaces", "two-spaces"],
    ["a".repeat(300), "a".repeat(300)],
    ["", ""],
    ["   ", ""],
  ])("follows the rule: %j becomes %j", (title, slug) => {
    expect(fromTitle(title)).toBe(slug);
  });

  test.each(["如何从中国采购", "🚀", "?!", "___"])(
    "is made from the date if %j has no ASCII letter or digit",
    (title) => {
      expect(fromTitle(title)).toBe("post-20260603");
      expect(fromTitle(title, "post-20260603")).toBe("post-20260603-2");
      expect(fromTitle(title, "post-20260603", "post-20260603-2")).toBe("post-20260603-3");
    },
  );
});

test("a taken slug gets the first free number", () => {
  expect(findFreeSlug("moq", new Set())).toBe("moq");
  expect(findFreeSlug("moq", new Set(["moq", "moq-3"]))).toBe("moq-2");
  expect(findFreeSlug("moq", new Set(["moq", "moq-2"]))).toBe("moq-3");
});
