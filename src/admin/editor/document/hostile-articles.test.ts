import { expect, test } from "vitest";
import {
  edit,
  expectOnlyTyped,
  newParagraph,
  positionOf,
  TYPED,
  wordsOf,
} from "../../../../tests/support/article-edits";
import { exactTrees } from "../../../../tests/support/article-trees";
import { XSS_VECTORS } from "../../../../tests/support/xss-vectors";
import { closeHtml, isClosed } from "./close-html";
import { openArticle } from "./open-article";

/** What no editor would write. Some of it swallows what follows. */
const ODD = [
  "<i><b>crossed</i></b>",
  "<p><b>bold over two<p>paragraphs</b>",
  "<a href='/x'>link <a href='/y'>in a link</a></a>",
  "<li>alone</li>",
  "</div></b>",
  "<nobr>x<nobr>y",
  "a\u0000b",
  "<!-- open \n",
  "<p title='open",
  "<textarea> open \n",
];

const VECTORS = [...XSS_VECTORS, ...ODD.map((html) => ({ name: html, html }))];

const BEFORE = "<p>Words before</p>";
const AFTER = "<p>Words after</p>";

test.each(VECTORS)("$name is kept when something is typed or added around it", ({ html }) => {
  for (const text of [html, `${BEFORE}${html}`, `${BEFORE}\n${html}\n${AFTER}`]) {
    const { doc, isHtmlOnly, write } = openArticle(text);
    doc.check();
    expect(write(doc)).toBe(text);
    if (isHtmlOnly) continue;
    const [word] = text === html ? [] : wordsOf(doc, 0);
    // A paragraph may also belong to what follows, such as the content of a body.
    if (word !== undefined) {
      expectOnlyTyped(write(edit(doc, (tr) => tr.insertText(TYPED, word))), text);
    } else if (text !== html) expect(doc.firstChild?.type.name).toBe("html_block");
    for (let index = 0; index <= doc.childCount; index++) {
      const written = write(edit(doc, (tr) => tr.insert(positionOf(doc, index), newParagraph())));
      expectParagraphAdded(written, text);
    }
  }
});

test.each(["<b>", "<div>", "<ul><li>", "<template>"])(
  "a text of ten thousand nested %s is one block of HTML, which text can follow",
  (tag) => {
    const html = `<p>Words</p>${tag.repeat(10_000)}`;
    const { doc, write } = openArticle(html);
    expect(doc.toString()).toBe("doc(html_block)");
    expect(write(doc)).toBe(html);
    const added = edit(doc, (tr) => tr.insert(doc.content.size, newParagraph()));
    expect(write(added)).toBe(`${closeHtml(html)}\n<p>${TYPED}</p>`);
    expect(isClosed(closeHtml(html))).toBe(true);
  },
);

test("a text that no end tag can end is edited as HTML only", () => {
  for (const html of [
    `<plaintext>All that follows is text.`,
    `<p>Words</p><plaintext>x</plaintext>`,
    `<script><!--<script>`,
    `<p>Words</p><!-- open`,
    `<p title='open`,
  ]) {
    expect(openArticle(html).isHtmlOnly, html).toBe(true);
  }
  expect(openArticle("<div><p>Words <b>open").isHtmlOnly).toBe(false);
});

function expectParagraphAdded(written: string, html: string): void {
  const added = `<p>${TYPED}</p>`;
  const trees = exactTrees(written);
  expect(trees).toContain(added);
  const before = exactTrees(html);
  // Where nothing can be seen, the editor shows an empty paragraph.
  const others = before.length > 0 ? before : ["<p></p>"];
  expect(trees.filter((tree) => tree !== added).join("")).toBe(others.join(""));
}
