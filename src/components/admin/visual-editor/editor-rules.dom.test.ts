import { history, undo } from "prosemirror-history";
import { EditorView } from "prosemirror-view";
import { describe, expect, test } from "vitest";
import { htmlOf, openState } from "../../../../tests/support/editor-state";
import { markdownRules, undoMarkdownRule } from "./editor-rules";

/** The editor after a text was typed, letter by letter. */
function type(text: string): EditorView {
  const view = new EditorView(null, {
    state: openState("<p>|</p>", [...markdownRules(), history()]),
  });
  for (const letter of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter);
    const isHandled = view.someProp("handleTextInput", (handle) =>
      handle(view, from, to, letter, insert),
    );
    if (!isHandled) view.dispatch(insert());
  }
  return view;
}

describe("stars", () => {
  test.each([
    ["see **note** here", "see <strong>note</strong> here"],
    ["see *note* here", "see <em>note</em> here"],
    ["(**10 pcs**)", "(<strong>10 pcs</strong>)"],
    ["„*größer*“", "„<em>größer</em>“"],
    ['"*new*" and \u201c**old**\u201d', '"<em>new</em>" and \u201c<strong>old</strong>\u201d'],
    ["价格，**重点**", "价格，<strong>重点</strong>"],
  ])("around words format them: %s", (typed, html) => {
    expect(htmlOf(type(typed).state)).toBe(`<p>${html}</p>`);
  });

  test.each([
    "Carton 30*20*10 cm",
    "5 * 3 * 2 = 30",
    "(2+3)*20*10 kg",
    '12"*10"*8" or 5%*3*2',
    "2**3 and 4**5",
    "10**2 x 4**2 mm",
    "Mechaniker*in und Fahrer*in",
    "Käufer**in** und Käufer**innen**",
    "a*b**c*",
    "ß*a*",
    "příklad*a* a příklad**b**",
    "pr\u030Ci*a*",
    "snake_*case*_name and __init__",
    "`code` and ~about~",
  ])("in words and numbers stay: %s", (typed) => {
    expect(htmlOf(type(typed).state)).toBe(`<p>${typed}</p>`);
  });

  test.each([
    ["Ctrl+Z", undo],
    ["Backspace", undoMarkdownRule],
  ])("are all back after one %s", (_, command) => {
    const view = type("one *two*");
    expect(htmlOf(view.state)).toBe("<p>one <em>two</em></p>");
    command(view.state, view.dispatch);
    expect(htmlOf(view.state)).toBe("<p>one *two*</p>");
  });

  test("are not brought back by Backspace once the writer has gone on", () => {
    const { state } = type("*two* three");
    expect(undoMarkdownRule(state)).toBe(false);
  });
});
