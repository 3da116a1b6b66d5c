import { TextSelection } from "prosemirror-state";
import { CellSelection, tableEditing } from "prosemirror-tables";
import { EditorView } from "prosemirror-view";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { schema } from "@/lib/article-document/schema";
import { htmlOf, openState } from "../../../../tests/support/editor-state";
import { clipboard } from "./clipboard";
import { tidyBlocks } from "./tidy";

// jsdom has no clipboard.
beforeAll(() => {
  vi.stubGlobal("ClipboardEvent", Event);
});

const noAction = () => undefined;

/** An editor of its own, like that of another post. The selection is marked. */
function openEditor(marked: string): EditorView {
  const plugins = [
    clipboard({ onPaste: noAction, onPictures: noAction }),
    tableEditing(),
    tidyBlocks(),
  ];
  return new EditorView(null, { state: openState(marked, plugins) });
}

type Copied = ReadonlyMap<string, string>;

function send(view: EditorView, type: string, data: Map<string, string>) {
  const clipboardData = {
    files: [],
    clearData: noAction,
    getData: (kind: string) => data.get(kind) ?? "",
    setData: (kind: string, text: string) => data.set(kind, text),
  };
  view.dom.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { clipboardData }));
}

function copy(view: EditorView): Copied {
  const copied = new Map<string, string>();
  send(view, "copy", copied);
  return copied;
}

/** The HTML of an editor after something was pasted at its selection. */
function paste(view: EditorView, copied: Copied): string {
  send(view, "paste", new Map(copied));
  return htmlOf(view.state).replace(/\n\s*/g, "");
}

function selectCells(view: EditorView, first: number, last: number) {
  const cells: number[] = [];
  view.state.doc.descendants((node, position) => {
    const isCell = [schema.nodes.table_cell, schema.nodes.table_header].includes(node.type);
    if (isCell) cells.push(position);
  });
  const selection = CellSelection.create(view.state.doc, cells[first] ?? 0, cells[last] ?? 0);
  view.dispatch(view.state.tr.setSelection(selection));
}

const tableOf = (...rows: string[]) =>
  `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join("")}</tbody></table>`;
const LINES = "<td><p>o[ne</p><p>tw]o</p></td>";
const GRID = tableOf("<td>a</td><td>b</td>", "<td>c|</td><td>d</td>");

describe.each(["the same post", "another post"])(
  "copied in a table and pasted into %s,",
  (where) => {
    /** Copies from one text, then pastes into a second one of the same or another editor. */
    function transfer(from: EditorView, marked: string): string {
      const copied = copy(from);
      if (where === "another post") return paste(openEditor(marked), copied);
      const { doc, selection } = openState(marked);
      from.dispatch(from.state.tr.replaceWith(0, from.state.doc.content.size, doc.content));
      const { anchor, head } = selection;
      from.dispatch(from.state.tr.setSelection(TextSelection.create(from.state.doc, anchor, head)));
      return paste(from, copied);
    }

    test("lines of one cell come into another at the cursor", () => {
      const html = transfer(
        openEditor(tableOf(`${LINES}<td>x</td>`)),
        tableOf("<td>a</td><td>keep |me</td>"),
      );
      expect(html).toBe(tableOf("<td>a</td><td>keep ne<p>twme</p></td>"));
    });

    test("lines of one cell, and words of a caption, are paragraphs outside of tables", () => {
      expect(transfer(openEditor(tableOf(LINES)), "<p>a|b</p>")).toBe("<p>ane</p><p>twb</p>");
      const caption = "<table><caption>The [list]</caption><tr><td>a</td></tr></table>";
      expect(transfer(openEditor(caption), "<p>a|b</p>")).toBe("<p>alistb</p>");
    });

    test("the whole text of a cell does not replace another cell", () => {
      const view = openEditor(tableOf("<td>one|</td><td>x</td>"));
      selectCells(view, 0, 0);
      expect(transfer(view, tableOf("<td>keep |me</td>"))).toBe(tableOf("<td>keep oneme</td>"));
    });

    test("several cells go over those at the cursor, or become a table", () => {
      const selected = () => {
        const view = openEditor(GRID);
        selectCells(view, 0, 1);
        return view;
      };
      expect(transfer(selected(), tableOf("<td>x|</td><td>y</td>", "<td>z</td><td>w</td>"))).toBe(
        tableOf("<td>a</td><td>b</td>", "<td>z</td><td>w</td>"),
      );
      expect(transfer(selected(), "<p>x|</p>")).toBe(`<p>x</p>${tableOf("<td>a</td><td>b</td>")}`);
    });
  },
);

test("blocks pasted into the caption of a table are its words", () => {
  const caption = "<table><caption>The |list</caption><tr><td>a</td></tr></table>";
  const html = "<p><b>1</b></p><table><tr><td>2</td><td>3</td></tr></table>";
  expect(paste(openEditor(caption), new Map([["text/html", html]]))).toBe(
    "<table><caption>The <strong>1</strong> 2 3list</caption><tbody><tr><td>a</td></tr></tbody></table>",
  );
});

describe("a table of another program, pasted at the cursor in a cell,", () => {
  const pasteHtml = (html: string) =>
    paste(
      openEditor(GRID),
      new Map([
        ["text/html", html],
        ["text/plain", "text"],
      ]),
    );

  test("fills the cells, and makes the table larger where it has to", () => {
    expect(pasteHtml("<table><tr><td>1</td></tr><tr><td>2</td></tr></table>")).toBe(
      tableOf("<td>a</td><td>b</td>", "<td>1</td><td>d</td>", "<td>2</td><td></td>"),
    );
  });

  test.each([
    ["has a table in a cell", "<tr><td>1<table><tr><td>2</td></tr></table></td><td>3</td></tr>"],
    ["has rows of different lengths", "<tr><th>1</th><td>2</td></tr><tr><td>3</td></tr>"],
  ])("is text if it %s", (_, rows) => {
    expect(pasteHtml(`<table>${rows}</table>`)).toBe(
      tableOf("<td>a</td><td>b</td>", "<td><p>c1</p><p>2</p><p>3</p></td><td>d</td>"),
    );
  });

  test("is text if it has one cell, or other text beside it", () => {
    expect(pasteHtml("<table><tr><td>1</td></tr></table>")).toBe(
      tableOf("<td>a</td><td>b</td>", "<td>c1</td><td>d</td>"),
    );
    expect(pasteHtml("<p>x</p><table><tr><td>1</td><td>2</td></tr></table>")).toBe(
      tableOf("<td>a</td><td>b</td>", "<td><p>cx</p><p>1</p><p>2</p></td><td>d</td>"),
    );
  });
});
