import { describe, expect, test } from "vitest";
import { feedPath, paths } from "@/config/paths";
import {
  findFreeSlug,
  findSlugFault,
  shortenSlug,
  slugFromTitle,
  slugify,
  type SlugFault,
} from "./slug";

test.each([
  ["EXW, FOB, CIF, DAP or DDP?", "exw-fob-cif-dap-or-ddp"],
  ["CE, UKCA & FCC", "ce-ukca--fcc"],
  ["验厂", ""],
])("%j becomes %j", (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

describe("the slug of a new post", () => {
  const TODAY = "2026-06-03";
  const fromTitle = (title: string, ...taken: string[]) =>
    slugFromTitle(title, TODAY, new Set(taken));

  test.each([
    ["义乌 Yiwu Market & Café tips", "-yiwu-market--caf-tips"],
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

test.each<[slug: string, free: string, ...taken: string[]]>([
  ["moq", "moq-2", "moq", "moq-3"],
  ["moq", "moq-2", "MOQ"],
  ["404", "404-2"],
  ["a".repeat(240), `${"a".repeat(238)}-2`, "a".repeat(240)],
])("%j is taken or not: %j is free", (slug, free, ...taken) => {
  expect(findFreeSlug(slug, new Set(taken))).toBe(free);
});

describe("what no page can have at the end of its address", () => {
  const feedName = feedPath.slice(paths.blog.length + 1);

  test.each<[slug: string, fault: SlugFault]>([
    ...["404", "Index", feedName].map((slug): [string, SlugFault] => [slug, "reserved"]),
    ...[".well-known", "a.", "a/b", "a#b", "A.HTML", "a\u2028b"].map(
      (slug): [string, SlugFault] => [slug, "unusable"],
    ),
    ["a\uD83D", "unusable"],
    ["验".repeat(81), "tooLong"],
  ])("%j is %s", (slug, fault) => {
    expect(findSlugFault(slug)).toBe(fault);
  });

  test.each(["__proto__", "a.b", "html", "two words", "验厂", "-", "🚀"])(
    "%j is not among it",
    (slug) => {
      expect(findSlugFault(slug)).toBeNull();
      expect(findSlugFault(slug.padEnd(80, "x"))).toBeNull();
    },
  );

  test("a slug that is too long is cut between characters", () => {
    expect(shortenSlug("验".repeat(100))).toBe("验".repeat(80));
    expect(shortenSlug(`a${"🚀".repeat(80)}`)).toBe(`a${"🚀".repeat(59)}`);
  });
});
