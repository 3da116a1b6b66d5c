import type { Command } from "prosemirror-state";
import { tableEditing } from "prosemirror-tables";
import { expect, test } from "vitest";
import type { TableTool } from "@/content/admin/visual-editor";
import { edit, htmlOf, openState, run } from "../../../../tests/support/editor-state";
import { findTable, hasHeadRow, insertTable, TABLE_COMMANDS } from "./table-commands";
import { normalizeBlocks } from "./normalize-blocks";

const PLUGINS = [tableEditing(), normalizeBlocks()];

const row = (tag: "th" | "td", cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
const head = (...cells: string[]) => `<thead>${row("th", cells)}</thead>`;
const body = (...rows: string[][]) =>
  `<tbody>${rows.map((cells) => row("td", cells)).join("")}</tbody>`;
const HEAD = head("A", "B");
const BODY = body(["1", "2"], ["3", "4"]);

const commandOf = (tool: TableTool): Command =>
  TABLE_COMMANDS.find(([name]) => name === tool)?.[1] ?? (() => false);

/** The table without the white space between its tags, after a tool was used. */
function pick(tool: TableTool, marked: string): string {
  return edit(`<table>${marked}</table>`, commandOf(tool), PLUGINS)
    .replaceAll(/\n */g, "")
    .replaceAll(/^<table>|<\/table>$/g, "");
}

/** Puts the cursor into a cell. */
const at = (part: string, cell: string) => part.replace(`>${cell}<`, `>${cell}|<`);

test("a new table has a head row, and the cursor is in its first cell", () => {
  const state = run(openState("<p>a|</p>", PLUGINS), insertTable);
  const typed = htmlOf(state.apply(state.tr.insertText("Port")));
  expect(typed.replaceAll(/\n */g, "")).toBe(
    `<p>a</p><table>${head("Port", "", "")}${body(["", "", ""], ["", "", ""])}</table>`,
  );
});

test("no table is put into another one", () => {
  const state = openState(`<table>${at(HEAD, "A")}${BODY}</table>`, PLUGINS);
  expect(run(state, insertTable)).toBe(state);
});

const HEAD_OF_1 = head("1", "2") + body(["3", "4"]);
const SPANNED = '<tbody><tr><td rowspan="2">1</td><td>2|</td></tr><tr><td>3</td></tr></tbody>';

test.each<[TableTool, string, string]>([
  ["rowBelow", HEAD + at(BODY, "1"), HEAD + body(["1", "2"], ["", ""], ["3", "4"])],
  ["rowAbove", HEAD + at(BODY, "1"), HEAD + body(["", ""], ["1", "2"], ["3", "4"])],
  ["deleteRow", HEAD + at(BODY, "4"), HEAD + body(["1", "2"])],
  ["deleteRow", at(HEAD, "B") + BODY, BODY],
  // Rows below the head belong to the body, and there are none above it.
  ["rowBelow", at(HEAD, "A") + BODY, HEAD + body(["", ""], ["1", "2"], ["3", "4"])],
  ["rowBelow", at(HEAD, "A"), HEAD + body(["", ""])],
  ["rowAbove", at(HEAD, "A") + BODY, HEAD + BODY],
  ["columnAfter", at(HEAD, "A") + BODY, head("A", "", "B") + body(["1", "", "2"], ["3", "", "4"])],
  ["columnBefore", HEAD + at(BODY, "1"), head("", "A", "B") + body(["", "1", "2"], ["", "3", "4"])],
  ["deleteColumn", HEAD + at(BODY, "1"), head("B") + body(["2"], ["4"])],
  // The head row is made of the first row, wherever the cursor is, and all of it is undone.
  ["headRow", at(BODY, "4"), HEAD_OF_1],
  ["headRow", at(HEAD_OF_1, "4"), BODY],
  [
    "headRow",
    `<thead>${row("th", ["A"])}${row("th", ["B"])}</thead>${body(["1|"])}`,
    body(["A"], ["B"], ["1"]),
  ],
  // Its cells would reach into the next row.
  ["headRow", SPANNED, SPANNED.replace("|", "")],
])("%s of %s makes %s", (tool, marked, html) => {
  expect(pick(tool, marked)).toBe(html);
});

test("a head row is one only inside of thead", () => {
  expect(hasHeadRow(openState(`<table>${HEAD}${at(BODY, "1")}</table>`))).toBe(true);
  expect(hasHeadRow(openState("<table><tr><th>A|</th></tr></table>"))).toBe(false);
});

test("a deleted table leaves a paragraph, with the cursor in it", () => {
  const marked = `<p>a</p><table><caption>C</caption>${at(BODY, "1")}</table><p>b</p>`;
  const state = run(openState(marked, PLUGINS), commandOf("deleteTable"));
  expect(findTable(state)).toBeNull();
  expect(htmlOf(state.apply(state.tr.insertText("x")))).toBe("<p>a</p>\n<p>x</p>\n<p>b</p>");
});

test.each(TABLE_COMMANDS)("%s is not possible outside of a table", (_, command) => {
  const state = openState(`<p>a|</p><table>${BODY}</table>`, PLUGINS);
  expect(run(state, command)).toBe(state);
});
