import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { expect, test } from "vitest";
import {
  edit,
  expectOnlyTyped,
  nodesOf,
  TYPED,
  wordsOf,
  writeAnew,
} from "../../../../tests/support/article-edits";
import { validArticles } from "../../../../tests/support/article-html";
import { shownTree } from "../../../../tests/support/article-trees";
import { replaceChangedBlocks } from "@/admin/editor/visual/insert-blocks";
import { openArticle } from "./open-article";
import { htmlOfNode } from "./schema";

test("valid articles stay as they are, and only players are shown as HTML", () => {
  const property = fc.property(validArticles, fc.nat(), (html, random) => {
    const { doc, write } = openArticle(html);
    doc.check();
    expect(write(doc)).toBe(html);
    const words = doc.children.flatMap((_, index) => wordsOf(doc, index));
    const word = words[random % words.length];
    if (word !== undefined) {
      expectOnlyTyped(write(edit(doc, (tr) => tr.insertText(TYPED, word))), html);
    }

    // The editor's own HTML has the same content, and does not change if it is opened again.
    const anew = writeAnew(doc);
    // An article of an empty paragraph is empty.
    expect(shownTree(anew)).toBe(shownTree(html).replace(/^<p><\/p>$/, ""));
    expect(writeAnew(openArticle(anew).doc)).toBe(anew);

    for (const block of nodesOf(doc).get("html_block") ?? []) {
      expect(htmlOfNode(block)).toMatch(/^\s*<(iframe|video|audio|picture)\b/);
    }
    for (const piece of nodesOf(doc).get("html_inline") ?? []) {
      // An element without text cannot be formatting of a text.
      const shown = shownTree(htmlOfNode(piece)).replaceAll(/"(?:\\.|[^"\\])*"/g, "");
      expect(shown).toMatch(/^<(iframe|video|audio|picture)\b|^(<[^>]*>)*$/);
    }
  });
  fc.assert(property, { numRuns: 400 });
});

test("a text that was changed elsewhere is read as if it were new, and all before it comes back", () => {
  const property = fc.property(validArticles, validArticles, fc.nat(), (html, other, random) => {
    const opened = openArticle(html);
    const words = opened.doc.children.flatMap((_, index) => wordsOf(opened.doc, index));
    const edited = edit(opened.doc, (tr) =>
      tr.insertText(TYPED, words[random % words.length] ?? 1),
    );
    const before = opened.write(edited);
    for (const text of [`${other}\n${before}`, other, `${html}\n${html}`]) {
      const { doc, write } = opened.reopen(text, edited);
      expect(doc.eq(openArticle(text).doc)).toBe(true);
      expect(write(doc)).toBe(text);
      expect(edit(edited, (tr) => replaceChangedBlocks(tr, doc)).eq(doc)).toBe(true);
      // Of texts with the same document, such as "<hr>" and "<hr />", the one that is open counts.
      const textOf = (version: Node, written: string) => (version.eq(doc) ? text : written);
      expect(write(edited)).toBe(textOf(edited, before));
      expect(write(opened.doc)).toBe(textOf(opened.doc, html));
    }
  });
  fc.assert(property, { examples: [["<hr>", "<hr />", 0]] });
});
