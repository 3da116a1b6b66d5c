import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { replaceAll } from "./text-edit";

describe("the smallest edit that replaces a text by another", () => {
  /** Few letters, so that the texts have much in common. */
  const texts = fc.string({ unit: fc.constantFrom("a", "b", "<", "\n", "😀") });

  test("gives the other text", () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const { start, end, text } = replaceAll(before, after);
        expect(before.slice(0, start) + text + before.slice(end)).toBe(after);
      }),
    );
  });

  test("leaves what both have in common at their start and end", () => {
    fc.assert(
      fc.property(texts, texts, texts, texts, (start, before, after, end) => {
        const edit = replaceAll(start + before + end, start + after + end);
        expect(edit.text.length).toBeLessThanOrEqual(after.length);
        expect(edit.end - edit.start).toBeLessThanOrEqual(before.length);
      }),
    );
  });
});
