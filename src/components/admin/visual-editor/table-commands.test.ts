import { tableEditing } from "prosemirror-tables";
import { describe, expect, test } from "vitest";
import type { TableTool } from "@/content/admin/visual-editor";
import { edit, htmlOf, openState, run } from "../../../../tests/support/editor-state";
import { findTable, hasHeadRow, insertTable, TABLE_COMMANDS } from "./table-commands";
import { tidyBlocks } from "./tidy";

const PLUGINS = [tableEditing(), tidyBlocks()];
const HEAD = "<thead><tr><th>A</th><th>B</th></tr></thead>";
const BODY = "<tbody><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></tbody>";

/** The table without the white space between its tags, after a tool was used. */
function pick(tool: TableTool, marked: string): string {
  return edit(`<table>${marked}</table>`, TABLE_COMMANDS[tool], PLUGINS)
    .replaceAll(/\n */g, "")
    .replaceAll(/^<table>|<\/table>$/g, "");
}

const at = (part: string, cell: string) => part.replace(`>${cell}<`, `>${cell}|<`);

test("a new table has a head row, and the cursor is in its first cell", () => {
  const state = run(openState("<p>a|</p>", PLUGINS), insertTable);
  expect(htmlOf(state)).toBe(
    [
      "<p>a</p>",
      "<table>",
      "  <thead>",
      "    <tr><th></th><th></th><th></th></tr>",
      "  </thead>",
      "  <tbody>",
      "    <tr><td></td><td></td><td></td></tr>",
      "    <tr><td></td><td></td><td></td></tr>",
      "  </tbody>",
      "</table>",
    ].join("\n"),
  );
  expect(htmlOf(state.apply(state.tr.insertText("Port")))).toContain("<tr><th>Port</th>");
});

test("no table is put into another one", () => {
  const marked = `<table>${at(HEAD, "A")}${BODY}</table>`;
  const state = openState(marked, PLUGINS);
  expect(run(state, insertTable)).toBe(state);
});

test("a new table takes the place of an empty paragraph", () => {
  expect(edit("<p>a</p><p>|</p>", insertTable, PLUGINS)).toMatch(/^<p>a<\/p>\n<table>/);
});

describe("rows", () => {
  test.each([
    [
      "rowBelow",
      HEAD + at(BODY, "1"),
      `${HEAD}<tbody><tr><td>1</td><td>2</td></tr><tr><td></td><td></td></tr><tr><td>3</td><td>4</td></tr></tbody>`,
    ],
    [
      "rowAbove",
      HEAD + at(BODY, "1"),
      `${HEAD}<tbody><tr><td></td><td></td></tr><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></tbody>`,
    ],
    ["deleteRow", HEAD + at(BODY, "4"), `${HEAD}<tbody><tr><td>1</td><td>2</td></tr></tbody>`],
    ["deleteRow", at(HEAD, "B") + BODY, BODY],
  ] as const)("%s of %s", (tool, marked, html) => {
    expect(pick(tool, marked)).toBe(html);
  });

  test("below the head belong to the body", () => {
    expect(pick("rowBelow", at(HEAD, "A") + BODY)).toBe(
      `${HEAD}<tbody><tr><td></td><td></td></tr>${BODY.slice("<tbody>".length)}`,
    );
  });

  test("are not added above the head", () => {
    expect(pick("rowAbove", at(HEAD, "A") + BODY)).toBe(HEAD + BODY);
  });

  test("below a head without a body make one", () => {
    expect(pick("rowBelow", at(HEAD, "A"))).toBe(
      `${HEAD}<tbody><tr><td></td><td></td></tr></tbody>`,
    );
  });
});

describe("columns", () => {
  test.each([
    [
      "columnAfter",
      at(HEAD, "A") + BODY,
      "<thead><tr><th>A</th><th></th><th>B</th></tr></thead><tbody><tr><td>1</td><td></td><td>2</td></tr><tr><td>3</td><td></td><td>4</td></tr></tbody>",
    ],
    [
      "columnBefore",
      HEAD + at(BODY, "1"),
      "<thead><tr><th></th><th>A</th><th>B</th></tr></thead><tbody><tr><td></td><td>1</td><td>2</td></tr><tr><td></td><td>3</td><td>4</td></tr></tbody>",
    ],
    [
      "deleteColumn",
      HEAD + at(BODY, "1"),
      "<thead><tr><th>B</th></tr></thead><tbody><tr><td>2</td></tr><tr><td>4</td></tr></tbody>",
    ],
  ] as const)("%s of %s", (tool, marked, html) => {
    expect(pick(tool, marked)).toBe(html);
  });
});

describe("the head row", () => {
  test("is made of the first row, wherever the cursor is, and undone", () => {
    const made =
      "<thead><tr><th>1</th><th>2</th></tr></thead><tbody><tr><td>3</td><td>4</td></tr></tbody>";
    expect(pick("headRow", at(BODY, "4"))).toBe(made);
    expect(pick("headRow", at(made, "4"))).toBe(BODY);
  });

  test("of two rows becomes two ordinary rows", () => {
    const head = "<thead><tr><th>A</th></tr><tr><th>B</th></tr></thead>";
    expect(pick("headRow", `${head}<tbody><tr><td>1|</td></tr></tbody>`)).toBe(
      "<tbody><tr><td>A</td></tr><tr><td>B</td></tr><tr><td>1</td></tr></tbody>",
    );
  });

  test("is not made of a row whose cells reach into the next", () => {
    const spanned = '<tbody><tr><td rowspan="2">1</td><td>2|</td></tr><tr><td>3</td></tr></tbody>';
    expect(pick("headRow", spanned)).toBe(spanned.replace("|", ""));
  });

  test("is one only inside of thead", () => {
    expect(hasHeadRow(openState(`<table>${HEAD}${at(BODY, "1")}</table>`))).toBe(true);
    expect(hasHeadRow(openState("<table><tr><th>A|</th></tr></table>"))).toBe(false);
  });
});

test("a deleted table leaves a paragraph, with the cursor in it", () => {
  const marked = `<p>a</p><table><caption>C</caption>${at(BODY, "1")}</table><p>b</p>`;
  const state = run(openState(marked, PLUGINS), TABLE_COMMANDS.deleteTable);
  expect(findTable(state)).toBeNull();
  expect(htmlOf(state.apply(state.tr.insertText("x")))).toBe("<p>a</p>\n<p>x</p>\n<p>b</p>");
});

test.each(Object.entries(TABLE_COMMANDS))("%s is not possible outside of a table", (_, command) => {
  const state = openState(`<p>a|</p><table>${BODY}</table>`, PLUGINS);
  expect(run(state, command)).toBe(state);
});
