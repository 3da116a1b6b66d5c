import type { Node } from "prosemirror-model";
import { EditorState, type Transaction } from "prosemirror-state";
import { expect } from "vitest";
import { openArticle } from "@/admin/editor/document/open-article";
import { schema } from "@/admin/editor/document/schema";
import { exactTrees, shownTree } from "./article-trees";

/** What the tests type. It stands in none of their articles. */
export const TYPED = "Qqq";

/** The document after an edit. */
export function edit(doc: Node, change: (tr: Transaction) => Transaction): Node {
  return change(EditorState.create({ doc }).tr).doc;
}

/** A paragraph that a writer adds. */
export function newParagraph(text = TYPED): Node {
  return schema.nodes.paragraph.create({ kind: "p" }, schema.text(text));
}

/** The position in front of a block of the document; with the number of its blocks, its end. */
export function positionOf(doc: Node, index: number): number {
  return doc.children.slice(0, index).reduce((sum, block) => sum + block.nodeSize, 0);
}

/** The positions within the words of a block where something can be typed. */
export function wordsOf(doc: Node, index: number): number[] {
  const start = positionOf(doc, index) + 1;
  const words: number[] = [];
  const block = doc.child(index);
  block.descendants((node, position) => {
    if (!node.isText) return;
    for (const { 0: word, index: at } of (node.text ?? "").matchAll(/[a-z]{2,}/gi)) {
      words.push(start + position + at + Math.floor(word.length / 2));
    }
  });
  return words;
}

/** Asserts that nothing but what was typed is new, and that the other blocks are exactly the same. */
export function expectOnlyTyped(written: string, html: string): void {
  expect(written.split(TYPED)).toHaveLength(2);
  expect(shownTree(written.replace(TYPED, ""))).toBe(shownTree(html));
  const before = exactTrees(html);
  const after = exactTrees(written);
  expect(after).toHaveLength(before.length);
  after.forEach((tree, i) => {
    if (!tree.includes(TYPED)) expect(tree).toBe(before[i]);
  });
}

/** A document's HTML as if none of it had been stored: every block is written anew. */
export function writeAnew(doc: Node): string {
  return openArticle("").write(doc);
}

/** The nodes of a document by the name of their type. */
export function nodesOf(doc: Node): Map<string, Node[]> {
  const nodes = new Map<string, Node[]>();
  doc.descendants((node) => {
    nodes.set(node.type.name, [...(nodes.get(node.type.name) ?? []), node]);
  });
  return nodes;
}
