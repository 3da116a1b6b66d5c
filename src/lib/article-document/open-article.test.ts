import { history, undo } from "prosemirror-history";
import type { Node } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { describe, expect, test } from "vitest";
import {
  edit,
  expectOnlyTyped,
  newParagraph,
  nodesOf,
  positionOf,
  TYPED,
  wordsOf,
  writeAnew,
} from "../../../tests/support/article-edits";
import { shownTree } from "../../../tests/support/article-trees";
import { openArticle } from "./open-article";
import { schema } from "./schema";

const typesOf = (html: string) => [...nodesOf(openArticle(html).doc).keys()];
const typeAt = (doc: Node, index: number) => doc.child(index).type.name;

/** Types into the first word of a block. */
function typeInto(html: string, index = 0): string {
  const { doc, write } = openArticle(html);
  return write(edit(doc, (tr) => tr.insertText(TYPED, wordsOf(doc, index)[0] ?? 0)));
}

describe("what a text can contain", () => {
  test.each([
    ["equal neighbors", "<p><b>ab</b><b>cd</b></p>"],
    ["neighbors with different attributes", '<p><i id="x">ab</i><i id="y">cd</i></p>'],
    ["bold words in a link", '<p><a href="/x"><strong>ab</strong> cd</a></p>'],
    ["a link in bold words", '<p><strong><a href="/x">ab</a></strong> cd</p>'],
    ["formats in either order", "<p><b><i>ab</i></b><i><b>cd</b></i></p>"],
    ["a format in itself", "<p><b>ab<b>cd</b></b></p>"],
    ["an anchor without text", '<p>ab<a id="x"></a>cd</p>'],
    ["a format without text", "<p>ab<b></b><i> </i>cd</p>"],
    ["spaces around formats", "<p> ab <b> cd </b> ef<i> gh</i> </p>"],
    ["line breaks", "<p>ab <br> cd<br><br>ef<wbr>gh</p>"],
    ["a comment", "<p>ab <!-- note --> cd</p>"],
    ["a picture with sizes", '<p><img src="/a.webp" width="3" height="4" alt=\'"a" & b\'>ab</p>'],
    ["unknown elements in each other", "<p>ab <x-y a=1><z>cd</z><p-q></p-q></x-y> ef</p>"],
    ["an unclosed unknown element", "<p>ab <foo>cd</p>"],
    ["no-break spaces and entities", "<p>ab&nbsp;&nbsp;cd &lt;b&gt; &amp;amp; &copy;</p>"],
    ["only a no-break space", "<p>ab</p><ul><li>&nbsp;</li></ul>"],
    ["only a Chinese space", "<p>ab</p><blockquote>\u3000</blockquote>"],
    ["preformatted text", "<pre>\n\n  ab\n\tcd  \n</pre>"],
    ["preformatted text with formats", '<pre id="x"><code>ab  <b>cd</b>\n</code></pre>'],
    ["ruby", "<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>ab</p>"],
  ])("%s is edited as text and kept when the text changes", (_, html) => {
    const { doc, write } = openArticle(html);
    expect(nodesOf(doc).has("html_block")).toBe(false);
    expect(write(doc)).toBe(html);
    expect(shownTree(writeAnew(doc))).toBe(shownTree(html));
    expectOnlyTyped(typeInto(html), html);
  });

  test("what is typed behind an unclosed element is not taken in by it", () => {
    const { doc, write } = openArticle("<p>ab <foo>cd</p>");
    const end = doc.content.size - 1;
    expect(write(edit(doc, (tr) => tr.insertText(TYPED, end)))).toBe(
      `<p>ab <foo>cd</foo>${TYPED}</p>`,
    );
  });
});

describe("what a block can contain", () => {
  test.each([
    ["text without an element", "ab <b>cd</b>\n<p>ef</p>\ngh"],
    ["text and blocks in a list item", "<ul><li>ab<ul><li>cd</li></ul>ef</li></ul>"],
    ["a Chinese space at the start of an item", "<ul><li>\u3000ab<ul><li>cd</li></ul></li></ul>"],
    ["comments between blocks", "<div><p>ab</p><!-- note --><p>cd</p></div>"],
    ["a note in a list item", "<ul><li><!-- note -->ab</li></ul>"],
    ["text before a figure's caption", "<figure>ab<figcaption>cd</figcaption>ef</figure>"],
    ["touching players", "<ul><li><iframe></iframe><video></video></li><li>ab</li></ul>"],
    [
      "a table of many sections",
      '<table id="t"><caption>ab</caption><colgroup><col span="2"></colgroup><colgroup></colgroup>' +
        '<thead><tr><th scope="col">cd</th><th colspan=1>ef</th></tr></thead>' +
        '<tbody id="x"><tr><td rowspan="2">gh</td><td>ij</td></tr><tr><td>kl</td></tr></tbody>' +
        '<tbody id="y"><tr><td colspan="2"><p>mn</p><p>op</p></td></tr></tbody>' +
        "<tfoot><tr><td>qr</td><td></td></tr></tfoot></table>",
    ],
    ["rows without a section", "<table><tr><td>ab<td>cd<tr><td>ef<td>gh</table>"],
    ["a table in a cell", "<table><tr><td>ab<table><tr><td>cd</table></table>"],
    ["details without content", "<details open><summary>ab</summary></details>"],
    ["unclosed list items", "<ul><li>ab<li>cd</ul>"],
    ["a document of Windows", "<p>ab</p>\r\n<ul>\r\n<li>cd</li>\r\n</ul>\r\n"],
  ])("%s is edited and kept when a word changes", (_, html) => {
    const { doc, write } = openArticle(html);
    expect(typeAt(doc, 0)).not.toBe("html_block");
    expect(write(doc)).toBe(html);
    expect(shownTree(writeAnew(doc))).toBe(shownTree(html));
    doc.children.forEach((__, index) => {
      expectOnlyTyped(typeInto(html, index), html);
    });
  });

  test.each([
    ["a table with rows of different lengths", "<table><tr><td>a<td>b<tr><td>c</table>"],
    ["a cell that spans rows that are not there", "<table><tr><td rowspan=3>a</table>"],
    ["a cell that spans nothing", '<table><tr><td colspan="0">a</table>'],
    ["a cell with a negative span", '<table><tr><td colspan="-1">a</table>'],
    ["a cell wider than a thousand", '<table><tr><td colspan="1001">a</table>'],
    ["a table with text outside of its cells", "<table>a<tr><td>b</table>"],
    ["a table with a comment", "<table><!-- a --><tr><td>b</table>"],
    ["a table with an empty section", "<table><thead></thead><tr><td>b</table>"],
    ["a list with text outside of its items", "<ul>a<li>b</ul>"],
    ["a list with a comment between its items", "<ul><li>a</li><!-- note --><li>b</li></ul>"],
    ["a list without items", "<ul></ul>"],
    ["a list item without a list", "<li>a</li>"],
    ["a heading with a block", "<h2>a<div>b</div></h2>"],
    ["a link around blocks", '<a href="/x"><p>a</p></a>'],
    ["crossed formats that reach into a second block", "<p><b>a</p><p>b</b></p>"],
    ["a player", '<video src="/a.webm" controls></video>'],
    ["a letter that only a reference can write", "<pre>a&#13;b</pre>"],
    ["a formula", "<math><mi>x</mi></math>"],
    ["an endless text behind words", "a <plaintext>b"],
  ])("%s is kept to the letter as a block of HTML", (_, html) => {
    expect(typesOf(html)).toEqual(["html_block"]);
    const text = `<p>before</p>\n${html}`;
    expect(openArticle(text).doc.childCount).toBe(2);
    expect(typeInto(text)).toBe(`<p>bef${TYPED}ore</p>\n${html}`);
  });

  test("text that the parser moves out of a table stays with it", () => {
    const html = "<p>ab</p><table>cd<tr><td>ef</td></tr></table><p>gh</p>";
    const { doc } = openArticle(html);
    expect(doc.children.map(({ type }) => type.name)).toEqual([
      "paragraph",
      "html_block",
      "paragraph",
    ]);
    expectOnlyTyped(typeInto(html, 2), html);
  });
});

describe("a change", () => {
  const html =
    "\n<p class=a>One</p>\n\n<P>Two</P><!-- note --><ul><li>Three\n  </ul>\n\n\n<p title='x'>Four\n";

  test("writes only the changed block anew", () => {
    expect(typeInto(html, 1)).toBe(html.replace("<P>Two</P>", `<p>T${TYPED}wo</p>`));
  });

  test("that is undone brings back the article to the byte", () => {
    const { doc, write } = openArticle(html);
    let state = EditorState.create({ doc, plugins: [history()] });
    const changes = [
      (tr: EditorState["tr"]) => tr.insertText(TYPED, 2),
      (tr: EditorState["tr"]) => tr.delete(0, tr.doc.content.size),
    ];
    for (const change of changes) state = state.apply(change(state.tr));
    expect(write(state.doc)).toBe("");
    while (undo(state, (tr) => (state = state.apply(tr))));
    expect(write(state.doc)).toBe(html);
  });

  test("that is undone in one block, but not in another, brings back the first block", () => {
    const { doc, write } = openArticle(html);
    const typed = edit(doc, (tr) => tr.insertText(TYPED, 2));
    const both = edit(typed, (tr) => tr.insertText(TYPED, wordsOf(typed, 1)[0] ?? 0));
    const one = edit(both, (tr) => tr.delete(2, 2 + TYPED.length));
    expect(write(one)).toBe(html.replace("<P>Two</P>", `<p>T${TYPED}wo</p>`));
  });

  test("of the order moves the source of a block", () => {
    const { doc, write } = openArticle("<p class=a>One</p>\n<P>Two</P>\n<p >Three");
    const [one, two, three] = doc.children;
    const moved = schema.nodes.doc.create(
      {},
      [three, one, two].filter((each) => !!each),
    );
    expect(write(moved)).toBe("<p >Three</p>\n<p class=a>One</p>\n<P>Two</P>");
  });

  test("at the end closes what was open", () => {
    const { doc, write } = openArticle("<p>One</p><ul><li>Two<!-- note ");
    const written = write(edit(doc, (tr) => tr.insert(doc.content.size, newParagraph())));
    expect(written).toBe(`<p>One</p><ul><li>Two<!-- note --></li></ul>\n<p>${TYPED}</p>`);
  });

  test("keeps an open format out of a new paragraph", () => {
    const { doc, write } = openArticle("<p><b>One</p>");
    const written = write(edit(doc, (tr) => tr.insert(doc.content.size, newParagraph())));
    expect(shownTree(written)).toBe(`<p><b>One</b></p><p>${TYPED}</p>`);
  });

  test("keeps white space that belongs to an open comment", () => {
    const { doc, write } = openArticle("<p>One</p><!-- note \n ");
    const written = write(edit(doc, (tr) => tr.insertText(TYPED, 2)));
    expect(written).toBe(`<p>O${TYPED}ne</p><!-- note \n `);
  });

  test("that empties the only block leaves an empty article", () => {
    const { doc, write } = openArticle("<p>One</p>\n");
    expect(write(edit(doc, (tr) => tr.delete(1, doc.content.size - 1)))).toBe("");
  });
});

describe("texts without an element of their own", () => {
  test.each([
    "Words<a href=/x>link<div>block</div></a>",
    "<a href=/x>link<div>block</div>end</a>more",
  ])("touch what they touched when a word changes: %s", (html) => {
    const { doc } = openArticle(html);
    const index = doc.children.findIndex(({ type }) => type.name === "paragraph");
    expectOnlyTyped(typeInto(html, index), html);
  });

  test.each([
    ["the article", "One two", "One\n<p> two</p>"],
    [
      "a list item",
      "<ul><li>One two</li></ul>",
      "<ul>\n  <li>One\n    <p> two</p>\n  </li>\n</ul>",
    ],
  ])("stay apart when one in %s is divided", (_, html, divided) => {
    const { doc, write } = openArticle(html);
    const at = (wordsOf(doc, 0)[0] ?? 0) + 2;
    const written = write(edit(doc, (tr) => tr.split(at)));
    expect(written).toBe(divided);
    expect(nodesOf(openArticle(written).doc).get("paragraph")).toHaveLength(2);
  });

  test("stay apart when the block between them is deleted", () => {
    const { doc, write } = openArticle("One<p>two</p>three");
    const from = positionOf(doc, 1);
    expect(write(edit(doc, (tr) => tr.delete(from, positionOf(doc, 2))))).toBe("One<p>three</p>");
  });
});

describe("an article without anything to see", () => {
  test.each(["", "\n", " \r\n\t ", "</div>", "<body onload=x>"])("%j has room to write", (html) => {
    const { doc, write } = openArticle(html);
    doc.check();
    expect(doc.toString()).toBe("doc(paragraph)");
    expect(write(doc)).toBe(html);
    const typed = edit(doc, (tr) => tr.insertText(TYPED, 1));
    expect(shownTree(write(typed))).toBe(`<p>${TYPED}</p>`);
  });
});
