import { lift, wrapIn } from "prosemirror-commands";
import { type Attrs, type Mark, type Node, type NodeRange, type NodeType } from "prosemirror-model";
import { liftListItem, wrapRangeInList } from "prosemirror-schema-list";
import {
  AllSelection,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from "prosemirror-state";
import { findParentNode } from "./find-parent-node";
import { attributesOfNode, schema, tagOfNode } from "@/admin/editor/document/schema";

const { nodes, marks } = schema;

/** The elements of bold and italic text; the first is the one that the editor writes. */
const FORMATS = { bold: ["strong", "b"], italic: ["em", "i"] } as const;
export type Format = keyof typeof FORMATS;

/**
 * Ctrl+A selects the document, with what stands around its first and last word. What formats words
 * acts on these from the first to the last.
 */
export function selectWords(state: EditorState): EditorState {
  const { doc, selection, tr } = state;
  if (!(selection instanceof AllSelection)) return state;
  const words = TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size));
  return state.apply(tr.setSelection(words));
}

/** A command that formats all words after Ctrl+A. */
export const onWords =
  (command: Command): Command =>
  (state, dispatch, view) =>
    command(selectWords(state), dispatch, view);

const isFormat = (format: Format) => (mark: Mark) =>
  mark.type === marks.format && FORMATS[format].some((tag) => tag === tagOfNode(mark));

/** Whether all selected text, or what is typed next, has the format. */
export function hasFormat(state: EditorState, format: Format): boolean {
  const { empty, $from } = state.selection;
  const matches = isFormat(format);
  if (empty) return (state.storedMarks ?? $from.marks()).some(matches);
  const texts: Node[] = [];
  for (const { from, to } of listTextParts(state)) {
    state.doc.nodesBetween(from, to, (node) => {
      if (node.isText) texts.push(node);
    });
  }
  return texts.length > 0 && texts.every((text) => text.marks.some(matches));
}

export function toggleFormat(format: Format): Command {
  return (state, dispatch) => {
    const { empty, $from } = state.selection;
    const parts = listTextParts(state);
    const isPossible = empty ? canBeFormatted($from.parent) : parts.length > 0;
    if (!isPossible) return false;
    const { tr } = state;
    const own = marks.format.create({ tag: FORMATS[format][0] });
    const matches = isFormat(format);
    if (empty) {
      const current = state.storedMarks ?? $from.marks();
      tr.setStoredMarks(
        current.some(matches) ? current.filter((mark) => !matches(mark)) : own.addToSet(current),
      );
    } else {
      const isGiven = !hasFormat(state, format);
      for (const { from, to } of parts) {
        changeMarks(tr, from, to, (current) => {
          const others = current.filter((mark) => !matches(mark));
          return isGiven ? own.addToSet(others) : others;
        });
      }
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/**
 * Gives words other marks. Undoing a step puts its mark inside of all others, so the innermost is
 * removed first: then they come back as they were nested.
 */
export function changeMarks(
  tr: Transaction,
  from: number,
  to: number,
  change: (current: readonly Mark[]) => readonly Mark[],
): void {
  tr.doc.nodesBetween(from, to, (node, position) => {
    if (!node.isInline) return;
    const start = Math.max(from, position);
    const end = Math.min(to, position + node.nodeSize);
    const next = change(node.marks);
    const changed = node.marks.findIndex((mark, i) => !next[i]?.eq(mark));
    const kept = changed < 0 ? node.marks.length : changed;
    for (const mark of node.marks.slice(kept).reverse()) tr.removeMark(start, end, mark);
    for (const mark of next.slice(kept)) tr.addMark(start, end, mark);
  });
}

const canBeFormatted = (block: Node) => block.isTextblock && !block.type.spec.code;

/** The selected text, block by block, without that which cannot be formatted. */
function listTextParts({ doc, selection }: EditorState) {
  const parts: { from: number; to: number }[] = [];
  // Cells are selected as a range each.
  for (const { $from, $to } of selection.ranges) {
    doc.nodesBetween($from.pos, $to.pos, (node, position) => {
      const from = Math.max($from.pos, position + 1);
      const to = Math.min($to.pos, position + 1 + node.content.size);
      if (canBeFormatted(node) && from < to) parts.push({ from, to });
    });
  }
  return parts;
}

/** Headings belong between paragraphs, not into lists or tables. */
export function canBeHeading({ doc, selection }: EditorState): boolean {
  let isEveryOne = selection.$from.parent.isTextblock;
  doc.nodesBetween(selection.from, selection.to, (node, _position, holder) => {
    if (!node.isTextblock) return;
    const isText = node.type === nodes.paragraph || node.type === nodes.heading;
    const isBetween = holder?.type === nodes.doc || holder?.type === nodes.container;
    if (!isText || !isBetween) isEveryOne = false;
  });
  return isEveryOne;
}

/** Whether all selected blocks are headings of this kind. */
export function isHeading({ doc, selection }: EditorState, tag: string): boolean {
  const blocks: Node[] = [];
  doc.nodesBetween(selection.from, selection.to, (node) => {
    if (node.isTextblock) blocks.push(node);
  });
  const isOne = (node: Node) => node.type === nodes.heading && tagOfNode(node) === tag;
  return blocks.length > 0 && blocks.every(isOne);
}

export function toggleHeading(tag: "h2" | "h3"): Command {
  return (state, dispatch) => {
    if (!canBeHeading(state)) return false;
    const type = isHeading(state, tag) ? nodes.paragraph : nodes.heading;
    const { from, to } = state.selection;
    const attrs = (node: Node): Attrs => {
      const attributes = attributesOfNode(node);
      return type === nodes.heading ? { tag, attributes } : { attributes };
    };
    dispatch?.(state.tr.setBlockType(from, to, type, attrs).scrollIntoView());
    return true;
  };
}

/** The innermost list around the selection. */
export function findList(state: EditorState) {
  return findParentNode(state.selection.$from, nodes.bullet_list, nodes.ordered_list);
}

/** Makes a list of the selected paragraphs, changes the kind of a list, or ends it. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const list = findList(state);
    if (list?.node.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    if (list) {
      const attrs = { attributes: attributesOfNode(list.node) };
      dispatch?.(state.tr.setNodeMarkup(list.position, type, attrs));
      return true;
    }
    const { tr } = state;
    const range = findBlocks(state);
    if (!range || !wrapInList(tr, range.start, range.end, type)) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** The selected blocks. Rows and cells are none: what is put around them would be in a cell. */
function findBlocks({ selection }: EditorState): NodeRange | null {
  const range = selection.$from.blockRange(selection.$to);
  return range && !TABLE_PARTS.has(range.parent.type) ? range : null;
}

const TABLE_PARTS = new Set([nodes.table_block, nodes.table, nodes.table_row]);

/** Wraps paragraphs in a list, whose items then hold their text directly. */
export function wrapInList(tr: Transaction, from: number, to: number, type: NodeType): boolean {
  const range = tr.doc.resolve(from + 1).blockRange(tr.doc.resolve(to - 1));
  if (!range) return false;
  tr.doc.nodesBetween(range.start, range.end, (node, position, parent) => {
    const isPlain = Object.keys(attributesOfNode(node)).length === 0;
    const isWrapped = node.type === nodes.paragraph && parent === range.parent;
    if (isWrapped && isPlain) tr.setNodeAttribute(position, "kind", "inItem");
    return node.type.isInGroup("block") && !node.isTextblock;
  });
  const fresh = tr.doc.resolve(from + 1).blockRange(tr.doc.resolve(to - 1));
  return fresh !== null && wrapRangeInList(tr, fresh, type);
}

export function findQuote(state: EditorState) {
  return findParentNode(state.selection.$from, nodes.blockquote);
}

export const toggleQuote: Command = (state, dispatch) =>
  findQuote(state)
    ? lift(state, dispatch)
    : findBlocks(state) !== null && wrapIn(nodes.blockquote)(state, dispatch);

/** Enter in a caption goes on below the figure or table. */
export const leaveCaption: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const { parent } = $from;
  if (!empty || (parent.type !== nodes.figure_caption && parent.type !== nodes.table_caption)) {
    return false;
  }
  const after = $from.after(-1);
  const tr = state.tr.insert(after, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView());
  return true;
};

export const insertLineBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent) return false;
  const { tr } = state;
  dispatch?.(tr.replaceSelectionWith(nodes.line_break.create(), false).scrollIntoView());
  return true;
};
