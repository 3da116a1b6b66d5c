import type { NodeType } from "prosemirror-model";
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  goToNextCell,
} from "prosemirror-tables";
import { Selection, TextSelection, type Command, type EditorState } from "prosemirror-state";
import { findParentNode } from "./find-parent-node";
import { schema, sectionOf } from "@/admin/editor/document/schema";
import type { TableTool } from "@/content/admin/visual-editor";
import { insertBlocks } from "./insert-blocks";

const { nodes } = schema;
const NEW_TABLE = { rows: 3, columns: 3 };

const makeCell = (type: NodeType) => type.create({}, nodes.paragraph.create());

/** A table with a head row, but none inside of another. The cursor is placed in its first cell. */
export const insertTable: Command = (state, dispatch) => {
  if (findTable(state)) return false;
  const rows = Array.from({ length: NEW_TABLE.rows }, (_, i) => {
    const tag = i === 0 ? "thead" : "tbody";
    const type = i === 0 ? nodes.table_header : nodes.table_cell;
    const cells = Array.from({ length: NEW_TABLE.columns }, () => makeCell(type));
    return nodes.table_row.create({ section: { tag, attributes: {}, key: `new ${tag}` } }, cells);
  });
  const table = nodes.table_block.create({}, nodes.table.create({}, rows));
  const tr = insertBlocks(state, [table]);
  // Now, the cursor is in the last cell.
  const inserted = findTable(tr);
  if (inserted) tr.setSelection(TextSelection.near(tr.doc.resolve(inserted.position)));
  dispatch?.(tr);
  return true;
};

/** The table around the cursor, inside of its `table_block`. */
export function findTable({ selection }: { selection: Selection }) {
  return findParentNode(selection.$from, nodes.table);
}

function isInHeadRow(state: EditorState): boolean {
  const row = findParentNode(state.selection.$from, nodes.table_row);
  return row !== null && sectionOf(row.node).tag === "thead";
}

/** Whether the first row is a head. */
export function hasHeadRow(state: EditorState): boolean {
  const first = findTable(state)?.node.firstChild;
  return !!first && sectionOf(first).tag === "thead";
}

/** Turns the first row into a head of the table, or the head into ordinary rows. */
const toggleHeadRow: Command = (state, dispatch) => {
  const table = findTable(state);
  // A cell of the first row that reaches into the rows below cannot be in the head alone.
  if (!table?.node.firstChild?.children.every((cell) => cell.attrs["rowspan"] === 1)) return false;
  const isHead = hasHeadRow(state);
  const type = isHead ? nodes.table_cell : nodes.table_header;
  const rows = table.node.children;
  const count = isHead ? rows.filter((row) => sectionOf(row).tag === "thead").length : 1;
  const body = rows[count] && sectionOf(rows[count]);
  const section = isHead
    ? (body ?? { tag: "tbody", attributes: {}, key: "new" })
    : { tag: "thead", attributes: {}, key: "new head" };
  const { tr } = state;
  let position = table.position + 1;
  for (const row of rows.slice(0, count)) {
    tr.setNodeAttribute(position, "section", section);
    row.forEach((cell, offset) => {
      tr.setNodeMarkup(position + 1 + offset, type, cell.attrs);
    });
    position += row.nodeSize;
  }
  dispatch?.(tr);
  return true;
};

/** Removes the table with its caption. */
const deleteTable: Command = (state, dispatch) => {
  const block = findParentNode(state.selection.$from, nodes.table_block);
  if (!block) return false;
  const { tr } = state;
  tr.replaceWith(block.position, block.position + block.node.nodeSize, nodes.paragraph.create());
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(block.position + 1))));
  return true;
};

/** In the order of the toolbar. */
export const TABLE_COMMANDS: readonly (readonly [TableTool, Command])[] = [
  ["rowAbove", (state, dispatch) => !isInHeadRow(state) && addRowBefore(state, dispatch)],
  ["rowBelow", addRowAfter],
  ["deleteRow", deleteRow],
  ["columnBefore", addColumnBefore],
  ["columnAfter", addColumnAfter],
  ["deleteColumn", deleteColumn],
  ["headRow", toggleHeadRow],
  ["deleteTable", deleteTable],
];

/** Tab: to the next cell; from the last one, into a new row. */
export const goToNextCellOrRow: Command = (state, dispatch, view) => {
  if (goToNextCell(1)(state, dispatch, view)) return true;
  if (!findTable(state) || !view) return false;
  addRowAfter(state, view.dispatch);
  return goToNextCell(1)(view.state, view.dispatch, view);
};
