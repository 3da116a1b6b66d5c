import { readdirSync, readFileSync } from "node:fs";
import { history, undo } from "prosemirror-history";
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
} from "../../../../tests/support/article-edits";
import { shownTree } from "../../../../tests/support/article-trees";
import { openArticle } from "./open-article";
import { schema } from "./schema";

const typesOf = (html: string) => [...nodesOf(openArticle(html).doc).keys()];

/** Types into the first word of a block. */
function typeInto(html: string, index = 0): string {
  const { doc, write } = openArticle(html);
  return write(edit(doc, (tr) => tr.insertText(TYPED, wordsOf(doc, index)[0] ?? 0)));
}

describe("the content of an article", () => {
  // What the allow-list contains is tried in `properties.test.ts`.
  test.each([
    ["a comment among words", "<p>ab <!-- note --> cd</p>"],
    ["unknown elements in each other", "<p>ab <x-y a=1><z>cd</z><p-q></p-q></x-y> ef</p>"],
    ["an unclosed unknown element", "<p>ab <foo>cd</p>"],
    ["unclosed cells and items", "<table><tr><td><ul><li>ab<li>cd</ul><td>ef</table>"],
    ["a table in a cell", "<table><tr><td>ab<table><tr><td>cd</table></table>"],
  ])("%s is edited as text and kept when a word changes", (_, html) => {
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

  test.each([
    ["a table with rows of different lengths", "<table><tr><td>a<td>b<tr><td>c</table>"],
    ["a cell that spans rows that are not there", "<table><tr><td rowspan=3>a</table>"],
    ["a table with text outside of its cells", "<table>a<tr><td>b</table>"],
    ["a table with a comment", "<table><!-- a --><tr><td>b</table>"],
    ["a list with text outside of its items", "<ul>a<li>b</ul>"],
    ["a heading with a block", "<h2>a<div>b</div></h2>"],
    ["crossed formats that reach into a second block", "<p><b>a</p><p>b</b></p>"],
    ["a letter that only a reference can write", "<pre>a&#13;b</pre>"],
  ])("%s is kept to the letter as a block of HTML", (_, html) => {
    expect(typesOf(html)).toEqual(["html_block"]);
    const text = `<p>before</p>\n${html}`;
    expect(openArticle(text).doc.childCount).toBe(2);
    expect(typeInto(text)).toBe(`<p>bef${TYPED}ore</p>\n${html}`);
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
    const moved = schema.nodes.doc.create({}, doc.children.toReversed());
    expect(write(moved)).toBe("<p >Three</p>\n<P>Two</P>\n<p class=a>One</p>");
  });

  test.each([
    ["<p>One</p><ul><li>Two", "<p>One</p><ul><li>Two</li></ul>"],
    ["<p><b>One</p>", "<p><b>One</p></b>"],
  ])("at the end closes what was open: %s", (html, closed) => {
    const { doc, write } = openArticle(html);
    const written = write(edit(doc, (tr) => tr.insert(doc.content.size, newParagraph())));
    expect(written).toBe(`${closed}\n<p>${TYPED}</p>`);
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

test("seeded posts and stories are opened as text, and nothing of them changes", () => {
  const files = ["blog-posts", "success-stories"].flatMap((folder) =>
    readdirSync(`supabase/seed/${folder}`).map((file) => `supabase/seed/${folder}/${file}`),
  );
  expect(files).toHaveLength(12);
  for (const file of files) {
    const html = readFileSync(file, "utf8").split("$html$")[1] ?? "";
    expect(html.length).toBeGreaterThan(1000);
    const { doc, write } = openArticle(html);
    expect(write(doc)).toBe(html);
    const types = [...nodesOf(doc).keys()];
    expect(types, file).not.toContain("html_block");
    expect(types, file).not.toContain("html_inline");
    expect(shownTree(writeAnew(doc)), file).toBe(shownTree(html));
  }
});
