import { selectAll } from "prosemirror-commands";
import { describe, expect, test } from "vitest";
import { schema } from "@/admin/editor/document/schema";
import { edit, htmlOf, openState, run, selectCells } from "../../../../tests/support/editor-state";
import {
  canBeHeading,
  hasFormat,
  leaveCaption,
  onWords,
  selectWords,
  toggleFormat,
  toggleHeading,
  toggleList,
  toggleQuote,
} from "./commands";
import { normalizeBlocks } from "./normalize-blocks";

const { bullet_list, ordered_list } = schema.nodes;
const TIDY = [normalizeBlocks()];

describe("bold", () => {
  test.each([
    ["<p>a <b>b[i]g</b> box</p>", "<p>a <b>b</b>i<b>g</b> box</p>"],
    ["<p>[one</p><p>two]</p>", "<p><strong>one</strong></p>\n<p><strong>two</strong></p>"],
    ['<p><a href="/a">a [big] box</a></p>', '<p><a href="/a">a <strong>big</strong> box</a></p>'],
    ["<pre>[a]</pre>", "<pre>a</pre>"],
  ])("of %s makes %s", (marked, html) => {
    expect(edit(marked, toggleFormat("bold"))).toBe(html);
  });

  test("is on only where all of the selected words have it", () => {
    expect(hasFormat(openState("<p><b>[one</b> two]</p>"), "bold")).toBe(false);
    expect(hasFormat(openState("<p><b>[one</b><strong> two]</strong></p>"), "bold")).toBe(true);
    expect(hasFormat(openState('<p>a[<img src="/a.svg">]b</p>'), "bold")).toBe(false);
  });

  test("is given to all of the text after Ctrl+A, and taken from it again", () => {
    const html = "<pre>code</pre>\n<p>one <em>two</em></p>\n<ul>\n  <li>three</li>\n</ul>";
    const toggleBold = onWords(toggleFormat("bold"));
    const bold = run(run(openState(`${html}<p>|</p>`), selectAll), toggleBold);
    expect(htmlOf(bold)).toBe(
      "<pre>code</pre>\n<p><strong>one </strong><em><strong>two</strong></em></p>\n<ul>\n  <li><strong>three</strong></li>\n</ul>\n<p></p>",
    );
    expect(hasFormat(selectWords(run(bold, selectAll)), "bold")).toBe(true);
    expect(htmlOf(run(bold, toggleBold))).toBe(`${html}\n<p></p>`);
  });

  test("is given to all selected cells", () => {
    const state = openState("<table><tr><td>a|</td><td>b</td><td>c</td></tr></table>");
    expect(htmlOf(run(selectCells(state, 0, 1), toggleFormat("bold")))).toContain(
      "<td><strong>a</strong></td><td><strong>b</strong></td><td>c</td>",
    );
  });
});

test("italic at the cursor is for what is typed next", () => {
  const state = run(openState("<p>a|</p>"), toggleFormat("italic"));
  expect(hasFormat(state, "italic")).toBe(true);
  expect(htmlOf(state.apply(state.tr.insertText("b")))).toBe("<p>a<em>b</em></p>");
  expect(hasFormat(run(state, toggleFormat("italic")), "italic")).toBe(false);
});

describe("a heading", () => {
  test.each([
    ['<h2 id="a">on|e</h2>', "h2", '<p id="a">one</p>'],
    ['<h2 id="a">one|</h2>', "h3", '<h3 id="a">one</h3>'],
    ['<p id="a">[one</p><p>two]</p>', "h2", '<h2 id="a">one</h2>\n<h2>two</h2>'],
    ["<section><p>a|</p></section>", "h2", "<section>\n  <h2>a</h2>\n</section>"],
  ] as const)("of %s becomes, by the tool for %s, %s", (marked, tag, html) => {
    expect(edit(marked, toggleHeading(tag), TIDY)).toBe(html);
  });

  test.each([
    "<p>[one</p><ul><li>two]</li></ul>",
    "<table><tbody><tr><td>a|</td></tr></tbody></table>",
    "<blockquote><p>a|</p></blockquote>",
    "<pre>a|</pre>",
  ])("is not made of %s", (marked) => {
    const state = openState(marked);
    expect(canBeHeading(state)).toBe(false);
    expect(run(state, toggleHeading("h2"))).toBe(state);
  });
});

describe("a list", () => {
  test.each([
    ["has no paragraphs", "<p>[one</p><p>two]</p>", "<ol>\n  <li>one</li>\n  <li>two</li>\n</ol>"],
    [
      "keeps a paragraph that has attributes",
      '<p id="a">on|e</p>',
      '<ol>\n  <li>\n    <p id="a">one</p>\n  </li>\n</ol>',
    ],
    [
      "changes its kind, with all of its items and attributes",
      '<ul id="a"><li>o|ne</li><li>two</li></ul>',
      '<ol id="a">\n  <li>one</li>\n  <li>two</li>\n</ol>',
    ],
    [
      "ends at the cursor, whose item becomes a paragraph; the rest has no id",
      '<ol id="a"><li>one</li><li>tw|o</li><li>three</li></ol>',
      '<ol id="a">\n  <li>one</li>\n</ol>\n<p>two</p>\n<ol>\n  <li>three</li>\n</ol>',
    ],
  ])("%s", (_, marked, html) => {
    expect(edit(marked, toggleList(ordered_list), TIDY)).toBe(html);
  });
});

test.each([toggleList(bullet_list), toggleQuote])(
  "no list or quote is put around cells of a table",
  (command) => {
    const table = "<table><tbody><tr><td>[a</td><td>b]</td></tr></tbody></table>";
    expect(command(openState(table))).toBe(false);
  },
);

test("Enter in a caption goes on below the figure", () => {
  const figure = (caption: string) =>
    `<figure>\n  <img src="/a.webp" alt="">\n  <figcaption>${caption}</figcaption>\n</figure>\n`;
  expect(edit(`${figure("a|b")}<p>c</p>`, leaveCaption, TIDY)).toBe(
    `${figure("ab")}<p></p>\n<p>c</p>`,
  );
});
