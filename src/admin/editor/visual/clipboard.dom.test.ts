import { NodeSelection, TextSelection } from "prosemirror-state";
import { tableEditing } from "prosemirror-tables";
import { EditorView } from "prosemirror-view";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { htmlOf, openState, selectCells } from "../../../../tests/support/editor-state";
import { refuseHas } from "../../../../tests/support/older-selectors";
import { clipboard } from "./clipboard";
import { normalizeBlocks } from "./normalize-blocks";

beforeAll(refuseHas);
// jsdom has no clipboard.
beforeAll(() => {
  vi.stubGlobal("ClipboardEvent", Event);
});

const noAction = () => undefined;
const onPictures = vi.fn();

/** An editor of its own, like that of another post. The selection is marked. */
function openEditor(marked: string): EditorView {
  const plugins = [
    clipboard(() => ({ onPaste: noAction, onPictures })),
    tableEditing(),
    normalizeBlocks(),
  ];
  return new EditorView(null, { state: openState(marked, plugins) });
}

type Copied = ReadonlyMap<string, string>;

function send(view: EditorView, type: string, data: Map<string, string>, files: File[] = []) {
  const clipboardData = {
    files,
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
function paste(view: EditorView, copied: Copied, files: File[] = []): string {
  send(view, "paste", new Map(copied), files);
  return htmlOf(view.state).replace(/\n\s*/g, "");
}

const program = (html: string, text = "text") =>
  new Map([
    ["text/html", html],
    ["text/plain", text],
  ]);

const tableOf = (...rows: string[]) =>
  `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join("")}</tbody></table>`;
const LINES = "<td><p>o[ne</p><p>tw]o</p></td>";
const GRID = tableOf("<td>a</td><td>b</td>", "<td>c|</td><td>d</td>");

describe("copied in a table and pasted into another post,", () => {
  const transfer = (from: EditorView, marked: string) => paste(openEditor(marked), copy(from));

  test("lines of one cell come into another at the cursor", () => {
    const from = openEditor(tableOf(`${LINES}<td>x</td>`));
    expect(transfer(from, tableOf("<td>a</td><td>keep |me</td>"))).toBe(
      tableOf("<td>a</td><td>keep ne<p>twme</p></td>"),
    );
  });

  test("lines of one cell, and words of a caption, are paragraphs outside of tables", () => {
    expect(transfer(openEditor(tableOf(LINES)), "<p>a|b</p>")).toBe("<p>ane</p><p>twb</p>");
    const caption = "<table><caption>The [list]</caption><tr><td>a</td></tr></table>";
    expect(transfer(openEditor(caption), "<p>a|b</p>")).toBe("<p>alistb</p>");
  });

  test("the whole text of a cell does not replace another cell", () => {
    const view = openEditor(tableOf("<td>one|</td><td>x</td>"));
    view.updateState(selectCells(view.state, 0, 0));
    expect(transfer(view, tableOf("<td>keep |me</td>"))).toBe(tableOf("<td>keep oneme</td>"));
  });

  test("several cells go over those at the cursor, or become a table", () => {
    const view = openEditor(GRID);
    view.updateState(selectCells(view.state, 0, 1));
    expect(transfer(view, tableOf("<td>x|</td><td>y</td>", "<td>z</td><td>w</td>"))).toBe(
      tableOf("<td>a</td><td>b</td>", "<td>z</td><td>w</td>"),
    );
    expect(transfer(view, "<p>x|</p>")).toBe(`<p>x</p>${tableOf("<td>a</td><td>b</td>")}`);
  });
});

test("blocks pasted into the caption of a table are its words", () => {
  const caption = "<table><caption>The |list</caption><tr><td>a</td></tr></table>";
  const html = "<p><b>1</b></p><table><tr><td>2</td><td>3</td></tr></table>";
  expect(paste(openEditor(caption), program(html))).toBe(
    "<table><caption>The <strong>1</strong> 2 3list</caption><tbody><tr><td>a</td></tr></tbody></table>",
  );
});

describe("a table of another program, pasted at the cursor in a cell,", () => {
  const pasteHtml = (html: string) => paste(openEditor(GRID), program(html));

  test("fills the cells, and makes the table larger where it has to", () => {
    expect(pasteHtml("<table><tr><td>1</td></tr><tr><td>2</td></tr></table>")).toBe(
      tableOf("<td>a</td><td>b</td>", "<td>1</td><td>d</td>", "<td>2</td><td></td>"),
    );
  });

  test.each([
    [
      "has a table in a cell",
      "<tr><td>1<table><tr><td>2</td><td></td></tr></table></td><td>3</td></tr>",
    ],
    ["has rows of different lengths", "<tr><th>1</th><td>2</td></tr><tr><td>3</td></tr>"],
    ["has other text below it", "<tr><td>1</td><td>2</td></tr></table><p>3</p><table>"],
  ])("is text if it %s", (_, rows) => {
    expect(pasteHtml(`<table>${rows}</table>`)).toBe(
      tableOf("<td>a</td><td>b</td>", "<td><p>c1</p><p>2</p><p>3</p></td><td>d</td>"),
    );
  });
});

test.each([
  [
    "blank lines end paragraphs, single line ends are spaces",
    "<p>Before [after]</p>",
    "one\u00a0two\r\nthree <b>\n\nfour",
    "<p>Before one two three &lt;b&gt;</p><p>four</p>",
  ],
  [
    "that is one line goes into the sentence",
    "<p>MOQ is | pieces</p>",
    "500\r\n",
    "<p>MOQ is 500 pieces</p>",
  ],
  ["signs of code stay", "<pre>[x]</pre>", "- **a**\n\nb", "<pre>- **a**b</pre>"],
  [
    "an address replaces selected code",
    "<pre>[x]</pre>",
    "www.example.com",
    "<pre>www.example.com</pre>",
  ],
  ["spaces of code stay", "<pre>[x]</pre>", "if\u00a0a:", "<pre>if&nbsp;a:</pre>"],
  [
    "that is an address links the selected words",
    "<p>the [list] of</p>",
    "www.example.com/a",
    '<p>the <a href="https://www.example.com/a">list</a> of</p>',
  ],
  ["on several blocks replaces them", "<p>a[b</p><p>c]d</p>", "/a", "<p>a/ad</p>"],
])("in pasted plain text, %s", (_, marked, text, html) => {
  expect(paste(openEditor(marked), program("", text))).toBe(html);
});

test("after Ctrl+Shift+V a paste is plain text, once", () => {
  const view = openEditor("<p>|</p>");
  const press = new KeyboardEvent("keydown", { key: "V", ctrlKey: true, shiftKey: true });
  view.someProp("handleKeyDown", (handle) => handle(view, press));
  const bold = program("<p>a <b>b</b></p>", "- a\n- **b**");
  expect(paste(view, bold)).toBe("<p>- a</p><p>- **b**</p>");
  expect(paste(view, bold)).toBe("<p>- a</p><p>- **b**a <strong>b</strong></p>");
});

test("a copied picture is uploaded, not linked, and the picture of a copied table is left out", () => {
  const file = new File([], "image.png", { type: "image/png" });
  onPictures.mockClear();
  const table = tableOf("<td>Bolt</td><td>M8</td>");
  expect(paste(openEditor("<p>|</p>"), program(table), [file])).toBe(table);
  expect(onPictures).not.toHaveBeenCalled();
  const image = program('<meta charset="utf-8"><img src="https://example.com/a.jpg">', "");
  expect(paste(openEditor("<p>a|</p>"), image, [file])).toBe("<p>a</p>");
  expect(onPictures).toHaveBeenCalledExactlyOnceWith([{ file, position: 2 }]);
});

// That the browser keeps what is copied, and cuts it, is tried in `visual-editor-paste.spec.ts`.
test("a block that no page shows is copied, also after a word of another program", () => {
  const view = openEditor("<p>one|</p><!-- ours --><p>two</p>");
  const position = view.state.doc.firstChild?.nodeSize ?? 0;
  const select = NodeSelection.create(view.state.doc, position);
  view.dispatch(view.state.tr.setSelection(select));
  const copied = copy(view);
  const end = view.state.doc.content.size - 1;
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, end)));
  paste(view, program("", " words"));
  expect(paste(view, copied)).toBe("<p>one</p><!-- ours --><p>two words</p><!-- ours -->");
});
