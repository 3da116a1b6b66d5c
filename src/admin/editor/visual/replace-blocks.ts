import type { Node } from "prosemirror-model";
import type { Transaction } from "prosemirror-state";

/** Turns the text into another one. Blocks that both have stay, with the cursor in them. */
export function replaceChangedBlocks(tr: Transaction, next: Node): Transaction {
  const { doc } = tr;
  const places = new Map(next.children.map((block, place) => [block, place]));
  const changes: { from: number; to: number; blocks: readonly Node[] }[] = [];
  let [from, start] = [0, 0];
  const end = (to: number, place: number) => {
    const blocks = next.children.slice(start, place);
    if (from < to || blocks.length > 0) changes.push({ from, to, blocks });
  };
  doc.forEach((block, offset) => {
    const place = places.get(block) ?? -1;
    if (place < start) return;
    end(offset, place);
    [from, start] = [offset + block.nodeSize, place + 1];
  });
  end(doc.content.size, next.childCount);
  // From the end, so that the places of the others stay.
  for (const change of changes.toReversed()) tr.replaceWith(change.from, change.to, change.blocks);
  return tr;
}
