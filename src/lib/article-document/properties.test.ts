import type { Node } from "prosemirror-model";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  edit,
  expectOnlyTyped,
  nodesOf,
  TYPED,
  wordsOf,
  writeAnew,
} from "../../../tests/support/article-edits";
import { oddArticles, validArticles } from "../../../tests/support/article-html";
import { shownTree } from "../../../tests/support/article-trees";
import { closeHtml, isClosed } from "./close-html";
import { openArticle } from "./open-article";
import { htmlOfNode } from "./schema";

test("valid articles stay as they are, and only players are shown as HTML", () => {
  const property = fc.property(validArticles, fc.nat(), (html, random) => {
    const doc = expectKept(html, random);
    expectWrittenAnew(doc, html);
    for (const block of nodesOf(doc).get("html_block") ?? []) {
      expect(htmlOfNode(block)).toMatch(/^\s*<(iframe|video|audio|picture)\b/);
    }
    for (const piece of nodesOf(doc).get("html_inline") ?? []) {
      // An element without text cannot be formatting of a text.
      expect(htmlOfNode(piece)).toMatch(/^<(iframe|video|audio|picture|(\w+)[^>]*>\s*<\/\2>)/);
    }
  });
  fc.assert(property, { numRuns: 1000 });
});

test("odd articles stay as they are, too", () => {
  const property = fc.property(oddArticles, fc.nat(), (html, random) => {
    const doc = expectKept(html, random);
    if (canBeWrittenAnew(doc)) expectWrittenAnew(doc, html);
  });
  fc.assert(property, { numRuns: 400 });
});

/** Nothing changes by opening an article, and only a word if one is typed somewhere. */
function expectKept(html: string, random: number): Node {
  const { doc, write } = openArticle(html);
  doc.check();
  expect(write(doc)).toBe(html);
  const words = doc.children.flatMap((_, index) => wordsOf(doc, index));
  const word = words[random % words.length];
  if (word !== undefined) {
    expectOnlyTyped(write(edit(doc, (tr) => tr.insertText(TYPED, word))), html);
  }
  return doc;
}

/** The editor's own HTML has the same content, and does not change if it is opened again. */
function expectWrittenAnew(doc: Node, html: string): void {
  const anew = writeAnew(doc);
  // An article of an empty paragraph is empty.
  expect(shownTree(anew)).toBe(shownTree(html).replace(/^<p><\/p>$/, ""));
  expect(writeAnew(openArticle(anew).doc)).toBe(anew);
}

/**
 * HTML blocks are written as they are. So none may be left open and none may touch a bare text, from
 * which it is separated by white space.
 */
function canBeWrittenAnew({ children }: Node): boolean {
  return children.every(
    (block, i) =>
      block.type.name !== "html_block" ||
      (isClosed(closeHtml(htmlOfNode(block))) &&
        ![children[i - 1], children[i + 1]].some((near) => near?.attrs["kind"] === "bare")),
  );
}
