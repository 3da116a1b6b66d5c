import type { Node } from "prosemirror-model";
import { Plugin, TextSelection, type Transaction } from "prosemirror-state";
import type { Attributes } from "@/admin/editor/document/html-tree";
import {
  attributesOfNode,
  schema,
  sectionOf,
  type RowSection,
} from "@/admin/editor/document/schema";

const { nodes } = schema;

/** Parts that hold text without a paragraph around it. */
const LINE_HOLDERS = new Set([
  nodes.list_item,
  nodes.description,
  nodes.table_cell,
  nodes.table_header,
]);

const isPlainText = (node: Node | null | undefined) =>
  node?.type === nodes.paragraph && node.attrs["kind"] !== "p";

/**
 * Gives new nodes what makes them valid HTML, after commands that do not know our schema: a text
 * that left its list, or has a second one beside it, becomes a `p`, a new row of a table gets a
 * section, and the second part of what was divided keeps neither the id nor the number. A table without
 * cells is none. Only blocks that were just changed are looked at.
 */
export function normalizeBlocks(): Plugin {
  return new Plugin({
    appendTransaction(transactions, before, { doc, tr }) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      const old = new Set(before.doc.children);
      const isChanged = (child: Node) => !old.has(child);
      replaceEmptyTables(tr, isChanged);
      // Positions are those of before. What is changed then is looked at again.
      if (!tr.docChanged) normalizeChildren(tr, doc, 0, new Set(), isChanged);
      return tr.docChanged ? tr : null;
    },
  });
}

/**
 * What is left of a table without cells is its caption. `prosemirror-tables` would remove the table,
 * the schema would ask for one again, and so on without an end.
 */
function replaceEmptyTables(tr: Transaction, isChanged: (child: Node) => boolean) {
  const { doc, selection } = tr;
  doc.forEach((child, offset) => {
    if (!isChanged(child)) return;
    doc.nodesBetween(offset, offset + child.nodeSize, (node, position) => {
      const hasCells = node.lastChild?.children.some((row) => row.childCount > 0);
      if (node.type !== nodes.table_block || hasCells) return;
      const caption = node.childCount > 1 ? node.firstChild : null;
      const text = nodes.paragraph.create({ kind: "p" }, caption?.content);
      const start = tr.mapping.map(position);
      tr.replaceWith(start, start + node.nodeSize, text);
      const isInside = selection.head > position && selection.head < position + node.nodeSize;
      if (isInside) tr.setSelection(TextSelection.create(tr.doc, start + 1 + text.content.size));
    });
  });
}

function normalizeChildren(
  tr: Transaction,
  parent: Node,
  start: number,
  seen: Set<Attributes>,
  isChanged: (child: Node) => boolean = () => true,
) {
  parent.forEach((child, offset, index) => {
    if (!isChanged(child)) return;
    const position = start + offset;
    const attributes = attributesOfNode(child);
    const { id, start: first, value, ...kept } = attributes;
    // Commands give both parts of what they divide the same attributes.
    if (seen.has(attributes)) tr.setNodeAttribute(position, "attributes", kept);
    else if (id ?? first ?? value) seen.add(attributes);
    if (isPlainText(child)) {
      const hasNeighbor = [index - 1, index + 1].some((i) => isPlainText(parent.maybeChild(i)));
      const isMisplaced = child.attrs["kind"] === "inItem" && !LINE_HOLDERS.has(parent.type);
      if (hasNeighbor || isMisplaced) tr.setNodeAttribute(position, "kind", "p");
    } else if (child.type === nodes.table_row && child.attrs["section"] === null) {
      tr.setNodeAttribute(position, "section", chooseSection(parent, index));
    }
    if (!child.isTextblock) normalizeChildren(tr, child, position + 1, seen);
  });
}

/** The section of a neighbor, but a new row belongs to the head only with a whole row of heads. */
function chooseSection(table: Node, index: number): RowSection {
  const row = table.child(index);
  const isHead = row.children.every(({ type }) => type === nodes.table_header);
  const neighbors = [table.maybeChild(index - 1), table.maybeChild(index + 1)];
  const sections = neighbors.flatMap((neighbor) =>
    neighbor?.attrs["section"] ? [sectionOf(neighbor)] : [],
  );
  const fitting = sections.find(({ tag }) => isHead || tag !== "thead");
  return fitting ?? { tag: "tbody", attributes: {}, key: "new" };
}
