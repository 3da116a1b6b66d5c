import { describe, expect, test } from "vitest";
import { CriticalCss } from "./critical-css.ts";

/** The critical CSS of a page that consists of this HTML, without the order of the layers. */
const find = (css: string, html: string) =>
  new CriticalCss(() => css).find(html, ["site.css"]).replace(/^@layer [^;]+;/, "");

describe("a rule is kept if all names of one of its selectors occur in the page", () => {
  const HTML = '<main class="wrap sm:flex a&amp;b"><p class="lead">Text</p></main>';
  test.each([
    [".lead{color:red}"],
    ["p>.lead:first-child{color:red}"],
    ["p::after{content:''}"],
    [".sm\\:flex,.a\\&b{display:flex}"],
    [".wrap:not(.narrow) p{color:red}"],
    [":is(.lead,.fine){color:red}"],
    [":is(.wrap p,.narrow p)[data-open]{color:red}"],
    [":root{--gap:1px}"],
    ["@media (width>=40rem){.lead{color:red}}"],
  ])("%s", (css) => {
    expect(find(css, HTML)).toBe(css);
  });

  test.each([
    [".leader{color:red}"],
    [".lead .fine{color:red}"],
    ["table{color:red}"],
    [":is(.fine,.narrow p) p{color:red}"],
    [".wrap:has(.fine){color:red}"],
    ["@media (width>=40rem){.fine{color:red}}"],
    ["@keyframes spin{to{rotate:1turn}}"],
  ])("and otherwise not: %s", (css) => {
    expect(find(css, HTML)).toBe("");
  });

  test("without those of its selectors that match nothing", () => {
    expect(find("h1,p,.fine{margin:0}", HTML)).toBe("p{margin:0}");
  });
});

test("what only interactions and other media need is left out", () => {
  const rules = [
    "p:hover{color:red}",
    "p::selection{color:red}",
    "@media print{p{color:red}}",
    "@media (forced-colors:active){p{color:red}}",
    "p{cursor:pointer}",
  ];
  expect(find(rules.join(""), "<p>")).toBe("");
});

test("what is below the first three sections is left out", () => {
  const css = "p{margin:0}p::before{top:0}@media (width>=40rem){p{color:red}}";
  expect(find(css, `${"<section></section>".repeat(2)}<p>`)).toBe(css);
  expect(find(css, `${"<section></section>".repeat(3)}<p>`)).toBe("");
});

test("the rule that keeps the footer from being laid out at once is there wherever the footer is", () => {
  const css = "footer{content-visibility:auto}";
  const html = `${"<section></section>".repeat(3)}<footer></footer>`;
  expect(find(css, html)).toBe(css);
});

test("the variables of the theme are replaced by their values", () => {
  const theme = "@layer theme{:root{--spacing:.25rem;--bold:700}}";
  const css = "p{margin:calc(var(--spacing)*3);font-weight:var(--bold)}";
  const result = "p{margin:.75rem;font-weight:700}";
  expect(find(theme + css, "<p>")).toBe(result);

  const sheets = new Map([
    ["site.css", theme],
    ["page.css", css],
  ]);
  const critical = new CriticalCss((file) => sheets.get(file) ?? "");
  expect(critical.find("<p>", ["site.css", "page.css"])).toMatch(result);
});

test("keyframes are kept where a rule of the page uses them", () => {
  const frames = "@keyframes show{to{opacity:1}}";
  expect(find(`p{animation:1s show}${frames}`, "<p>")).toBe(`p{animation:1s show}${frames}`);
});
