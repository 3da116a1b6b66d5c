import { expect, test } from "vitest";
import { structureOf } from "../../scripts/prerender/structure.ts";

const page = (main: string) => `<html><body><main class="wrap">${main}</main></body></html>`;
const isSame = (first: string, second: string) =>
  structureOf(page(first)) === structureOf(page(second));

test("texts, addresses and further items of a long list make no other structure", () => {
  expect(isSame("<p>One</p>", "<p>Another one</p>")).toBe(true);
  expect(isSame('<a href="/a" title="a > b">A</a>', '<a href="/b">B</a>')).toBe(true);
  expect(isSame("<li></li>".repeat(5), "<li></li>".repeat(50))).toBe(true);
  expect(isSame("<br><script>if (a < b) c()</script>", "<br/>")).toBe(true);
});

test.each([
  ["a class", '<p class="a"></p>', '<p class="b"></p>'],
  ["a tag", "<p></p>", "<ul></ul>"],
  ["a state", "<button></button>", '<button disabled=""></button>'],
  ["a parent", "<p><b></b></p>", "<p></p><b></b>"],
  ["the first of its kind", "<p></p><ul></ul>", "<ul></ul><p></p>"],
  ["the last", "<i></i><i></i>", "<i></i><i></i><i></i>"],
])("another structure by %s", (_, first, second) => {
  expect(isSame(first, second)).toBe(false);
});
