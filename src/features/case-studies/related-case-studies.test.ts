import { describe, expect, test } from "vitest";
import { caseStudies } from "@/content/case-studies";
import { findRelated, teaser } from "./related-case-studies";

const story = (slug: string, category: string) => ({ slug, category });

describe("related case studies", () => {
  test("are of the same category first, in their order", () => {
    const all = [story("a", "FBA"), story("b", "Retail"), story("c", "FBA"), story("d", "FBA")];
    expect(findRelated(all, story("d", "FBA")).map(({ slug }) => slug)).toEqual(["a", "c"]);
  });

  test("are filled up with any others", () => {
    const all = [story("a", "FBA"), story("b", "Retail"), story("c", "FBA")];
    expect(findRelated(all, story("a", "FBA")).map(({ slug }) => slug)).toEqual(["c", "b"]);
  });

  test("never include the story itself", () => {
    expect(findRelated([story("a", "FBA")], story("a", "FBA"))).toEqual([]);
  });
});

test.each(caseStudies)("the teaser of $slug is 100 characters and an ellipsis", (caseStudy) => {
  const text = teaser(caseStudy.introduction);
  expect(text).toHaveLength(101);
  expect(text.endsWith("…")).toBe(true);
  expect(caseStudy.introduction.startsWith(text.slice(0, 100))).toBe(true);
});
