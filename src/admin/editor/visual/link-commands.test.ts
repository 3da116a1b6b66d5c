import { history, undo } from "prosemirror-history";
import type { Command } from "prosemirror-state";
import { describe, expect, test } from "vitest";
import { htmlOf, openState, run } from "../../../../tests/support/editor-state";
import { toggleFormat } from "./commands";
import { findLink, hrefOf, removeLink, setLink } from "./link-commands";

/** The HTML after the link at the selection, or the selection, was given an address. */
function link(marked: string, address: string): string {
  const state = openState(marked);
  return htmlOf(state.apply(setLink(state, findLink(state), address)));
}

test.each([
  ["its end", '<p>a <a href="/b">link|</a> c</p>', "link", "/b"],
  ["its bold words", '<p><a href="/b">a <strong>l|ink</strong> b</a> c</p>', "a link b", "/b"],
  ["beside an equal one", '<p><a href="/b">a</a><a href="/b">li|nk</a></p>', "link", "/b"],
  ["words outside of it, which it is not", '<p>[one] <a href="/b">two</a></p>', "one", ""],
])("the link at the selection is found from %s", (_, marked, text, href) => {
  const state = openState(marked);
  const { from, to, mark } = findLink(state);
  expect([state.doc.textBetween(from, to), hrefOf(mark)]).toEqual([text, href]);
});

describe("setting a link", () => {
  test.each([
    [
      "links the selected words, pictures and line breaks",
      '<p>see [a<br><img src="/p.webp" alt="P">] now</p>',
      "/b",
      '<p>see <a href="/b">a<br><img src="/p.webp" alt="P"></a> now</p>',
    ],
    [
      "without any words inserts the address, bold at a bold cursor",
      "<p><strong>see| it</strong></p>",
      " www.example.com ",
      '<p><strong>see<a href="https://www.example.com">https://www.example.com</a> it</strong></p>',
    ],
    [
      "without any words inserts a phone number as it was typed",
      "<p>|</p>",
      "+86 755 1234",
      '<p><a href="tel:+867551234">+86 755 1234</a></p>',
    ],
    [
      "takes the address out of one that sends readers on",
      "<p>see [prices]</p>",
      "https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fb&data=staff",
      '<p>see <a href="https://example.com/b">prices</a></p>',
    ],
    [
      "changes the address of a whole link and keeps its other attributes",
      '<p><a href="/a" target="_blank" data-x="1">o|ne</a></p>',
      "/b",
      '<p><a href="/b" target="_blank" data-x="1">one</a></p>',
    ],
    [
      "keeps the order of nesting",
      '<p><em>a <a href="/a"><strong>b|</strong></a></em></p>',
      "/b",
      '<p><em>a <a href="/b"><strong>b</strong></a></em></p>',
    ],
  ])("%s", (_, marked, address, html) => {
    expect(link(marked, address)).toBe(html);
  });

  test("extends a link to the selected words beside it, without linking any word twice", () => {
    const state = openState('<p>[one <a href="/a">two</a> three]</p>');
    const { from, to } = state.selection;
    const changed = state.apply(setLink(state, { from, to, mark: null }, "/b"));
    expect(htmlOf(changed)).toBe('<p><a href="/b">one two three</a></p>');
  });
});

test.each([
  [
    "of several paragraphs",
    '<p><a href="/a">[one</a></p><p><a href="/a">two]</a></p>',
    "<p>one</p>\n<p>two</p>",
  ],
  [
    "with formats in it",
    '<p>a <em><a href="/a">b <strong>c|</strong></a></em> d</p>',
    "<p>a <em>b <strong>c</strong></em> d</p>",
  ],
])("removing a link %s leaves all else", (_, marked, html) => {
  const state = openState(marked);
  expect(htmlOf(state.apply(removeLink(state, findLink(state))))).toBe(html);
});

test.each<[string, Command]>([
  [
    "a removed link",
    (state, dispatch) => {
      dispatch?.(removeLink(state, findLink(state)));
      return true;
    },
  ],
  [
    "a changed link",
    (state, dispatch) => {
      dispatch?.(setLink(state, findLink(state), "/b"));
      return true;
    },
  ],
  ["a removed format", toggleFormat("italic")],
])("%s comes back by undo as it was nested", (_, command) => {
  const html = '<p><em>a <a href="/a">[li]<strong>nk</strong></a></em></p>';
  const changed = run(openState(html, [history()]), command);
  const before = html.replace(/[[\]]/g, "");
  expect(htmlOf(changed)).not.toBe(before);
  expect(htmlOf(run(changed, undo))).toBe(before);
});
