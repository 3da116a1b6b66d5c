import { describe, expect, test } from "vitest";
import { buildSnippet, imageTag, type SnippetKind } from "./html-snippets";
import { insertAt, type Selection, type TextEdit } from "./text-edit";

/** "[" and "]" mark the ends of the selection, "|" the cursor. */
function parse(marked: string): Selection {
  const start = marked.search(/[[|]/);
  const value = marked.replace(/[[\]|]/g, "");
  return { value, start, end: marked.includes("]") ? marked.indexOf("]") - 1 : start };
}

function showSelection({ value }: Selection, edit: TextEdit): string {
  const text = value.slice(0, edit.start) + edit.text + value.slice(edit.end);
  const selected = text.slice(edit.selectionStart, edit.selectionEnd);
  return `${text.slice(0, edit.selectionStart)}[${selected}]${text.slice(edit.selectionEnd)}`;
}

function press(kind: SnippetKind, marked: string): string {
  const selection = parse(marked);
  return showSelection(selection, buildSnippet(kind, selection));
}

describe("bold and italic", () => {
  test("wrap what is selected and keep it selected", () => {
    expect(press("bold", "<p>a [big] box</p>")).toBe("<p>a <strong>[big]</strong> box</p>");
    expect(press("italic", "a [big] box")).toBe("a <em>[big]</em> box");
  });

  test("are removed by pressing again", () => {
    expect(press("bold", "a <strong>[big]</strong> box")).toBe("a [big] box");
  });

  test("without a selection insert a placeholder to type over", () => {
    expect(press("bold", "a |box")).toBe("a <strong>[text]</strong>box");
  });
});

describe("headings", () => {
  test("take the whole paragraph the cursor is in", () => {
    expect(press("h2", "<p>x</p>\n<p>Port| fees</p>\n")).toBe("<p>x</p>\n<h2>[Port fees]</h2>\n");
    expect(press("h3", "<p>Port [fees]</p>")).toBe("<h3>[Port fees]</h3>");
    expect(press("h2", "Port fees|")).toBe("<h2>[Port fees]</h2>");
  });

  test("change their level, and become a paragraph again", () => {
    expect(press("h3", "<h2>Fees|</h2>")).toBe("<h3>[Fees]</h3>");
    expect(press("h2", "<h2>Fees|</h2>")).toBe("<p>[Fees]</p>");
  });

  test("on an empty line insert a placeholder to type over", () => {
    expect(press("h2", "<p>x</p>\n|")).toBe("<p>x</p>\n<h2>[Heading]</h2>");
    expect(press("h2", "|")).toBe("<h2>[Heading]</h2>");
  });

  test("never break a list: they are inserted below the line", () => {
    expect(press("h2", "<ul>\n  <li>a|</li>\n</ul>")).toBe(
      "<ul>\n  <li>a</li>\n<h2>[Heading]</h2>\n</ul>",
    );
  });
});

describe("lists and quotes", () => {
  test("make an item of each selected line", () => {
    expect(press("list", "[<p>one</p>\n\n<p>two</p>]")).toBe(
      "<ul>\n  <li>[one]</li>\n  <li>two</li>\n</ul>",
    );
    expect(press("numbered-list", "x\n[one\ntwo]\ny")).toBe(
      "x\n<ol>\n  <li>[one]</li>\n  <li>two</li>\n</ol>\ny",
    );
  });

  test("start with an item to type over", () => {
    expect(press("list", "<p>x</p>\n|\n")).toBe("<p>x</p>\n<ul>\n  <li>[List item]</li>\n</ul>\n");
  });

  test("a quote takes in the paragraph", () => {
    expect(press("quote", "<p>We |count.</p>")).toBe(
      "<blockquote>\n  <p>[We count.]</p>\n</blockquote>",
    );
  });
});

describe("links", () => {
  test("wrap the selected words and select the address to type over", () => {
    expect(press("link", "see [the list] now")).toBe('see <a href="[https://]">the list</a> now');
  });

  test("a selected address is used, and the words are to type over", () => {
    expect(press("link", "see [https://example.com/?a=1&b=2]")).toBe(
      'see <a href="https://example.com/?a=1&amp;b=2">[link text]</a>',
    );
  });

  test.each([
    ["alibaba.com/x", "https://alibaba.com/x"],
    ["info@a.com", "mailto:info@a.com"],
    ["+86 755 1234", "tel:+867551234"],
  ])("a selected %s is the address and the words", (selected, href) => {
    expect(press("link", `see [${selected}]`)).toBe(`see <a href="[${href}]">${selected}</a>`);
  });
});

test("a table comes below the line, its first heading selected", () => {
  expect(press("table", "<p>a|b</p>\n<p>c</p>")).toMatch(
    /^<p>ab<\/p>\n<table>\n {2}<thead>\n {4}<tr><th>\[Heading\]<\/th>[^]*<\/table>\n<p>c<\/p>$/,
  );
});

test.each([
  ['<a href="[https://]">words</a>', '<a href="https://"><img>[]words</a>'],
  ['<a href="https:|//">words</a>', '<a href="https://"><img>[]words</a>'],
  ["<p>3 < 4| and so on</p>", "<p>3 < 4<img>[] and so on</p>"],
  ["<p>one| two</p>", "<p>one<img>[] two</p>"],
])("an image never lands inside a tag: %s", (marked, result) => {
  const selection = parse(marked);
  expect(showSelection(selection, insertAt(selection, "<img>"))).toBe(result);
});

test("an image's words and address cannot break out of their quotes", () => {
  expect(imageTag(' https://x.test/a.jpg?a=1&b="2" ', `A "5 < 6" 'box' & more>`)).toBe(
    '<img src="https://x.test/a.jpg?a=1&amp;b=&quot;2&quot;" alt="A &quot;5 &lt; 6&quot; &#39;box&#39; &amp; more&gt;">',
  );
});
