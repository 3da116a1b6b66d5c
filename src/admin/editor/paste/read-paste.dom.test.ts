import { describe, expect, test } from "vitest";
import { placePaste, readPaste } from "./read-paste";

describe("what is left to the browser's own paste", () => {
  test.each([
    ["no formatted text at all", "", "plain"],
    ["a wrapper without formatting", '<meta charset="utf-8"><span style="color:red">a</span>', "a"],
    [
      "HTML source from a code editor",
      "<div><span>&lt;p&gt;<b>a</b>&lt;/p&gt;</span></div>",
      "<p>a</p>",
    ],
    ["the middle of HTML source", "<b>x</b>", "end of it</p>\n"],
    [
      "a piece of a line of a code editor",
      '<div style="font-family:Consolas;white-space: pre;"><div><b>a</b></div></div>',
      "a",
    ],
    [
      "plain lists, and paragraphs",
      "",
      `To do:\n  - one\n  2. two\n\n  Text\n  ${"word ".repeat(50)}`,
    ],
  ])("%s", (_, html, plain) => {
    expect(readPaste(html, plain)).toBeNull();
  });
});

test("a picture without an address is reported even when nothing else is there", () => {
  expect(readPaste('<img src="data:image/png;base64,AA">', "")).toEqual({
    html: "",
    droppedImages: 1,
    leftOut: [],
    plainText: "",
  });
});

describe("code becomes a block of its exact text", () => {
  const code = "if (a < b) {\n    const c = [\n        1,\n\n}";
  const vsCode = (lines: string) =>
    `<meta charset='utf-8'><div style="color:#d4d4d4;font-family:Consolas;white-space:pre;">${lines}</div>`;
  const row = (line: string, n: number) =>
    `<tr>\n<td class="blob-num">${n}</td>\n<td style="white-space: pre">${line}</td>\n</tr>`;
  test.each([
    [
      "VS Code",
      vsCode(
        '<div><span style="color:red">if</span><span> (a &lt; b) {</span></div><div><span>    </span><span>const c = [</span></div><div>&nbsp;       1,</div><br><div>}</div>',
      ),
    ],
    [
      "JetBrains",
      `<html><body><pre style="color:#a9b7c6;font-family:'JetBrains Mono',monospace;"><span>if</span> (a &lt; b) {<br>    const c = [<br>        1,<br><br>}<br></pre></body></html>`,
    ],
    [
      "a table of GitHub",
      `<table class="highlight"><tbody>${["if (a &lt; b) {", "    const c = [", "        1,", "", "}"].map(row).join("\n")}</tbody></table>`,
    ],
    [
      "a terminal that wraps",
      `<DIV STYLE="white-space:pre-wrap;font-family:'Cascadia Mono',monospace"><SPAN>if (a &lt; b) {<BR>    const c = [<BR>        1,<BR><BR>}</SPAN></DIV>`,
    ],
    ["a program without colors", ""],
  ])("%s", (name, html) => {
    const expected = `<pre><code>${code.replace("<", "&lt;")}</code></pre>`;
    expect(readPaste(html, `${code}\n`)?.html).toBe(expected);
    if (html) expect(readPaste(html, "")?.html, name).toBe(expected);
  });

  test("in paragraphs among others, as in Google Docs", () => {
    const line = (text: string) =>
      `<p><span style="font-family:'Roboto Mono',monospace;white-space:pre-wrap">${text}</span></p>`;
    const html = `<b id="docs-internal-guid-1"><p>See <span>it</span>:</p>${line("if a:")}${line("    b")}<br>${line("c")}<p>End</p>${line("d")}</b>`;
    expect(readPaste(html, "text")?.html).toBe(
      "<p>See it:</p>\n<pre><code>if a:\n    b\n\nc</code></pre>\n<p>End</p>\n<p>d</p>",
    );
  });

  test("HTML itself only in the visual view", () => {
    const html = vsCode("<div>&lt;ul&gt;</div><div>  &lt;li&gt;a</div>");
    expect(readPaste(html, "<ul>\n  <li>a")).toBeNull();
    expect(readPaste(html, "<ul>\n  <li>a", false)?.html).toBe(
      "<pre><code>&lt;ul&gt;\n  &lt;li&gt;a</code></pre>",
    );
  });

  test("but not text of which a program only keeps the spaces", () => {
    const html =
      '<p style="font-family:Arial;white-space:pre;white-space:pre-wrap">a</p><p style="white-space:pre-wrap">b</p>';
    expect(readPaste(html, "a\nb")?.html).toBe("<p>a</p>\n<p>b</p>");
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

test.each([
  ["into a sentence without its tags", "<p>one | two</p>", "<p>one <em>and</em> two</p>"],
  ["on an empty line with them", "a\n|", "a\n<p><em>and</em></p>"],
])("a single paragraph is inserted %s", (_, value, result) => {
  expect(place(value, "<p><em>and</em></p>")).toBe(result);
});

test("several blocks get lines of their own", () => {
  expect(place("<p>one</p>|<p>two</p>", "<h2>a</h2>\n<p>b</p>")).toBe(
    "<p>one</p>\n<h2>a</h2>\n<p>b</p>\n<p>two</p>",
  );
});

/** The text after some HTML was pasted at the cursor, "|". */
function place(value: string, html: string): string {
  const start = value.indexOf("|");
  const text = value.replace("|", "");
  const edit = placePaste({ value: text, start, end: start }, html);
  return text.slice(0, edit.start) + edit.text + text.slice(edit.end);
}
