import { closeHistory } from "prosemirror-history";
import type { Node } from "prosemirror-model";
import { Selection, type EditorState, type Transaction } from "prosemirror-state";
import { schema } from "@/admin/editor/document/schema";

const { nodes } = schema;

/** The text blocks into which no block may be put: it goes below the figure or table. */
const CAPTIONS = new Set([nodes.figure_caption, nodes.table_caption, nodes.summary, nodes.term]);

/**
 * Puts blocks at a position of the text: in place of an empty paragraph, otherwise below the
 * paragraph or the table there. The cursor goes where the writer probably goes on.
 */
export function insertBlocks(
  state: EditorState,
  blocks: readonly Node[],
  at = state.selection.to,
): Transaction {
  const { tr } = state;
  const range = findPlace(tr, at);
  tr.replaceWith(range.from, range.to, blocks);
  alignPictures(tr, range.from);
  const end = range.from + blocks.reduce((size, block) => size + block.nodeSize, 0);
  const after = tr.doc.resolve(Math.min(end, tr.doc.content.size));
  return closeHistory(tr).setSelection(Selection.near(after, -1)).scrollIntoView();
}

function findPlace(tr: Transaction, at: number): { from: number; to: number } {
  const $at = tr.doc.resolve(Math.min(at, tr.doc.content.size));
  if ($at.depth === 0) return { from: $at.pos, to: $at.pos };
  const { parent } = $at;
  const isEmpty = parent.type === nodes.paragraph && parent.content.size === 0;
  if (isEmpty) return { from: $at.before(), to: $at.after() };
  for (let depth = $at.depth; depth > 0; depth--) {
    const holder = $at.node(depth - 1);
    const isCaption = CAPTIONS.has($at.node(depth).type);
    const index = $at.indexAfter(depth - 1);
    if (!isCaption && holder.canReplaceWith(index, index, nodes.figure)) {
      const position = $at.after(depth);
      return { from: position, to: position };
    }
  }
  return { from: tr.doc.content.size, to: tr.doc.content.size };
}

const isPicture = (node: Node | null) =>
  node?.type === nodes.paragraph && node.childCount === 1 && node.firstChild?.type === nodes.image;

/** Pictures side by side are paragraphs, all of them: without, they would be read as one text. */
function alignPictures(tr: Transaction, position: number) {
  const $position = tr.doc.resolve(position);
  const index = $position.index();
  const pictures = [index - 1, index, index + 1].filter((i) =>
    isPicture($position.parent.maybeChild(i)),
  );
  if (pictures.length === 1 || !pictures.includes(index)) return;
  for (const i of pictures) tr.setNodeAttribute($position.posAtIndex(i), "kind", "p");
}

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
  for (const change of [...changes].reverse())
    tr.replaceWith(change.from, change.to, change.blocks);
  return tr;
}
