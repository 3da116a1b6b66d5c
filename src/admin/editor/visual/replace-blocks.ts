import type { Node } from "prosemirror-model";
import type { Transaction } from "prosemirror-state";

/** Turns the text into another one. Equal blocks at its start and end stay, with the cursor. */
export function replaceChangedBlocks(tr: Transaction, next: Node): Transaction {
  const { doc } = tr;
  const isSame = (i: number, j: number) => doc.maybeChild(i)?.eq(next.child(j)) ?? false;
  let first = 0;
  while (first < next.childCount && isSame(first, first)) first++;
  let [oldEnd, newEnd] = [doc.childCount, next.childCount];
  while (oldEnd > first && newEnd > first && isSame(oldEnd - 1, newEnd - 1)) {
    oldEnd--;
    newEnd--;
  }
  const sizeOf = (nodes: readonly Node[]) => nodes.reduce((size, node) => size + node.nodeSize, 0);
  const from = sizeOf(doc.children.slice(0, first));
  const to = from + sizeOf(doc.children.slice(first, oldEnd));
  return tr.replaceWith(from, to, next.children.slice(first, newEnd));
}
