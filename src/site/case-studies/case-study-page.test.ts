import { describe, expect, test } from "vitest";
import { findRelated } from "./case-study-page";

const story = (slug: string, category: string) => ({ slug, category });
const slugs = (stories: readonly { slug: string }[]) => stories.map(({ slug }) => slug);

describe("related case studies", () => {
  test("are two of the same category, in their order", () => {
    const all = [story("a", "FBA"), story("b", "Retail"), story("c", "FBA"), story("d", "FBA")];
    expect(slugs(findRelated(all, story("d", "FBA")))).toEqual(["a", "c"]);
  });

  test("are filled up with any others, never with the story itself", () => {
    const all = [story("a", "FBA"), story("b", "Retail"), story("c", "FBA")];
    expect(slugs(findRelated(all, story("a", "FBA")))).toEqual(["c", "b"]);
    expect(findRelated([story("a", "FBA")], story("a", "FBA"))).toEqual([]);
  });
});
