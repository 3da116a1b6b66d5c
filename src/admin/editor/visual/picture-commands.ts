import { closeHistory } from "prosemirror-history";
import { TextSelection, type EditorState, type Transaction } from "prosemirror-state";
import { attributesOfNode, schema } from "@/admin/editor/document/schema";
import { sizeAttributes, type InsertedPicture } from "@/admin/editor/image-tag";
import type { RenderedNode } from "./node-views";

const { nodes } = schema;

/** The letters of an alt text are one step of undo, as those of a composed word are. */
export function setAltText({ view, getPosition, node }: RenderedNode, alt: string): void {
  const position = getPosition();
  if (position === undefined) return;
  const attributes = { ...attributesOfNode(node), alt };
  const tr = view.state.tr.setNodeAttribute(position, "attributes", attributes);
  view.dispatch(tr.setMeta("composition", "alt text"));
}

/** The size and other resolutions of a picture, which another one does not have. */
const OF_FILE = new Set(["srcset", "sizes", "width", "height"]);

/**
 * Shows another picture in the place of one, with its own alt text. Null if there is no picture at
 * the position.
 */
export function replacePicture(
  { doc, tr }: EditorState,
  position: number,
  picture: InsertedPicture,
): Transaction | null {
  const node = doc.nodeAt(position);
  if (node?.type !== nodes.image) return null;
  const kept = Object.entries(attributesOfNode(node)).filter(([name]) => !OF_FILE.has(name));
  const { url: src, alt } = picture;
  const attributes = { ...Object.fromEntries(kept), src, alt, ...sizeAttributes(picture) };
  return tr.setNodeAttribute(position, "attributes", attributes);
}

/** Where a picture stands: the figure around it, or its paragraph if it is alone there. */
function findHolder({ view, getPosition }: RenderedNode) {
  const position = getPosition();
  if (position === undefined || position >= view.state.doc.content.size) return null;
  const $position = view.state.doc.resolve(position);
  const figure = $position.depth > 1 ? $position.node(-1) : null;
  if (figure?.type === nodes.figure) {
    return { figure, from: $position.before(-1), to: $position.after(-1) };
  }
  const isAlone = $position.parent.childCount === 1 && $position.parent.type === nodes.paragraph;
  const isPlain = figure?.type === nodes.doc || figure?.type === nodes.container || !figure;
  if (!isAlone || !isPlain) return null;
  return { figure: null, from: $position.before(), to: $position.after() };
}

/** "impossible" for a picture inside of a line of text, a list or a table. */
export function findCaption(rendered: RenderedNode): "none" | "shown" | "impossible" {
  const holder = findHolder(rendered);
  if (!holder) return "impossible";
  const hasCaption = holder.figure?.children.some(({ type }) => type === nodes.figure_caption);
  return hasCaption ? "shown" : "none";
}

/** Adds an empty caption, in which the writer goes on. */
export function addCaption(rendered: RenderedNode): void {
  const holder = findHolder(rendered);
  if (!holder) return;
  const { view } = rendered;
  const { tr } = view.state;
  const caption = nodes.figure_caption.create();
  if (holder.figure) {
    tr.insert(holder.to - 1, caption);
  } else {
    const picture = nodes.paragraph.create({ kind: "loose" }, rendered.node);
    tr.replaceWith(holder.from, holder.to, nodes.figure.create({}, [picture, caption]));
  }
  // The end of the figure, the end of the caption.
  const end = tr.mapping.map(holder.to) - 2;
  tr.setSelection(TextSelection.create(tr.doc, end));
  view.dispatch(closeHistory(tr).scrollIntoView());
  view.focus();
}

export function removeCaption(rendered: RenderedNode): void {
  const holder = findHolder(rendered);
  if (!holder?.figure) return;
  const { tr } = rendered.view.state;
  holder.figure.forEach((child, offset) => {
    if (child.type !== nodes.figure_caption) return;
    const start = tr.mapping.map(holder.from + 1 + offset);
    tr.delete(start, start + child.nodeSize);
  });
  rendered.view.dispatch(closeHistory(tr));
  rendered.view.focus();
}
