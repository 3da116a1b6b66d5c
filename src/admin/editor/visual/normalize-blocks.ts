import type { Node } from "prosemirror-model";
import { Plugin, type Transaction } from "prosemirror-state";
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
 * section, and the second part of what was divided does not keep the id. Only blocks that were just
 * changed are looked at.
 */
export function normalizeBlocks(): Plugin {
  return new Plugin({
    appendTransaction(transactions, before, { doc, tr }) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      const old = new Set(before.doc.children);
      normalizeChildren(tr, doc, 0, new Map(), (child) => !old.has(child));
      return tr.docChanged ? tr : null;
    },
  });
}

function normalizeChildren(
  tr: Transaction,
  parent: Node,
  start: number,
  seen: Map<Attributes, Node>,
  isChanged: (child: Node) => boolean = () => true,
) {
  parent.forEach((child, offset, index) => {
    if (!isChanged(child)) return;
    const position = start + offset;
    const attributes = attributesOfNode(child);
    const first = seen.get(attributes);
    if (first) tr.setNodeAttribute(position, "attributes", attributesOfRest(attributes, first));
    else if (UNIQUE.some((name) => name in attributes)) seen.set(attributes, child);
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

/** The attributes that only the first part of a divided block keeps as they are. */
const UNIQUE = ["id", "start", "value"] as const;

/** Commands give both parts the same attributes. The rest of a numbered list goes on counting. */
function attributesOfRest(attributes: Attributes, first: Node): Attributes {
  const { id: _, value: __, start, ...kept } = attributes;
  return start === undefined ? kept : { ...kept, start: String(countBehind(first)) };
}

/** The number of the item that would follow in a list. */
function countBehind(list: Node): number {
  const { start, reversed } = attributesOfNode(list);
  return list.children.reduce(
    (count, item) => {
      const own = readNumber(attributesOfNode(item)["value"]) ?? count;
      return reversed === undefined ? own + 1 : own - 1;
    },
    readNumber(start) ?? 1,
  );
}

function readNumber(text = ""): number | null {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? null : number;
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
