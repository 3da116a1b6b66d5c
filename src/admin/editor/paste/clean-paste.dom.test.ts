import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import { openArticle } from "@/admin/editor/document/open-article";
import { nodesOf, writeAnew } from "../../../../tests/support/article-edits";
import { refuseHas } from "../../../../tests/support/older-selectors";
import { cleanPaste } from "./clean-paste";

beforeAll(refuseHas);

/** What is pasted of a sample, with the HTML as the editor writes it. */
function pasteSample(name: string) {
  const { files, ...clean } = cleanPaste(
    readFileSync(`tests/support/paste-samples/${name}.html`, "utf8"),
  );
  const { doc } = openArticle(clean.html);
  // All of it can be edited.
  expect([...nodesOf(doc).keys()]).not.toContain("html_block");
  return { ...clean, files: files.size, html: writeAnew(doc) };
}

test("Word: headings, real bold text and nested lists stay; the local image leaves a mark", () => {
  expect(pasteSample("word-desktop")).toEqual({
    files: 0,
    missingPictures: 1,
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
<p><mark>[Picture missing]</mark></p>
<table>
  <tbody>
    <tr><td><strong>Part</strong></td><td>Size</td></tr>
  </tbody>
</table>`,
  });
});

test("Word Online: headings in paragraphs and lists of one item become real ones", () => {
  expect(pasteSample("word-online")).toEqual({
    files: 0,
    missingPictures: 0,
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
  expect(pasteSample("google-docs")).toEqual({
    files: 1,
    missingPictures: 0,
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
<p><img src="https://pasted-picture.invalid/0" alt=""><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXport" alt=""></p>
<table>
  <tbody>
    <tr><td><strong>Port</strong></td><td>Days</td></tr>
  </tbody>
</table>`,
  });
});

test("a web page: text in containers becomes paragraphs, scripts and hidden parts are removed", () => {
  expect(pasteSample("web-page")).toEqual({
    files: 0,
    missingPictures: 0,
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

const listItem = (marker: string, list = "l0") =>
  `<p class="MsoListParagraph" style="mso-list:${list} level1 lfo1"><span style="mso-list:Ignore">${marker}<span>&nbsp;&nbsp; </span></span>a</p>`;
const unmarkedItem = (marker: string) =>
  `<p class="MsoListParagraph"><span>${marker}<span style="font:7pt">&nbsp;&nbsp;&nbsp; </span></span>a</p>`;

test.each([
  [
    "font-weight 600 and more is bold, less is not, and nothing is doubled",
    '<p><b><span style="font-weight:600">a</span></b>, <span style="font-weight:500">b</span></p>',
    "<p><strong>a</strong>, b</p>",
  ],
  [
    "a Word list without Word's markers is still a list",
    unmarkedItem("4.") + unmarkedItem("5."),
    '<ol start="4"><li>a</li><li>a</li></ol>',
  ],
  [
    "two Word lists that follow each other stay two",
    listItem("·") + listItem("·", "l1"),
    "<ul><li>a</li></ul><ul><li>a</li></ul>",
  ],
  [
    "an indented Word paragraph without a bullet stays a paragraph",
    '<p class="MsoListParagraph">“Quoted”, and on</p>',
    "<p>“Quoted”, and on</p>",
  ],
  [
    "lists of other programs keep their numbers",
    '<ol style="list-style-type:upper-roman"><li>a</li></ol><p>b</p><ol reversed start="1000"><li value="9" type="x">c</li></ol><ul type="disc"><li value="2">d</li></ul>',
    '<ol type="I"><li>a</li></ol><p>b</p><ol reversed="" start="1000"><li value="9">c</li></ol><ul><li>d</li></ul>',
  ],
  [
    "lists of Slack and of simple editors are nested as they look",
    '<ul><li data-stringify-indent="0">a</li></ul><ul><li data-stringify-indent="1">b</li></ul><ul><li data-stringify-indent="0">c</li></ul><p>d</p><ul><li>e</li><li class="x ql-indent-1">f</li></ul>',
    "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><p>d</p><ul><li>e<ul><li>f</li></ul></li></ul>",
  ],
  [
    "headings of the first level move all others down",
    "<h1>Costs</h1><h2>Duty</h2><h6>Note</h6>",
    "<h2>Costs</h2><h3>Duty</h3><h6>Note</h6>",
  ],
  [
    "paragraphs with the role of a heading are headings",
    '<p role="heading" aria-level="1">Costs</p><div role="heading">Duty</div><p role="heading" aria-level="7">Note</p>',
    "<h2>Costs</h2><h3>Duty</h3><h6>Note</h6>",
  ],
  [
    "the title of a Word document moves no headings",
    '<p class="MsoTitle">T</p><h1>Costs</h1><p class="MsoQuote">Q</p>',
    "<h2>T</h2><h2>Costs</h2><blockquote><p>Q</p></blockquote>",
  ],
  [
    "parts that can be folded are paragraphs",
    "<details><summary>More</summary>one<p>two</p></details>",
    "<p>More</p><p>one</p><p>two</p>",
  ],
  [
    "links to places on the writer's computer or in the document are only text",
    '<p><a href="file:///C:/a.docx">a</a> <a href="#_ftn1">b</a> <b>c</b></p>',
    "<p>a b <strong>c</strong></p>",
  ],
  [
    "no-break spaces are spaces, except between a number and its unit",
    "<p>One&nbsp;<b>box</b>&nbsp;of 5&nbsp;kg</p>",
    "<p>One <strong>box</strong> of 5&nbsp;kg</p>",
  ],
  [
    "lines that end in two breaks are paragraphs",
    "<div>one<br><br>two<p>three</p></div>",
    "<p>one</p><p>two</p><p>three</p>",
  ],
  [
    "so are those of a text that has nothing else",
    "<span>one<span><br></span><span><br></span>two<br>three</span>",
    "<p>one</p><p>two<br>three</p>",
  ],
  [
    "boxes to be checked are signs",
    '<ul><li><input type="checkbox">a</li><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AA" aria-roledescription="checkbox"><p>b</p></li></ul><p><button role="checkbox" aria-checked="false"></button>c</p>',
    "<ul><li>☐ a</li><li>☑ b</li></ul><p>☐ c</p>",
  ],
  [
    "a table of one cell is its text, a table of two is a table",
    "<my-sheet><table><tr><td><table><tr><td><b>a</b></td></tr></table></td></tr></table><table><tr><td>b</td><td>c</td></tr></table></my-sheet>",
    "<p><strong>a</strong></p><table><tbody><tr><td>b</td><td>c</td></tr></tbody></table>",
  ],
  [
    "code has no colors",
    "<pre><span style='color:red'>if</span> a:<br>  <b>b</b></pre>",
    "<pre><code>if a:\n  b</code></pre>",
  ],
  [
    "of code with a heading and buttons, the code is left",
    "<pre><div>bash<button>Copy code</button></div><code><span>a</span>b</code></pre><pre><code>a</code>\n<code>b</code><button>Copy</button></pre>",
    "<pre><code>ab</code></pre><pre><code>a\nb</code></pre>",
  ],
  [
    "words for screen readers are gone",
    '<p><b class="price"><span class="a-offscreen">$5</span><span aria-hidden="true">$5</span></b><span class="visually-hidden">hashtag</span>#fba</p>',
    "<p><strong>$5</strong>#fba</p>",
  ],
  [
    "players and maps of a page stay, its other frames do not",
    '<p>a</p><div>b<iframe width="560" height="315px" src="http://www.youtube.com/embed/abc" onload="x()"><p>d</p></iframe></div><p>c</p><iframe src="https://ads.example/1"></iframe>',
    '<p>a</p><p>b</p><iframe width="560" height="315px" src="https://www.youtube.com/embed/abc"></iframe><p>c</p>',
  ],
  [
    "nothing that could run is kept",
    '<p onclick="x()">a &lt;b&gt;<svg><script>x()</script></svg><img src="https://a.test/x.png" onerror="x()"><iframe srcdoc="<script>x()</script>"></iframe></p>',
    '<p>a &lt;b&gt;<img src="https://a.test/x.png" alt=""></p>',
  ],
])("%s", (_, pasted, html) => {
  expect(cleanPaste(pasted).html).toBe(html);
});

test.each([
  ["a)", "b)", 'type="a"'],
  ["(i)", "(ii)", 'type="i"'],
  ["IX.", "X.", 'start="9" type="I"'],
  ["2.4", "2.5", 'start="4"'],
  ["3、", "4、", 'start="3"'],
  ["（三）", "（四）", 'start="3"'],
  ["十二、", "十三、", 'start="12"'],
  ["二十、", "二十一、", 'start="20"'],
])("a Word list of %s and %s keeps its numbers", (first, second, attributes) => {
  expect(cleanPaste(listItem(first) + listItem(second)).html).toBe(
    `<ol ${attributes}><li>a</li><li>a</li></ol>`,
  );
});

// Within the page's document, the image would be fetched and its handler would run.
test("nothing enters the page's document before it is clean", () => {
  const intoPage = vi.spyOn(document, "importNode");
  const { html } = cleanPaste(
    '<p class="MsoListParagraph">1.  a<img src="https://a.test/x.png" onerror="x()"></p>',
  );
  expect(html).toContain('<li>a<img src="https://a.test/x.png" alt=""></li>');
  expect(intoPage).not.toHaveBeenCalled();
});
