import { expect, test } from "vitest";
import { fillDocument } from "../../scripts/prerender/document.ts";
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

test("articles that differ in nothing but what they say have one structure", () => {
  const template = '<html><head></head><body><div id="root"></div></body></html>';
  const article = (slug: string, width: number) =>
    fillDocument(template, {
      page: `/blog/${slug}`,
      html:
        `<title>${slug}</title><main><picture>` +
        `<source type="image/avif" srcSet="/${slug}.avif 1x" sizes="${width}px"/>` +
        `<img fetchPriority="high" width="${width}" height="9" src="/${slug}.webp"/>` +
        `</picture><article data-article="${slug} 1">${slug}</article></main>`,
      modules: [],
      readsQuery: false,
      data: { slug },
      dataId: "data",
      favicon: `/${slug}.ico`,
    });
  expect(structureOf(article("mugs", 640))).toBe(structureOf(article("lamps", 800)));
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
