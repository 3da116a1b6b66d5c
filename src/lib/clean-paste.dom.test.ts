import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { cleanPaste } from "./clean-paste";

function readSample(name: string): string {
  return readFileSync(`tests/support/paste-samples/${name}.html`, "utf8");
}

function clean(html: string): string {
  return cleanPaste(html).html;
}

test("Word: headings, real bold text and nested lists stay; the local image is counted", () => {
  expect(cleanPaste(readSample("word-desktop"))).toEqual({
    droppedImages: 1,
    leftOut: [],
    html: `<h2>Sealed samples</h2>
<p><strong>A sealed sample</strong> is a contract you can <em>hold</em>. Tolerance &lt; 2 mm &amp; signed, see <a href="https://example.com/seal?a=1&amp;b=2">our guide</a>.</p>
<ul>
  <li>the approved piece
    <ul>
      <li>complete with its <s>box</s> packaging</li>
    </ul>
  </li>
  <li>a card with the date</li>
</ul>

<h3>Three steps</h3>
<ol>
  <li>Sign the bag.</li>
  <li>Seal it.</li>
</ol>
<table>
  <tbody>
    <tr>
      <td><strong>Part</strong></td>
      <td>Size</td>
    </tr>
  </tbody>
</table>`,
  });
});

test("Word: what reviewers wrote and deleted is left out, and what they inserted stays", () => {
  expect(cleanPaste(readSample("word-reviewed"))).toEqual({
    droppedImages: 0,
    leftOut: ["comments", "deletions"],
    html: `<h2>The price</h2>
<p>Our price is fixed for a year, in <strong>dollars</strong>.</p>
<p>It covers the cartons.</p>`,
  });
});

test("Word Online: headings in paragraphs and lists of one item become real ones", () => {
  expect(cleanPaste(readSample("word-online"))).toEqual({
    droppedImages: 0,
    leftOut: [],
    html: `<h2>Packing list</h2>
<p>Two <strong>clear rules</strong><em> only</em></p>
<ul>
  <li>Cartons
    <ul>
      <li>Double wall</li>
    </ul>
  </li>
  <li>Labels</li>
</ul>
<ol start="6">
  <li>Weigh</li>
  <li>Book</li>
</ol>`,
  });
});

test("Google Docs: only bold text stays bold, and redirected links become direct", () => {
  expect(cleanPaste(readSample("google-docs"))).toEqual({
    droppedImages: 1,
    leftOut: [],
    html: `<h2>Choosing a port</h2>
<p>Ningbo is <strong>cheaper</strong><em> most weeks</em><s>, always</s>. See <a href="https://example.com/ports?a=1&amp;b=2">the list</a>.</p>
<ul>
  <li>Sea
    <ul>
      <li>FCL</li>
    </ul>
  </li>
  <li><strong>Air</strong></li>
</ul>
<p><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXport" alt=""></p>
<table>
  <tbody>
    <tr>
      <td><strong>Port</strong></td>
      <td>Days</td>
    </tr>
  </tbody>
</table>`,
  });
});

test("a web page: text in containers becomes paragraphs, scripts and hidden parts are removed", () => {
  expect(cleanPaste(readSample("web-page"))).toEqual({
    droppedImages: 0,
    leftOut: ["hidden"],
    html: `<h2>Duty in short</h2>
<p>Duty is a <em>percentage</em> of the customs value.</p>
<p>Ask for the tariff number or click here.</p>
<ol>
  <li>Find it</li>
  <li>Check it
    <ul>
      <li>twice</li>
    </ul>
  </li>
</ol>
<p><img src="https://example.com/port.jpg" alt="A &quot;busy&quot; port"></p>
<pre><code>HS 6912
  00</code></pre>`,
  });
});

describe("single rules", () => {
  test("font-weight 600 and more is bold, less is not", () => {
    expect(
      clean(
        '<p><span style="font-weight:600">a</span>, <span style="font-weight:500">b</span></p>',
      ),
    ).toBe("<p><strong>a</strong>, b</p>");
  });

  test("emphasis is not doubled", () => {
    expect(clean('<p><b><span style="font-weight:700;font-style:italic">a</span></b></p>')).toBe(
      "<p><strong><em>a</em></strong></p>",
    );
  });

  test("a Word list without Word's markers is still a list", () => {
    const item = (n: number) =>
      `<p class="MsoListParagraph"><span>${n}.<span style="font:7pt">&nbsp;&nbsp;&nbsp; </span></span>Sample</p>`;
    expect(clean(item(4) + item(5))).toBe(
      '<ol start="4">\n  <li>Sample</li>\n  <li>Sample</li>\n</ol>',
    );
  });

  test.each([
    ["a)", "b)", 'type="a"'],
    ["C.", "D.", 'start="3" type="A"'],
    ["(i)", "(ii)", 'type="i"'],
    ["i.", "j.", 'start="9" type="a"'],
    ["IX.", "X.", 'start="9" type="I"'],
    ["v.", "vi.", 'start="5" type="i"'],
    ["2.4", "2.5", 'start="4"'],
  ])("a Word list that begins with %s and goes on with %s keeps its numbers", (...numbers) => {
    const attributes = numbers.pop() ?? "";
    const items = numbers.map(
      (number) =>
        `<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${number}<span>&nbsp;&nbsp; </span></span>a</p>`,
    );
    expect(clean(items.join(""))).toBe(`<ol ${attributes}>\n  <li>a</li>\n  <li>a</li>\n</ol>`);
  });

  test("lists of other programs keep their numbers", () => {
    expect(
      clean(
        '<ol style="list-style-type:upper-roman"><li>a</li></ol><p>b</p><ol reversed start="1000"><li value="9" type="x">c</li></ol><p>d</p><ol><li aria-level="1" style="list-style-type:lower-alpha">e</li></ol><ul type="disc"><li value="2">f</li></ul>',
      ).replace(/\n */g, ""),
    ).toBe(
      '<ol type="I"><li>a</li></ol><p>b</p><ol reversed="" start="1000"><li value="9">c</li></ol><p>d</p><ol type="a"><li>e</li></ol><ul><li>f</li></ul>',
    );
  });

  test("two Word lists that follow each other stay two", () => {
    const item = (list: string) =>
      `<p class="MsoListParagraph" style="mso-list:${list} level1 lfo1"><span style="mso-list:Ignore">·  </span>a</p>`;
    expect(clean(item("l0") + item("l1"))).toBe(
      "<ul>\n  <li>a</li>\n</ul>\n<ul>\n  <li>a</li>\n</ul>",
    );
  });

  test("an indented Word paragraph without a bullet stays a paragraph", () => {
    expect(clean('<p class="MsoListParagraph">“Quoted”, and on</p>')).toBe(
      "<p>“Quoted”, and on</p>",
    );
  });

  test.each([
    ["tags", "<h1>Costs</h1><h2>Duty</h2><h6>Note</h6><h1>Time</h1>"],
    [
      "roles",
      '<p role="heading" aria-level="1">Costs</p><div role="heading">Duty</div><p role="heading" aria-level="7">Note</p><p role="heading" aria-level="1">Time</p>',
    ],
  ])("headings of the first level move all others down, by their %s", (_, html) => {
    expect(clean(html)).toBe("<h2>Costs</h2>\n\n<h3>Duty</h3>\n\n<h6>Note</h6>\n\n<h2>Time</h2>");
    expect(clean("<h2>Duty</h2><h3>Rates</h3>")).toBe("<h2>Duty</h2>\n\n<h3>Rates</h3>");
  });

  test("titles and quotes of Word", () => {
    expect(clean('<p class="MsoTitle">T</p><p class="MsoQuote">Q</p>')).toBe(
      "<h2>T</h2>\n<blockquote>\n  <p>Q</p>\n</blockquote>",
    );
    expect(clean('<p class="MsoTitle">T</p><h1>Costs</h1><h2>Duty</h2>')).toBe(
      "<h2>T</h2>\n\n<h2>Costs</h2>\n\n<h3>Duty</h3>",
    );
  });

  test("parts that can be folded are paragraphs", () => {
    expect(clean("<details><summary>More</summary>one<p>two</p></details>")).toBe(
      "<p>More</p>\n<p>one</p>\n<p>two</p>",
    );
  });

  test("links to places on the writer's computer or in the document are only text", () => {
    expect(clean('<p><a href="file:///C:/a.docx">a</a> <a href="#_ftn1">b</a> <b>c</b></p>')).toBe(
      "<p>a b <strong>c</strong></p>",
    );
  });

  test("no-break spaces are spaces, except between a number and its unit", () => {
    expect(clean("<p>One&nbsp;<b>box</b>&nbsp;of 5&nbsp;kg</p>")).toBe(
      "<p>One <strong>box</strong> of 5&nbsp;kg</p>",
    );
  });

  test("typed angle brackets stay text", () => {
    expect(clean("<p>Use &lt;b&gt; &amp; <b>more</b></p>")).toBe(
      "<p>Use &lt;b&gt; &amp; <strong>more</strong></p>",
    );
  });

  test("lines that end in two breaks are paragraphs", () => {
    expect(clean("<div>one<br><br>two<p>three</p></div>")).toBe(
      "<p>one</p>\n<p>two</p>\n<p>three</p>",
    );
  });

  test("nothing that could run is kept", () => {
    const html = clean(
      '<p onclick="x()">a<svg><script>x()</script></svg><img src="https://a.test/x.png" onerror="x()"><iframe srcdoc="<script>x()</script>"></iframe></p>',
    );
    expect(html).toBe('<p>a<img src="https://a.test/x.png" alt=""></p>');
  });

  // Within the page's document, the image would be fetched and its handler would run.
  test("nothing enters the page's document before it is clean", () => {
    const intoPage = vi.spyOn(document, "importNode");
    const html = clean(
      '<p class="MsoListParagraph">1.  a<img src="https://a.test/x.png" onerror="x()"></p>',
    );
    expect(html).toContain('<li>a<img src="https://a.test/x.png" alt=""></li>');
    expect(intoPage).not.toHaveBeenCalled();
  });
});
