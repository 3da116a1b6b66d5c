import { describe, expect, test } from "vitest";
import { placePaste, readPaste } from "./read-paste";

describe("what is left to the browser's own paste", () => {
  test.each([
    ["no formatted text at all", "", "plain"],
    ["a wrapper without formatting", '<meta charset="utf-8"><span style="color:red">a</span>', "a"],
    ["one plain paragraph", "<p>a</p>", "a"],
    [
      "HTML source from a code editor",
      "<div><span>&lt;p&gt;<b>a</b>&lt;/p&gt;</span></div>",
      "<p>a</p>",
    ],
    ["the middle of HTML source", "<b>x</b>", "end of it</p>\n"],
    [
      "colored lines of a code editor",
      '<div style="font-family:Consolas;white-space: pre;"><div><b>a</b></div><div>b</div></div>',
      "a\nb",
    ],
  ])("%s", (_, html, plain) => {
    expect(readPaste(html, plain)).toBeNull();
  });
});

describe("what becomes HTML", () => {
  test("emphasis, and several paragraphs", () => {
    expect(readPaste("<p>a <b>b</b></p>", "a b")?.html).toBe("<p>a <strong>b</strong></p>");
    expect(readPaste("<p>a</p><p>b</p>", "a\n\nb")?.html).toBe("<p>a</p>\n<p>b</p>");
  });

  test("a picture without an address is reported even when nothing else is there", () => {
    expect(readPaste('<img src="data:image/png;base64,AA">', "")).toEqual({
      html: "",
      droppedImages: 1,
      leftOut: [],
      plainText: "",
    });
  });
});

test("as plain text, a paste has no comments either, though the program's own text has", () => {
  const html =
    '<p>One<br>two</p><ul><li>three<span class="msocomanchor">[J1]</span></li></ul><p class="MsoCommentText">[J1]secret</p>';
  expect(readPaste(html, "One\ntwo\n·three[J1]\n[J1]secret </p>")).toMatchObject({
    plainText: "One\ntwo\nthree",
    leftOut: ["comments"],
  });
});

describe("where it is inserted", () => {
  const place = (value: string, html: string) => {
    const start = value.indexOf("|");
    const text = value.replace("|", "");
    const edit = placePaste({ value: text, start, end: start }, html);
    return text.slice(0, edit.start) + edit.text + text.slice(edit.end);
  };

  test("a single paragraph goes into the sentence without its tags", () => {
    expect(place("<p>one | two</p>", "<p><em>and</em></p>")).toBe("<p>one <em>and</em> two</p>");
    expect(place("a\n|", "<p><em>and</em></p>")).toBe("a\n<p><em>and</em></p>");
  });

  test("several blocks get lines of their own", () => {
    expect(place("<p>one</p>|<p>two</p>", "<h2>a</h2>\n<p>b</p>")).toBe(
      "<p>one</p>\n<h2>a</h2>\n<p>b</p>\n<p>two</p>",
    );
  });
});
