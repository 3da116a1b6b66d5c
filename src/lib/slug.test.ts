import { describe, expect, test } from "vitest";
import { feedPath, paths } from "@/config/paths";
import { findFreeSlug, findSlugFault, shortenSlug, slugify, type SlugFault } from "./slug";

test.each([
  ["EXW, FOB, CIF, DAP or DDP?", "exw-fob-cif-dap-or-ddp"],
  ["CE, UKCA & FCC", "ce-ukca--fcc"],
  ["验厂", ""],
])("%j becomes %j", (text, slug) => {
  expect(slugify(text)).toBe(slug);
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
