import { expect, test } from "vitest";
import { readPaste } from "./read-paste";

/** The HTML of plain text, on one line. Null if it is inserted as it is. */
const read = (text: string) =>
  readPaste("", text)?.html.replace(/\s+/g, " ").replace("<p> ", "<p>") ?? null;

test.each([
  [
    "## Fees\n\nWe take **5 %** of [goods](https://a.test).\n\n- deposit\n- balance\n\n| a | b |\n|---|---|\n| 1 | 2 |",
    '<h2>Fees</h2> <p>We take <strong>5 %</strong> of <a href="https://a.test">goods</a>.</p> <ul> <li>deposit</li> <li>balance</li> </ul> <table> <thead> <tr> <th>a</th> <th>b</th> </tr> </thead> <tbody><tr> <td>1</td> <td>2</td> </tr> </tbody></table>',
  ],
  [
    "Sea freight takes\n25 days, depend-\ning on the port.\n\nAir is\nfaster.",
    "<p>Sea freight takes 25 days, depending on the port.</p> <p>Air is faster.</p>",
  ],
  ["Checklist\n  Cartons: 5-ply\n\tLabels", "<p>Checklist Cartons: 5-ply Labels</p>"],
  ["    Checklist\n        Cartons", "<p>Checklist Cartons</p>"],
  ["To do:\n\t•\tone\n\t\t◦ sub", "<p>To do:</p> <ul> <li>one<ul> <li>sub</li> </ul> </li> </ul>"],
  ["- [ ] open\n- [x] done", "<ul> <li>☐ open</li> <li>☑ done</li> </ul>"],
  ["```\nif a:\n    b-\nc\n```", "<pre><code>if a: b- c </code></pre>"],
  ["see **this**", "<p>see <strong>this</strong></p>"],
  [
    "**重点：**外观，\n见**“验厂”**的要求",
    "<p><strong>重点：</strong>外观，见<strong>“验厂”</strong>的要求</p>",
  ],
  ["宁波港，\n第\n一，FOB\n价", "<p>宁波港，第一，FOB 价</p>"],
  ["要求\n1、包装\n2、运输", "<p>要求</p> <ol> <li>包装</li> <li>运输</li> </ol>"],
  [
    "Why us\n✅ Fast\nand safe\n★ Cheap\n① Ask\n(b) Pay\nII. Send\nQ: When?\n答：明天",
    "<p>Why us<br>✅ Fast and safe<br>★ Cheap<br>① Ask<br>(b) Pay<br>II. Send<br>Q: When?<br>答：明天</p>",
  ],
  ["包括第\n2、3 条", "<p>包括第 2、3 条</p>"],
  [
    "a <b>\n<div>\n<img src=x onerror=y>",
    "<p>a &lt;b&gt; &lt;div&gt; &lt;img src=x onerror=y&gt;</p>",
  ],
  ["[a](javascript:alert(1))\nb", "<p>a b</p>"],
  ["<!-- wp:p -->\n<p>a <b>b</b></p>\n<!-- /wp:p -->", "<p>a <strong>b</strong></p>"],
  ["<h2>Fees</h2>\n<p>5 <b>%</b></p>\n", "<h2>Fees</h2> <p>5 <strong>%</strong></p>"],
  [
    '<div style="padding-top:50%"><iframe src="//player.example/1" style="height:100%"></iframe></div><script src="//a.test"></script>',
    '<iframe src="https://player.example/1" height="500" width="1000"></iframe>',
  ],
])("plain text is read as Markdown: %j", (text, html) => {
  expect(read(text)).toBe(html);
});

test.each(
  String.raw`5 * 3; FOB_price_usd; #1 supplier; # of cartons; - 5 °C; > 100 pcs; ~5 to ~6; *Size: 60*40*40 cm;
    L*W*H and (L)*(W)*(H); C:\a\*.txt; https://a.test/_x_/y*z*; a_b_c@a.test; AT&T &copy <b>`.split(
    /;\s+/,
  ),
)("a line is no Markdown, but a part of a sentence: %s", (text) => {
  expect(read(text)).toBeNull();
});

test.each([
  "2024. A year\nof growth\n+ 5 %\n> $500: 7 %",
  "12. December\n15. January\n=====",
  "[Li]: hello\nRegards\n--\nLi",
])("what several lines mean otherwise is no Markdown: %j", (text) => {
  const html = text.replace(/\s+/g, " ").replaceAll(">", "&gt;");
  expect(read(text)).toBe(`<p>${html}</p>`);
});

test("text that a program has not formatted is as good as its plain text", () => {
  const html = '<meta charset="utf-8"><span style="color:red">a **b**</span>';
  expect(readPaste(html, "a b")).toBeNull();
  expect(readPaste(html, "a **b**")?.html).toBe("<p>a <strong>b</strong></p>");
});
