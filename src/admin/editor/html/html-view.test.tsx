import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { insertHtml, replaceText } from "./html-view";

describe("the smallest edit that replaces a text by another", () => {
  /** Few letters, so that the texts have much in common. */
  const texts = fc.string({ unit: fc.constantFrom("a", "b", "<", "\n", "😀") });

  test("gives the other text", () => {
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const { start, end, text } = replaceText(before, after);
        expect(before.slice(0, start) + text + before.slice(end)).toBe(after);
      }),
    );
  });

  test("leaves what both have in common at their start and end", () => {
    fc.assert(
      fc.property(texts, texts, texts, texts, (start, before, after, end) => {
        const edit = replaceText(start + before + end, start + after + end);
        expect(edit.text.length).toBeLessThanOrEqual(after.length);
        expect(edit.end - edit.start).toBeLessThanOrEqual(before.length);
      }),
    );
  });
});

test.each([
  ['<a href="https:|//">words</a>', '<a href="https://"><img>words</a>'],
  ["<p>3 < 4| and so on</p>", "<p>3 < 4<img> and so on</p>"],
])("a picture never lands inside a tag: %s", (marked, result) => {
  const cursor = marked.indexOf("|");
  const value = marked.replace("|", "");
  const { start, end, text } = insertHtml(value, cursor, cursor, "<img>");
  expect(value.slice(0, start) + text + value.slice(end)).toBe(result);
});
