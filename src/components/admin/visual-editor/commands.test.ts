import { selectAll } from "prosemirror-commands";
import { CellSelection } from "prosemirror-tables";
import { describe, expect, test } from "vitest";
import { schema } from "@/lib/article-document/schema";
import { edit, htmlOf, openState, run } from "../../../../tests/support/editor-state";
import {
  canBeHeading,
  hasFormat,
  insertLineBreak,
  leaveCaption,
  onWords,
  selectWords,
  splitBlockWithoutId,
  splitItem,
  toggleFormat,
  toggleHeading,
  toggleList,
  toggleQuote,
} from "./commands";
import { tidyBlocks } from "./tidy";

const { bullet_list, ordered_list } = schema.nodes;
const TIDY = [tidyBlocks()];

describe("bold and italic", () => {
  test.each([
    ["<p>a [big] box</p>", "<p>a <strong>big</strong> box</p>"],
    ["<p>a <strong>[big]</strong> box</p>", "<p>a big box</p>"],
    ["<p>a <b>[big]</b> box</p>", "<p>a big box</p>"],
    ["<p>a <strong>b[i]g</strong> box</p>", "<p>a <strong>b</strong>i<strong>g</strong> box</p>"],
    ["<p>[a <b>big</b> box]</p>", "<p><strong>a big box</strong></p>"],
    ["<p>[one</p><p>two]</p>", "<p><strong>one</strong></p>\n<p><strong>two</strong></p>"],
    ["<p><em>a [big] box</em></p>", "<p><em>a <strong>big</strong> box</em></p>"],
    ['<p><a href="/a">a [big] box</a></p>', '<p><a href="/a">a <strong>big</strong> box</a></p>'],
  ])("%s becomes %s", (marked, html) => {
    expect(edit(marked, toggleFormat("bold"))).toBe(html);
  });

  test("of the same words can be given and taken in any order", () => {
    const both = run(run(openState("<p>[a]</p>"), toggleFormat("bold")), toggleFormat("italic"));
    expect(htmlOf(both)).toBe("<p><strong><em>a</em></strong></p>");
    expect(htmlOf(run(both, toggleFormat("bold")))).toBe("<p><em>a</em></p>");
  });

  test("at the cursor are for what is typed next", () => {
    const state = run(openState("<p>a|</p>"), toggleFormat("italic"));
    expect(hasFormat(state, "italic")).toBe(true);
    expect(htmlOf(state.apply(state.tr.insertText("b")))).toBe("<p>a<em>b</em></p>");
    expect(hasFormat(run(state, toggleFormat("italic")), "italic")).toBe(false);
  });

  test("are on only where all of the selected words have them", () => {
    expect(hasFormat(openState("<p><b>[one</b> two]</p>"), "bold")).toBe(false);
    expect(hasFormat(openState("<p><b>[one</b><strong> two]</strong></p>"), "bold")).toBe(true);
    expect(hasFormat(openState('<p>a[<img src="/a.svg">]b</p>'), "bold")).toBe(false);
  });

  test("are given to all of the text after Ctrl+A, and taken from it again", () => {
    const html = "<pre>code</pre>\n<p>one <em>two</em></p>\n<ul>\n  <li>three</li>\n</ul>";
    const toggleBold = onWords(toggleFormat("bold"));
    const all = run(openState(`${html}<p>|</p>`), selectAll);
    const bold = run(all, toggleBold);
    expect(htmlOf(bold)).toBe(
      "<pre>code</pre>\n<p><strong>one </strong><em><strong>two</strong></em></p>\n<ul>\n  <li><strong>three</strong></li>\n</ul>\n<p></p>",
    );
    expect(hasFormat(selectWords(run(bold, selectAll)), "bold")).toBe(true);
    expect(htmlOf(run(bold, toggleBold))).toBe(`${html}\n<p></p>`);
  });

  test("are given to all selected cells", () => {
    const table = "<table><tr><td>a|</td><td>b</td><td>c</td></tr></table>";
    const state = openState(table);
    const cells: number[] = [];
    state.doc.descendants((node, position) => {
      if (node.type === schema.nodes.table_cell) cells.push(position);
    });
    const [first = 0, second = 0] = cells;
    const selected = state.apply(
      state.tr.setSelection(CellSelection.create(state.doc, first, second)),
    );
    expect(htmlOf(run(selected, toggleFormat("bold")))).toContain(
      "<td><strong>a</strong></td><td><strong>b</strong></td><td>c</td>",
    );
  });

  test("are not possible in preformatted text", () => {
    expect(edit("<pre>[a]</pre>", toggleFormat("bold"))).toBe("<pre>a</pre>");
  });
});

describe("headings", () => {
  test.each([
    ["<h2>one|</h2>", "h3", "<h3>one</h3>"],
    ["<h3>one|</h3>", "h2", "<h2>one</h2>"],
    ['<h2 id="a">one|</h2>', "h3", '<h3 id="a">one</h3>'],
    ["<h2>one|</h2>", "h2", "<p>one</p>"],
  ] as const)("%s becomes, by the tool for %s, %s", (marked, tag, html) => {
    expect(edit(marked, toggleHeading(tag), TIDY)).toBe(html);
  });

  test("are not made of a selection that reaches into a list", () => {
    const marked = "<p>[one</p><ul><li>two]</li></ul>";
    expect(canBeHeading(openState(marked))).toBe(false);
    expect(edit(marked, toggleHeading("h2"))).toContain("<p>one</p>");
  });

  test("are made of the selected paragraphs and back, with their attributes", () => {
    const state = run(openState('<p id="a">[one</p><p>two]</p>'), toggleHeading("h2"));
    expect(htmlOf(state)).toBe('<h2 id="a">one</h2>\n<h2>two</h2>');
    expect(htmlOf(run(state, toggleHeading("h3")))).toBe('<h3 id="a">one</h3>\n<h3>two</h3>');
    const mixed = openState("<h2>[one</h2><p>two]</p>");
    expect(htmlOf(run(mixed, toggleHeading("h2")))).toBe("<h2>one</h2>\n<h2>two</h2>");
    const back = openState('<h2 id="a">on|e</h2>', TIDY);
    expect(htmlOf(run(back, toggleHeading("h2")))).toBe('<p id="a">one</p>');
  });

  test.each([
    ["a list", "<ul><li>a|</li></ul>"],
    ["a table", "<table><tbody><tr><td>a|</td></tr></tbody></table>"],
    ["a quote", "<blockquote><p>a|</p></blockquote>"],
    ["a caption", "<figure><img src='/a.webp'><figcaption>a|</figcaption></figure>"],
    ["preformatted text", "<pre>a|</pre>"],
  ])("are not possible in %s", (_, marked) => {
    const state = openState(marked);
    expect(canBeHeading(state)).toBe(false);
    expect(run(state, toggleHeading("h2"))).toBe(state);
  });

  test("are possible in a section", () => {
    expect(edit("<section><p>a|</p></section>", toggleHeading("h2"))).toBe(
      "<section>\n  <h2>a</h2>\n</section>",
    );
  });
});

describe("lists", () => {
  test("hold the text of their items without paragraphs", () => {
    expect(edit("<p>[one</p><p>two]</p>", toggleList(bullet_list), TIDY)).toBe(
      "<ul>\n  <li>one</li>\n  <li>two</li>\n</ul>",
    );
  });

  test("keep a paragraph that has attributes", () => {
    expect(edit('<p id="a">on|e</p>', toggleList(ordered_list), TIDY)).toBe(
      '<ol>\n  <li>\n    <p id="a">one</p>\n  </li>\n</ol>',
    );
  });

  test("change their kind, with all of their items and attributes", () => {
    expect(edit('<ul id="a"><li>o|ne</li><li>two</li></ul>', toggleList(ordered_list))).toBe(
      '<ol id="a">\n  <li>one</li>\n  <li>two</li>\n</ol>',
    );
  });

  test("end at the cursor, whose item becomes a paragraph", () => {
    expect(
      edit("<ul><li>one</li><li>tw|o</li><li>three</li></ul>", toggleList(bullet_list), TIDY),
    ).toBe("<ul>\n  <li>one</li>\n</ul>\n<p>two</p>\n<ul>\n  <li>three</li>\n</ul>");
  });
});

describe("the rest of a divided list goes on counting", () => {
  test.each([
    ['<ol type="a" start="3"><li>c</li><li>|d</li><li>e</li></ol>', '<ol type="a" start="4">'],
    ['<ol start="3"><li value="9">i</li><li>|j</li><li>k</li></ol>', '<ol start="10">'],
    ['<ol reversed start="9"><li>i</li><li>|h</li><li>g</li></ol>', '<ol reversed="" start="8">'],
    ['<ol id="a"><li>a</li><li>|b</li><li>c</li></ol>', "<ol>"],
  ])("%s", (html, rest) => {
    const [, second] = edit(html, toggleList(ordered_list), TIDY).match(/<ol.*>/g) ?? [];
    expect(second).toBe(rest);
  });
});

describe("what is around cells of a table", () => {
  test.each([toggleList(bullet_list), toggleQuote])("is no list or quote", (command) => {
    const table = "<table><tbody><tr><td>[a</td><td>b]</td></tr></tbody></table>";
    expect(command(openState(table))).toBe(false);
  });
});

describe("quotes", () => {
  test("are put around paragraphs and removed again", () => {
    const state = run(openState("<p>[one</p><p>two]</p>", TIDY), toggleQuote);
    expect(htmlOf(state)).toBe("<blockquote>\n  <p>one</p>\n  <p>two</p>\n</blockquote>");
    expect(htmlOf(run(state, toggleQuote))).toBe("<p>one</p>\n<p>two</p>");
  });
});

describe("Enter", () => {
  test("divides a paragraph, whose id stays with its first part", () => {
    expect(edit('<p id="a" lang="de">one| two</p>', splitBlockWithoutId)).toBe(
      '<p id="a" lang="de">one</p>\n<p lang="de"> two</p>',
    );
  });

  test.each(["on|e", "one|"])("divides %j without the number and id of the item", (words) => {
    const html = edit(`<ol><li id="a" value="7">${words}</li></ol>`, splitItem, TIDY);
    expect(html.match(/<li.*?>/g)).toEqual(['<li id="a" value="7">', "<li>"]);
  });

  test("divides a heading in the middle, and goes on with a paragraph at its end", () => {
    expect(edit('<h2 id="a">one| two</h2>', splitBlockWithoutId, TIDY)).toBe(
      '<h2 id="a">one</h2>\n<h2> two</h2>',
    );
    expect(edit('<h2 id="a">one|</h2>', splitBlockWithoutId, TIDY)).toBe(
      '<h2 id="a">one</h2>\n<p></p>',
    );
  });

  test("in a caption goes on below the figure", () => {
    const marked =
      '<figure><img src="/a.webp" alt=""><figcaption>a|b</figcaption></figure><p>c</p>';
    expect(edit(marked, leaveCaption, TIDY)).toBe(
      '<figure>\n  <img src="/a.webp" alt="">\n  <figcaption>ab</figcaption>\n</figure>\n<p></p>\n<p>c</p>',
    );
  });

  test("with Shift makes a line break, in preformatted text a line", () => {
    expect(edit("<p>a|b</p>", insertLineBreak)).toBe("<p>a<br>b</p>");
    expect(edit("<pre>a|b</pre>", insertLineBreak)).toBe("<pre>a\nb</pre>");
  });
});
