import { describe, expect, test } from "vitest";
import { htmlOf, openState } from "../../../../tests/support/editor-state";
import { findLink, hrefOf, removeLink, setLink } from "./link-commands";

const textOf = (marked: string) => {
  const state = openState(marked);
  const { from, to, mark } = findLink(state);
  return { text: state.doc.textBetween(from, to), href: hrefOf(mark) };
};

/** The HTML after the link at the selection, or the selection, was given an address. */
function link(marked: string, address: string): string {
  const state = openState(marked);
  return htmlOf(state.apply(setLink(state, findLink(state), address)));
}

function unlink(marked: string): string {
  const state = openState(marked);
  return htmlOf(state.apply(removeLink(state, findLink(state))));
}

describe("the link at the selection", () => {
  test.each([
    ["its middle", '<p>a <a href="/b">li|nk</a> c</p>'],
    ["its start", '<p>a <a href="/b">|link</a> c</p>'],
    ["its end", '<p>a <a href="/b">link|</a> c</p>'],
    ["a selected part of it", '<p>a <a href="/b">l[in]k</a> c</p>'],
    ["a selection that reaches into it", '<p>[a <a href="/b">li]nk</a> c</p>'],
  ])("is found as a whole from %s", (_, marked) => {
    expect(textOf(marked)).toEqual({ text: "link", href: "/b" });
  });

  test("includes its bold words", () => {
    const marked = '<p><a href="/b">one <strong>t|wo</strong> three</a> four</p>';
    expect(textOf(marked)).toEqual({ text: "one two three", href: "/b" });
  });

  test("is not its neighbor with the same address", () => {
    const marked = '<p><a href="/b">one</a><a href="/b">t|wo</a></p>';
    expect(textOf(marked)).toEqual({ text: "two", href: "/b" });
  });

  test("is the selected text where there is none", () => {
    expect(textOf('<p>[one] <a href="/b">two</a></p>')).toEqual({ text: "one", href: "" });
    expect(textOf("<p>on|e</p>")).toEqual({ text: "", href: "" });
  });
});

describe("setting a link", () => {
  test("links the selected words", () => {
    expect(link("<p>see [our list] now</p>", "/list")).toBe(
      '<p>see <a href="/list">our list</a> now</p>',
    );
  });

  test("without any words inserts the address as the text", () => {
    expect(link("<p>see |</p>", " www.example.com ")).toBe(
      '<p>see <a href="https://www.example.com">https://www.example.com</a></p>',
    );
  });

  test("without any words inserts a mail address as it was typed", () => {
    expect(link("<p>|</p>", "mailto:info@example.com")).toBe(
      '<p><a href="mailto:info@example.com">info@example.com</a></p>',
    );
    expect(link("<p>|</p>", "+86 755 1234")).toBe(
      '<p><a href="tel:+867551234">+86 755 1234</a></p>',
    );
  });

  test("at a bold cursor makes the inserted address bold", () => {
    expect(link("<p><strong>see| it</strong></p>", "/a")).toBe(
      '<p><strong>see<a href="/a">/a</a> it</strong></p>',
    );
  });

  test("changes the address of a whole link and keeps its other attributes", () => {
    expect(link('<p><a href="/a" target="_blank" data-x="1">o|ne</a></p>', "/b")).toBe(
      '<p><a href="/b" target="_blank" data-x="1">one</a></p>',
    );
  });

  test.each([
    [
      '<p><strong>a <a href="/a">b|</a> c</strong></p>',
      '<p><strong>a <a href="/b">b</a> c</strong></p>',
    ],
    [
      '<p><a href="/a">a <strong>b|</strong> c</a></p>',
      '<p><a href="/b">a <strong>b</strong> c</a></p>',
    ],
    [
      '<p><em><a href="/a"><strong>b|</strong></a></em></p>',
      '<p><em><a href="/b"><strong>b</strong></a></em></p>',
    ],
  ])("keeps the order of nesting: %s", (marked, html) => {
    expect(link(marked, "/b")).toBe(html);
  });

  test("extends a link to the selected words beside it, without linking any word twice", () => {
    const state = openState('<p>[one <a href="/a">two</a> three]</p>');
    const { from, to } = state.selection;
    const changed = state.apply(setLink(state, { from, to, mark: null }, "/b"));
    expect(htmlOf(changed)).toBe('<p><a href="/b">one two three</a></p>');
  });

  test("links the text of several paragraphs", () => {
    expect(link("<p>on[e</p><p>tw]o</p>", "/a")).toBe(
      '<p>on<a href="/a">e</a></p>\n<p><a href="/a">tw</a>o</p>',
    );
  });

  test("keeps the pictures and line breaks in it", () => {
    expect(link('<p>[a<br><img src="/p.webp" alt="P">]</p>', "/a")).toBe(
      '<p><a href="/a">a<br><img src="/p.webp" alt="P"></a></p>',
    );
  });
});

describe("removing a link", () => {
  test("of several paragraphs leaves all of their words", () => {
    expect(unlink('<p><a href="/a">[one</a></p><p><a href="/a">two]</a></p>')).toBe(
      "<p>one</p>\n<p>two</p>",
    );
  });

  test("leaves its words and their formats", () => {
    expect(unlink('<p>a <em><a href="/a">b <strong>c|</strong></a></em> d</p>')).toBe(
      "<p>a <em>b <strong>c</strong></em> d</p>",
    );
  });

  test("leaves its neighbor", () => {
    expect(unlink('<p><a href="/a">on|e</a><a href="/a">two</a></p>')).toBe(
      '<p>one<a href="/a">two</a></p>',
    );
  });
});
