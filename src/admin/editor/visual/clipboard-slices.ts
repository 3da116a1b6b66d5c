import { Fragment, Slice, type Node } from "prosemirror-model";
import { CellSelection } from "prosemirror-tables";
import type { EditorState, Selection } from "prosemirror-state";
import { openArticle } from "@/admin/editor/document/open-article";
import { findParentNode } from "./find-parent-node";
import { schema } from "@/admin/editor/document/schema";
import { writeBlock, writeInline } from "@/admin/editor/document/write-html";
import { sanitizeHtml } from "@/lib/sanitize-html";
import { tidySpaces } from "@/admin/ui/tidy-spaces";

const { nodes } = schema;

const CELLS = new Set([nodes.table_cell, nodes.table_header]);
const TABLE_PARTS = new Set([nodes.table_block, nodes.table, nodes.table_row, ...CELLS]);
/** What may stand around a table that was copied as a whole. */
const WRAPPERS = new Set([nodes.container, nodes.figure]);

/**
 * What is copied of a selection: several cells as a table, but words of one cell or of a caption
 * without the table around them. With it, they would be pasted as a table, or as the whole cell.
 */
export function copySelection(selection: Selection): Slice {
  if (selection instanceof CellSelection) {
    const { $anchorCell, $headCell } = selection;
    const isOne = $anchorCell.pos === $headCell.pos;
    const rows = selection.content().content;
    if (isOne) return openSlice($anchorCell.nodeAfter?.children ?? []);
    const table = rows.firstChild?.type === nodes.table ? rows : nodes.table.create({}, rows);
    return new Slice(Fragment.from(nodes.table_block.create({}, table)), 0, 0);
  }
  const slice = selection.content();
  let found = slice;
  let { content, openStart, openEnd } = slice;
  while (content.childCount === 1 && openStart > 0 && openEnd > 0) {
    const [node] = content.content;
    if (!node) break;
    content = node.content;
    openStart--;
    openEnd--;
    if (CELLS.has(node.type)) found = new Slice(content, openStart, openEnd);
    if (node.type === nodes.table_caption) found = openSlice([toParagraph(node)]);
  }
  return found;
}

/** The table of a slice that is nothing but a table of several cells, to be put over cells. */
export function findCopiedTable({ content, openStart, openEnd }: Slice): Slice | null {
  const blocks = content.content.filter(
    (node) => node.type !== nodes.paragraph || hasContent(node),
  );
  const [block, second] = blocks;
  if (!block || second) return null;
  const isCut =
    (block === content.firstChild && openStart > 0) || (block === content.lastChild && openEnd > 0);
  if (isCut) return null;
  if (WRAPPERS.has(block.type)) return findCopiedTable(new Slice(block.content, 0, 0));
  const table = block.type === nodes.table_block ? block.lastChild : null;
  const isOneCell = table?.childCount === 1 && table.firstChild?.childCount === 1;
  const isNested = table?.children.some((row) =>
    row.children.some((cell) => cell.children.some(hasTable)),
  );
  return table && !isOneCell && !isNested ? new Slice(Fragment.from(table), 0, 0) : null;
}

/**
 * A slice as it fits at the cursor. Of a table that is put into a cell, the texts are left, one below
 * the other. A caption takes a line of text, since a block in it would divide the table.
 */
export function fitIntoTable({ selection }: EditorState, slice: Slice): Slice {
  const { content } = slice;
  if (selection.$from.parent.type === nodes.table_caption) {
    if (content.firstChild?.isInline) return slice;
    const texts = listTexts(content).map((block) => block.content);
    const line = texts.reduce((all, text) => all.addToEnd(schema.text(" ")).append(text));
    return new Slice(line, 0, 0);
  }
  const isInCell = findParentNode(selection.$from, ...CELLS) !== null;
  return isInCell && content.content.some(hasTable) ? openSlice(listTexts(content)) : slice;
}

/** All texts as paragraphs, without empty ones, and what is kept as HTML. */
function listTexts(content: Fragment): Node[] {
  const texts: Node[] = [];
  content.descendants((node) => {
    if (isTableSource(node)) texts.push(...listCells(String(node.attrs["html"])));
    else if (node.isTextblock ? node.content.size > 0 : node.isLeaf && node.isBlock)
      texts.push(node.isTextblock ? toParagraph(node) : node);
    return !node.isTextblock;
  });
  return texts;
}

function hasTable(node: Node): boolean {
  return TABLE_PARTS.has(node.type) || isTableSource(node) || node.children.some(hasTable);
}

/** A table that is kept as HTML, for example because its rows have different numbers of cells. */
function isTableSource({ type, attrs }: Node): boolean {
  return type === nodes.html_block && /<table\b/i.test(String(attrs["html"]));
}

function listCells(html: string): Node[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return [...body.querySelectorAll("caption, th, td")]
    .filter((cell) => !cell.querySelector("table"))
    .map(({ textContent }) => textContent.trim())
    .filter((text) => text !== "")
    .map((text) => nodes.paragraph.create({}, schema.text(text)));
}

const hasContent = (node: Node) => node.isAtom || node.content.size > 0;

const toParagraph = (block: Node) => nodes.paragraph.create({}, block.content);

/** Blocks of which the first and last paragraphs join those at the cursor. */
function openSlice(blocks: readonly Node[]): Slice {
  const isOpen = (node: Node | undefined) => (node?.type === nodes.paragraph ? 1 : 0);
  return new Slice(Fragment.from(blocks), isOpen(blocks[0]), isOpen(blocks.at(-1)));
}

/** HTML as what can be pasted: its first and last paragraphs join those at the cursor. */
export function htmlSlice(html: string): Slice {
  return openSlice(openArticle(html).doc.children);
}

/** A paragraph for each line; in code, the text as it is. */
export function plainSlice(text: string, state: EditorState): Slice {
  const lines = state.selection.$from.parent.type.spec.code
    ? [text]
    : tidySpaces(text).trimEnd().split(/\n+/);
  const marks = state.storedMarks ?? state.selection.$from.marks();
  const paragraphs = lines.map((line) =>
    nodes.paragraph.create({}, line ? schema.text(line, marks) : null),
  );
  return Slice.maxOpen(nodes.doc.create({}, paragraphs).content);
}

/** HTML of a part of the text, safe for other programs. */
export function serializeSlice({ content }: Slice): string {
  const html = content.firstChild?.isInline
    ? writeInline(nodes.paragraph.create({}, content))
    : content.content.map((node) => writeBlock(node)).join("\n");
  const holder = document.implementation.createHTMLDocument("").createElement("div");
  holder.append(sanitizeHtml(html, window.location.origin));
  return holder.innerHTML;
}
