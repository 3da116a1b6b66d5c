import { expect, test } from "vitest";
import { insertHtml } from "./html-view";

test.each([
  ['<a href="https:|//">words</a>', '<a href="https://"><img>words</a>'],
  ["<p>3 < 4| and so on</p>", "<p>3 < 4<img> and so on</p>"],
])("a picture never lands inside a tag: %s", (marked, result) => {
  const cursor = marked.indexOf("|");
  const value = marked.replace("|", "");
  const { start, end, text } = insertHtml(value, cursor, cursor, "<img>");
  expect(value.slice(0, start) + text + value.slice(end)).toBe(result);
});
