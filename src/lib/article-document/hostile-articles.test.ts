import type { Node } from "prosemirror-model";
import { describe, expect, test } from "vitest";
import {
  edit,
  expectOnlyTyped,
  newParagraph,
  positionOf,
  TYPED,
  wordsOf,
} from "../../../tests/support/article-edits";
import { exactTrees } from "../../../tests/support/article-trees";
import { HOSTILE_ADDRESSES, XSS_VECTORS } from "../../../tests/support/xss-vectors";
import { closeHtml, isClosed } from "./close-html";
import { htmlOfNode } from "./schema";
import { openArticle } from "./open-article";

const quote = (address: string) => address.replaceAll('"', "&quot;");

const VECTORS = [
  ...XSS_VECTORS,
  ...HOSTILE_ADDRESSES.flatMap((address, i) => [
    { name: `link to address ${i + 1}`, html: `<p><a href="${quote(address)}">go</a></p>` },
    { name: `picture from address ${i + 1}`, html: `<img src="${quote(address)}" alt="x">` },
    { name: `frame of address ${i + 1}`, html: `<iframe src="${quote(address)}"></iframe>` },
  ]),
];

const BEFORE = "<p>Words before</p>";
const AFTER = "<p>Words after</p>";

describe.each(VECTORS)("$name", ({ html }) => {
  test("is saved as it was if nothing is changed", () => {
    for (const text of [html, `${BEFORE}\n${html}\n${AFTER}`, `${BEFORE}${html}${AFTER}`]) {
      const { doc, write } = openArticle(text);
      doc.check();
      expect(write(doc)).toBe(text);
    }
  });

  test("stays the same if something is typed into the paragraph before it", () => {
    for (const text of [`${BEFORE}${html}`, `${BEFORE}\n${html}\n${AFTER}`]) {
      const { doc, write } = openArticle(text);
      const [word] = wordsOf(doc, 0);
      if (word === undefined) {
        // It belongs to what follows, such as the content of a body.
        expect(doc.firstChild?.type.name).toBe("html_block");
        continue;
      }
      expectOnlyTyped(write(edit(doc, (tr) => tr.insertText(TYPED, word))), text);
    }
  });

  test("stays the same if a paragraph is added in front of any block", () => {
    for (const text of [html, `${BEFORE}${html}${AFTER}`]) {
      const { doc, write } = openArticle(text);
      doc.children.forEach((_, index) => {
        if (index > 0 && !canBeFollowed(doc.child(index - 1))) return;
        const written = write(edit(doc, (tr) => tr.insert(positionOf(doc, index), newParagraph())));
        expectParagraphAdded(written, text);
      });
    }
  });

  test("stays the same if a paragraph is added at the end, or is known to swallow it", () => {
    for (const text of [html, `${BEFORE}${html}${AFTER}`]) {
      const { doc, write } = openArticle(text);
      const written = write(edit(doc, (tr) => tr.insert(doc.content.size, newParagraph())));
      if (doc.lastChild && canBeFollowed(doc.lastChild)) expectParagraphAdded(written, text);
      else expect(exactTrees(written)).not.toContain(`<p>${TYPED}</p>`);
    }
  });
});

test("a text that no end tag can end is known as one that nothing can follow", () => {
  for (const html of [
    `<plaintext>All that follows is text.`,
    `<p>Words</p><plaintext>x</plaintext>`,
    `<script><!--<script>`,
    `<div><script><!--<script></div>`,
  ]) {
    expect(isClosed(closeHtml(html))).toBe(false);
  }
});

test("of the vectors, only a plaintext element and two broken formulas cannot be ended", () => {
  const endless = XSS_VECTORS.filter(({ html }) => !isClosed(closeHtml(html)));
  expect(endless.map(({ name }) => name)).toEqual(["scripts 30", "mutations 1", "mutations 3"]);
});

/** Whether a paragraph after the block stays outside of it. */
function canBeFollowed(block: Node): boolean {
  return block.type.name !== "html_block" || isClosed(closeHtml(htmlOfNode(block)));
}

function expectParagraphAdded(written: string, html: string): void {
  const added = `<p>${TYPED}</p>`;
  const trees = exactTrees(written);
  expect(trees).toContain(added);
  const before = exactTrees(html);
  // Where nothing can be seen, the editor shows an empty paragraph.
  const others = before.length > 0 ? before : ["<p></p>"];
  expect(trees.filter((tree) => tree !== added).join("")).toBe(others.join(""));
}
