import { history } from "prosemirror-history";
import { tableEditing } from "prosemirror-tables";
import { EditorView } from "prosemirror-view";
import { describe, expect, test, vi } from "vitest";
import { htmlOf, openState } from "../../../../tests/support/editor-state";
import { markdownRules } from "./editor-rules";
import { editorKeys } from "./keys";
import { normalizeBlocks } from "./normalize-blocks";

const onAnnounce = vi.fn();

/** The HTML after a text was typed letter by letter, with keys such as `{Enter}` or `{Shift+Tab}`. */
function type(marked: string, text: string): string {
  const keys = editorKeys(() => ({ onLink: () => undefined, onAnnounce }));
  const plugins = [...markdownRules(), ...keys, history(), tableEditing(), normalizeBlocks()];
  const view = new EditorView(null, { state: openState(marked, plugins) });
  for (const [letter, key] of text.matchAll(/\{(.+?)\}|./g)) {
    if (key) press(view, key);
    else insert(view, letter);
  }
  return htmlOf(view.state);
}

function press(view: EditorView, keys: string) {
  const [key = "", ...modifiers] = keys.split("+").toReversed();
  const event = new KeyboardEvent("keydown", {
    key,
    ctrlKey: modifiers.includes("Ctrl"),
    shiftKey: modifiers.includes("Shift"),
  });
  view.someProp("handleKeyDown", (handle) => handle(view, event));
}

function insert(view: EditorView, letter: string) {
  const { from, to } = view.state.selection;
  const typing = () => view.state.tr.insertText(letter);
  const isHandled = view.someProp("handleTextInput", (handle) =>
    handle(view, from, to, letter, typing),
  );
  if (!isHandled) view.dispatch(typing());
}

describe("signs at the start of a line", () => {
  test.each([
    ["## ", "<h2>A</h2>"],
    ["### ", "<h3>A</h3>"],
    ["- ", "<ul>\n  <li>A</li>\n</ul>"],
    ["1. ", "<ol>\n  <li>A</li>\n</ol>"],
    ["> ", "<blockquote>\n  <p>A</p>\n</blockquote>"],
  ])("%j format it, and one Backspace takes that back", (signs, html) => {
    expect(type("<p>|</p>", `${signs}A`)).toBe(html);
    expect(type("<p>|</p>", `${signs}{Backspace}A`)).toBe(`<p>${signs.replace(">", "&gt;")}A</p>`);
  });

  test("stay in a list", () => {
    expect(type("<ul><li>|</li></ul>", "## A")).toBe("<ul>\n  <li>## A</li>\n</ul>");
  });
});

describe("stars", () => {
  test.each([
    ["„*größer*“", "„<em>größer</em>“"],
    ['"*new*" and \u201c**old**\u201d', '"<em>new</em>" and \u201c<strong>old</strong>\u201d'],
    ["价格，**重点**", "价格，<strong>重点</strong>"],
  ])("around words format them: %s", (typed, html) => {
    expect(type("<p>|</p>", typed)).toBe(`<p>${html}</p>`);
  });

  test.each([
    "5 * 3 * 2 = 30",
    '12"*10"*8" or 5%*3*2',
    "Mechaniker*in und Käufer**innen**",
    "příklad*a* a příklad**b**",
    "pr\u030Ci*a*",
  ])("in words and numbers stay: %s", (typed) => {
    expect(type("<p>|</p>", typed)).toBe(`<p>${typed}</p>`);
  });

  test.each(["Ctrl+z", "Backspace"])("are all back after one %s", (key) => {
    expect(type("<p>|</p>", `one *two*{${key}}`)).toBe("<p>one *two*</p>");
  });

  test("are not brought back by Backspace once the writer has gone on", () => {
    expect(type("<p>|</p>", "*two* three{Backspace}")).toBe("<p><em>two</em> three</p>");
  });
});

describe("keys", () => {
  test.each([
    [
      "Enter and Shift+Enter divide paragraphs and lines",
      '<h2 id="a">First|</h2>',
      "{Enter}a{Shift+Enter}b{Enter}c",
      '<h2 id="a">First</h2>\n<p>a<br>b</p>\n<p>c</p>',
    ],
    [
      "Tab and Shift+Tab move a list item in and out, and Enter in an empty one ends the list",
      "<ul><li>One|</li></ul>",
      "{Enter}{Tab}in{Shift+Enter}line{Enter}more{Shift+Tab}!{Enter}{Enter}After",
      "<ul>\n  <li>One\n    <ul>\n      <li>in<br>line</li>\n    </ul>\n  </li>\n  <li>more!</li>\n</ul>\n<p>After</p>",
    ],
    [
      "Enter in an empty paragraph leaves a quote",
      "<blockquote><p>Said|</p></blockquote>",
      "{Enter}{Enter}Plain",
      "<blockquote>\n  <p>Said</p>\n</blockquote>\n<p>Plain</p>",
    ],
    [
      "Backspace at the start of a quote ends it, also behind a list",
      "<ul><li>One</li></ul><blockquote><p>|Said</p></blockquote>",
      "{Backspace}",
      "<ul>\n  <li>One</li>\n</ul>\n<p>Said</p>",
    ],
    [
      "Tab goes through the cells of a table, and from the last one to a new row",
      "<table><tbody><tr><td>a|</td><td>b</td></tr></tbody></table>",
      "{Tab}B{Tab}c{Shift+Tab}{Shift+Tab}A",
      "<table>\n  <tbody>\n    <tr><td>A</td><td>B</td></tr>\n    <tr><td>c</td><td></td></tr>\n  </tbody>\n</table>",
    ],
    [
      "Ctrl+B and Ctrl+I format what is typed next, until they are pressed again",
      "<p>a|</p>",
      "{Ctrl+b}b{Ctrl+b}{Ctrl+i}c{Ctrl+i}d",
      "<p>a<strong>b</strong><em>c</em>d</p>",
    ],
    [
      "Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo",
      "<p>a|</p>",
      "{Enter}b{Ctrl+z}{Ctrl+z}{Ctrl+Shift+z}{Ctrl+z}{Ctrl+y}",
      "<p>a</p>\n<p>b</p>",
    ],
  ])("%s", (_, marked, typed, html) => {
    expect(type(marked, typed)).toBe(html);
  });

  test.each([
    ['<p id="a" lang="de">one| two</p>', '<p id="a" lang="de">one</p>\n<p lang="de"> two</p>'],
    [
      '<ol><li id="a" value="7">on|e</li></ol>',
      '<ol>\n  <li id="a" value="7">on</li>\n  <li>e</li>\n</ol>',
    ],
    ['<h2 id="a">|one</h2>', '<p></p>\n<h2 id="a">one</h2>'],
    [
      '<blockquote id="a"><p>one</p><p>|</p><p>two</p></blockquote>',
      '<blockquote id="a">\n  <p>one</p>\n</blockquote>\n<blockquote>\n  <p></p>\n  <p>two</p>\n</blockquote>',
    ],
  ])("Enter in %s makes no second id or number", (marked, html) => {
    expect(type(marked, "{Enter}")).toBe(html);
  });

  test("Escape lets Tab leave the text, until another key is pressed", () => {
    const list = "<ul><li>One</li><li>Two|</li></ul>";
    const nested = "<ul>\n  <li>One\n    <ul>\n      <li>Two</li>\n    </ul>\n  </li>\n</ul>";
    expect(type(list, "{Escape}{Tab}")).toBe("<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>");
    expect(onAnnounce).toHaveBeenCalledOnce();
    expect(type(list, "{Escape}{Home}{Tab}")).toBe(nested);
  });
});
