import { describe, expect, test } from "vitest";
import { checkHtml } from "./html-check";

function problemsOf(html: string): string[] {
  return checkHtml(html).problems.map(({ line, kind, tag }) => `${line} ${kind} ${tag}`);
}

test.each([
  "<p>one<p>two",
  "<table><tr><td>a<td>b<tr><td>c</table>",
  "<h2 id=duty>Duty</h2>\n<p align=left>AT&T &copy 5 < 6, 3<4</p>",
  '<img src=/a.jpg alt="the &lt;p&gt; tag"><br/><hr />',
  "",
])("valid HTML causes no complaints: %s", (html) => {
  expect(checkHtml(html)).toMatchObject({ problems: [] });
});

test.each([
  [
    "a quote that is not closed and swallows text, up to the next quote",
    '<p>Test <a href="/x>To\nFile</a>. Text.</p>\n<p class="b">Second</p>',
    ["1 broken-tag a"],
  ],
  ["an element that is never closed", "<p>a</p>\n<p><b>b</p>\n<p>c</p>", ["2 unclosed b"]],
  ["crossed tags, once", "<b>a<i>b</b>c</i>", ["1 unclosed i"]],
  ["a heading closed with another one's tag", "<h2>a</h3>\n<p>b</p>", ["1 unclosed h2"]],
  ["a tag that never ends", "<p>a</p>\n<p title='b>c</p>", ["2 broken-tag p"]],
  ["a comment that hides the rest", "<p>a</p>\n<!-- note\n<p>b</p>", ["2 unclosed-comment "]],
  [
    "links and images without an address",
    '<a href="https://">x</a>\n<a href="">y</a>\n<img alt="z">',
    ["1 no-address a", "2 no-address a", "3 no-address img"],
  ],
])("reported with its line is %s", (_, html, problems) => {
  expect(problemsOf(html)).toEqual(problems);
});

test("a picture on another site is reported, after the mistakes", () => {
  const html =
    '<img src="https://lh7.example/a?key=1" alt="a">\n<img src="/own.jpg" alt="b">\n<p><b>c</p>';
  expect(checkHtml(html).problems).toEqual([
    { kind: "unclosed", tag: "b", line: 3 },
    { kind: "foreign-picture", tag: "img", line: 1 },
  ]);
});

describe("a link that would lead to no page is reported", () => {
  const link = (address: string) => `<a href="${address}">x</a>`;
  test.each(["www.a.com", "http:/a.com", "info@a.com", "blog/x", "javascript:x"])("%s", (href) => {
    expect(problemsOf(link(href))).toEqual(["1 dead-link a"]);
  });
  test.each(["//a.com", "/blog/x", "#part", "mailto:a@b.com", "tel:+86 755 1234"])(
    "but not %s",
    (href) => {
      expect(problemsOf(link(href))).toEqual([]);
    },
  );
});

test("what is never shown is reported, and its words are not counted", () => {
  const html = `<p>Hello</p><script>if (a < b) alert('a long script')</script>
<iframe src="//player.bilibili.com/x"></iframe>
<iframe src="/contact-us"></iframe>`;
  expect(problemsOf(html)).toEqual(["1 not-shown script", "3 not-shown iframe"]);
  expect(checkHtml(html).words).toBe(1);
});

test.each([
  ["<h2>One</h2><p>two<br>three &amp; it’s 1,200</p>", 5],
  ["<p>中国工厂 fair</p>", 3],
  ["<p>ภาษาไทย หิวข้าว</p>", 4],
  ["<p>Cafe\u0301 Qua&shy;lity می‌خواهم</p>", 3],
  ["<p>on<b>e</b></p>two<ul><li>three</ul>", 3],
])("words are counted as a reader sees them: %s", (html, words) => {
  expect(checkHtml(html).words).toBe(words);
});
