import { describe, expect, test } from "vitest";
import { PageCss } from "./page-css.ts";

/** The CSS of a page that consists of this HTML, without the order of the layers. */
const find = (css: string, html: string) =>
  new PageCss(() => css).find(html, ["site.css"]).replace(/^@layer [^;]+;/, "");

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
    ["::placeholder{color:red}"],
    ["::-webkit-datetime-edit-year-field{padding:0}"],
  ])("and otherwise not: %s", (css) => {
    expect(find(css, HTML)).toBe("");
  });

  test("without those of its selectors that match nothing", () => {
    expect(find("h1,p,.fine{margin:0}", HTML)).toBe("p{margin:0}");
  });
});

test("states, printing and other colors are kept: a page needs no other styles to be read", () => {
  const css = [
    "p:hover{color:red}",
    "p::selection{color:red}",
    "@media print{@page {margin:16mm;}p{color:red}}",
    "@media (forced-colors:active){p{color:red}}",
  ].join("");
  expect(find(css, "<p>")).toBe(css);
});

test("parts of fields are kept where there is a field", () => {
  const css = "::placeholder{color:red}::-webkit-date-and-time-value{margin:0}";
  expect(find(css, "<input>")).toBe(css);
});

test("of the initial values of Tailwind's variables, a page has those of its own", () => {
  const layer = (values: string) => `@layer properties{@supports (x:y){*,:before{${values}}}}`;
  const rule = "p{translate:0 var(--tw-translate-y)}";
  const values = ["--tw-translate-y:0", "--tw-shadow:0 0 #0000"];
  expect(find(layer(values.join(";")) + rule, "<p>")).toBe(rule + layer("--tw-translate-y:0"));
});

test("keyframes are kept where a rule of the page uses them", () => {
  const frames = "@keyframes show{to{opacity:1}}";
  expect(find(`p{animation:1s show}${frames}`, "<p>")).toBe(`p{animation:1s show}${frames}`);
});
