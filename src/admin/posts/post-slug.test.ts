import { describe, expect, test } from "vitest";
import { slugFromTitle } from "./post-slug";

describe("the slug of a new post", () => {
  const TODAY = "2026-06-03";
  const fromTitle = (title: string, ...taken: string[]) =>
    slugFromTitle(title, TODAY, new Set(taken));

  test.each([
    ["义乌 Yiwu Market & Café tips", "-yiwu-market--cafe-tips"],
    ["Étude: Straße, Łódź & Tiếng Việt", "etude-strasse-lodz--tieng-viet"],
    ["３－４週間 ＦＢＡ, ﬁnal GRÖẞE, 30 m²", "3-4-fba-final-grosse-30-m2"],
    ["1½ to ¾ inch", "1-1-2-to-3-4-inch"],
    ["Sealed sample ".repeat(20), "sealed-sample-".repeat(17).slice(0, -1)],
    [`${"a".repeat(240)} and more`, "a".repeat(240)],
  ])("follows the rule: %j becomes %j", (title, slug) => {
    expect(fromTitle(title)).toBe(slug);
  });

  test.each(["如何从中国采购", "___"])(
    "is made from the date if %j has no ASCII letter or digit",
    (title) => {
      expect(fromTitle(title)).toBe("post-20260603");
      expect(fromTitle(title, "post-20260603", "post-20260603-2")).toBe("post-20260603-3");
    },
  );
});
