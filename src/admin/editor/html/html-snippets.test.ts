import { expect, test } from "vitest";
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

test.each<[string, SnippetKind, string, string]>([
  [
    "what is selected is bold, and stays selected",
    "bold",
    "a [big] box",
    "a <strong>[big]</strong> box",
  ],
  ["and not bold any more", "bold", "a <strong>[big]</strong> box", "a [big] box"],
  ["without a selection, a placeholder is", "italic", "a |box", "a <em>[text]</em>box"],
  [
    "the whole paragraph of the cursor becomes a heading",
    "h2",
    "<p>x</p>\n<p>Port| fees</p>\n",
    "<p>x</p>\n<h2>[Port fees]</h2>\n",
  ],
  ["a heading changes its level", "h3", "<h2>Fees|</h2>", "<h3>[Fees]</h3>"],
  ["and becomes a paragraph again", "h2", "<h2>Fees|</h2>", "<p>[Fees]</p>"],
  ["an empty line, a placeholder", "h2", "<p>x</p>\n|", "<p>x</p>\n<h2>[Heading]</h2>"],
  [
    "a list is not broken: the heading comes below the line",
    "h2",
    "<ul>\n  <li>a|</li>\n</ul>",
    "<ul>\n  <li>a</li>\n<h2>[Heading]</h2>\n</ul>",
  ],
  [
    "paragraphs become the items of a list",
    "list",
    "[<p>one</p>\n\n<p>two</p>]",
    "<ul>\n  <li>[one]</li>\n  <li>two</li>\n</ul>",
  ],
  [
    "and so do lines",
    "numbered-list",
    "x\n[one\ntwo]\ny",
    "x\n<ol>\n  <li>[one]</li>\n  <li>two</li>\n</ol>\ny",
  ],
  [
    "a quote takes in the paragraph",
    "quote",
    "<p>We |count.</p>",
    "<blockquote>\n  <p>[We count.]</p>\n</blockquote>",
  ],
  [
    "the address of selected words is to type over",
    "link",
    "see [the list] now",
    'see <a href="[https://]">the list</a> now',
  ],
  [
    "a selected address is used, and the words are to type over",
    "link",
    "see [https://example.com/?a=1&b=2]",
    'see <a href="https://example.com/?a=1&amp;b=2">[link text]</a>',
  ],
  ["a mail address is the words, too", "link", "[a@b.cn]", '<a href="[mailto:a@b.cn]">a@b.cn</a>'],
])("%s", (_, kind, marked, result) => {
  expect(press(kind, marked)).toBe(result);
});

test("a table comes below the line, its first heading selected", () => {
  expect(press("table", "<p>a|b</p>\n<p>c</p>")).toMatch(
    /^<p>ab<\/p>\n<table>\n {2}<thead>\n {4}<tr><th>\[Heading\]<\/th>[^]*<\/table>\n<p>c<\/p>$/,
  );
});

test.each([
  ['<a href="https:|//">words</a>', '<a href="https://"><img>[]words</a>'],
  ["<p>3 < 4| and so on</p>", "<p>3 < 4<img>[] and so on</p>"],
])("an image never lands inside a tag: %s", (marked, result) => {
  const selection = parse(marked);
  expect(showSelection(selection, insertAt(selection, "<img>"))).toBe(result);
});

test("an image's words and address cannot break out of their quotes", () => {
  expect(imageTag(' https://x.test/a.jpg?a=1&b="2" ', `A "5 < 6" 'box' & more>`)).toBe(
    '<img src="https://x.test/a.jpg?a=1&amp;b=&quot;2&quot;" alt="A &quot;5 &lt; 6&quot; &#39;box&#39; &amp; more&gt;">',
  );
});
