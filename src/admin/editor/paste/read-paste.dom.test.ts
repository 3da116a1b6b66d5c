import { describe, expect, test } from "vitest";
import { readPaste } from "./read-paste";

describe("what is pasted as plain text", () => {
  test.each([
    ["no formatted text at all", "", "plain"],
    ["a wrapper without formatting", '<meta charset="utf-8"><span style="color:red">a</span>', "a"],
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
      "<p>See it:</p><pre><code>if a:\n    b\n\nc</code></pre><p>End</p><p>d</p>",
    );
  });

  test("but not text of which a program only keeps the spaces", () => {
    const html =
      '<p style="font-family:Arial;white-space:pre;white-space:pre-wrap">a</p><p style="white-space:pre-wrap">b</p>';
    expect(readPaste(html, "a\nb")?.html).toBe("<p>a</p><p>b</p>");
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
