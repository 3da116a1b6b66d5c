import { expect, test } from "vitest";
import { fillDocument } from "../../src/render/document.ts";
import { hashStructure } from "../../src/render/structure-hash.ts";

const page = (main: string) => `<html><body><main class="wrap">${main}</main></body></html>`;
const haveSameHash = (first: string, second: string) =>
  hashStructure(page(first)) === hashStructure(page(second));

test("texts, URLs and more items of a long list do not change the hash", () => {
  expect(haveSameHash("<p>One</p>", "<p>Another one</p>")).toBe(true);
  expect(haveSameHash('<a href="/a" title="a > b">A</a>', '<a href="/b">B</a>')).toBe(true);
  expect(haveSameHash("<li></li>".repeat(5), "<li></li>".repeat(50))).toBe(true);
  expect(haveSameHash("<br><script>if (a < b) c()</script>", "<br/>")).toBe(true);
});

test("articles that differ in nothing but their content have the same hash", () => {
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
      isUsed: false,
      data: { slug },
      dataId: "data",
      favicon: `/${slug}.ico`,
    });
  expect(hashStructure(article("mugs", 640))).toBe(hashStructure(article("lamps", 800)));
});

test("the order of parts that occur in several places does not change the hash", () => {
  const [first, second] = ['<ul><li class="a"></li></ul>', '<ul><li class="b"></li></ul>'];
  const start = "<p></p>".repeat(4);
  expect(haveSameHash(start + first + second, start + second + first)).toBe(true);
});

test.each([
  ["a class", '<p class="a"></p>', '<p class="b"></p>'],
  ["a tag", "<p></p>", "<ul></ul>"],
  ["a state", "<button></button>", '<button disabled=""></button>'],
  ["a parent", "<p><b></b></p>", "<p></p><b></b>"],
  ["the order of children", "<p></p><ul></ul>", "<ul></ul><p></p>"],
  ["the last child", `${"<i></i>".repeat(4)}<b></b><i></i>`, `${"<i></i>".repeat(5)}<b></b>`],
  ["the number of children", "<i></i><i></i>", "<i></i><i></i><i></i>"],
])("%s changes the hash", (_, first, second) => {
  expect(haveSameHash(first, second)).toBe(false);
});
