import { EditorState, TextSelection, type Command, type Plugin } from "prosemirror-state";
import { CellSelection } from "prosemirror-tables";
import { openArticle } from "@/admin/editor/document/open-article";
import { schema } from "@/admin/editor/document/schema";
import { writeBlock } from "@/admin/editor/document/write-html";

/**
 * The state of an editor on an HTML text, in whose words "[" and "]" mark the ends of the
 * selection, or "|" the cursor.
 */
export function openState(marked: string, plugins: Plugin[] = []): EditorState {
  const { doc } = openArticle(marked);
  const { tr } = EditorState.create({ doc });
  const found: number[] = [];
  doc.descendants((node, position) => {
    for (const { index } of (node.text ?? "").matchAll(/[[\]|]/g)) found.push(position + index);
  });
  for (const position of found.toReversed()) tr.delete(position, position + 1);
  const [start, end = start] = found;
  if (start === undefined || end === undefined) throw new Error("The text has no cursor.");
  const selection = TextSelection.create(tr.doc, start, end > start ? end - 1 : end);
  return EditorState.create({ doc: tr.doc, selection, plugins });
}

/** The state after a command. The same state if the command is not possible. */
export function run(state: EditorState, command: Command): EditorState {
  let next = state;
  const isPossible = command(state, (tr) => {
    next = state.apply(tr);
  });
  if (!isPossible && next !== state) throw new Error("The command refused after it had acted.");
  return next;
}

/** The state with some cells of its table selected, from the first one to the last. */
export function selectCells(state: EditorState, first: number, last: number): EditorState {
  const cells: number[] = [];
  state.doc.descendants(({ type }, position) => {
    if (type === schema.nodes.table_cell || type === schema.nodes.table_header) {
      cells.push(position);
    }
  });
  const selection = CellSelection.create(state.doc, cells[first] ?? 0, cells[last] ?? 0);
  return state.apply(state.tr.setSelection(selection));
}

export function htmlOf({ doc }: EditorState): string {
  return doc.children.map((node) => writeBlock(node)).join("\n");
}

/** The HTML that a command makes of a text with a marked selection. */
export function edit(marked: string, command: Command, plugins: Plugin[] = []): string {
  return htmlOf(run(openState(marked, plugins), command));
}
