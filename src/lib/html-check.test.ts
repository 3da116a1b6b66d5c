import { describe, expect, test } from "vitest";
import { checkHtml } from "./html-check";

function problemsOf(html: string): string[] {
  return checkHtml(html).problems.map(({ line, kind, tag }) => `${line} ${kind} ${tag}`);
}

describe("valid HTML causes no complaints", () => {
  test.each([
    "<p>one<p>two",
    "<ul>\n<li>a\n<li>b</ul>",
    "<table><tr><td>a<td>b<tr><td>c</table>",
    "<dl><dt>a<dd>b</dl>",
    "<h2 id=duty>Duty</h2>\n<p align=left>AT&T &copy 5 < 6, 3<4</p>",
    '<img src=/a.jpg alt="a"><br/><hr />',
    '<img src=/a.jpg alt="the &lt;p&gt; tag">',
    "<p>a <!-- note --> b</p>",
    '<a id="here"></a><a href="#here">up</a>',
    '<iframe src="https://www.youtube.com/embed/x"></iframe>',
    "plain words",
    "",
  ])("%s", (html) => {
    expect(checkHtml(html)).toMatchObject({ problems: [], isTextMissing: false });
  });
});

describe("a quote that is not closed", () => {
  test("and swallows the rest is reported on its line, with the missing text", () => {
    const html = '<p>One</p>\n<p>Test <a href="/x>To File</a>. Text continues.</p><p>Second</p>';
    expect(problemsOf(html)).toEqual(["2 broken-tag a"]);
    expect(checkHtml(html).isTextMissing).toBe(true);
  });

  test("and swallows text up to the next quote is reported where it starts", () => {
    const html = '<p>Test <a href="/x>To\nFile</a>. Text.</p>\n<p class="b">Second</p>';
    expect(problemsOf(html)).toEqual(["1 broken-tag a"]);
  });

  test("a missing bracket is reported too", () => {
    expect(problemsOf("<p>a\n</p")).toEqual(["2 broken-tag p"]);
    expect(problemsOf("<p>5 <b text</p>")).toContain("1 broken-tag b");
  });
});

test("a comment without an end hides the rest", () => {
  const report = checkHtml("<p>Before</p>\n<!-- note\n<p>All of this is gone from the page</p>");
  expect(report.problems.map(({ kind }) => kind)).toEqual(["unclosed-comment"]);
  expect(report.isTextMissing).toBe(true);
});

test("a picture on another site is reported, after the mistakes", () => {
  const html =
    '<img src="https://lh7.example/a?key=1" alt="a">\n<img src="/own.jpg" alt="b">\n<p><b>c</p>';
  const isForeign = (address: string) => address.startsWith("https://lh7.example/");
  expect(checkHtml(html, isForeign).problems).toEqual([
    { kind: "unclosed", tag: "b", line: 3 },
    { kind: "foreign-picture", tag: "img", line: 1 },
  ]);
});

describe("tags that do not match", () => {
  test("an element that is never closed, with the line it was opened in", () => {
    expect(problemsOf("<p>a</p>\n<p><strong>b</p>\n<p>c</p>")).toEqual(["2 unclosed strong"]);
    expect(problemsOf("<h2>a\n<div>b")).toEqual(["1 unclosed h2", "2 unclosed div"]);
  });

  test("crossed tags are one problem, not two", () => {
    expect(problemsOf("<b>a<i>b</b>c</i>")).toEqual(["1 unclosed i"]);
  });

  test("an end without a beginning", () => {
    expect(problemsOf("<p>a</b></p>")).toEqual(["1 unopened b"]);
  });

  test("a heading closed with another one's tag", () => {
    expect(problemsOf("<h2>a</h3>\n<p>b</p>")).toEqual(["1 mismatched h2"]);
  });
});

test("links and images without an address", () => {
  expect(problemsOf('<a href="https://">x</a>\n<a href="">y</a>\n<img alt="z">')).toEqual([
    "1 no-address a",
    "2 no-address a",
    "3 no-address img",
  ]);
});

test("links that would lead to no page, and no others", () => {
  const dead = [
    "alibaba.com/x",
    "www.a.com",
    "http:/a.com",
    "info@a.com",
    "blog/x",
    "javascript:x",
  ];
  const links = (addresses: string[]) =>
    addresses.map((href) => `<a href="${href}">x</a>`).join("\n");
  expect(problemsOf(links(dead))).toEqual(dead.map((_, i) => `${i + 1} dead-link a`));
  const fine = [
    "https://a.com",
    "//a.com",
    "/blog/x",
    "#part",
    "mailto:a@b.com",
    "tel:+86 755 1234",
  ];
  expect(problemsOf(links(fine))).toEqual([]);
});

test("elements that are never shown are reported, and do not count as missing text", () => {
  const report = checkHtml(
    "<p>Hello</p><script>if (a < b) alert('a long script of letters')</script>",
  );
  expect(report).toMatchObject({
    problems: [{ kind: "not-shown" }],
    isTextMissing: false,
    words: 1,
    characters: 0,
  });
});

test("words are counted as a reader sees them", () => {
  expect(checkHtml("<h2>One</h2><p>two<br>three &amp; it’s 1,200</p>").words).toBe(5);
  expect(checkHtml("<p>be<b>ar</b></p>").words).toBe(1);
  expect(checkHtml("<p>义乌市场 fair</p>").words).toBe(5);
  expect(checkHtml("<p>コーヒー—を & ひとつ</p>").words).toBe(8);
  expect(checkHtml("<p>품질 검사는 중요합니다</p>").words).toBe(3);
  expect(checkHtml("<p>ภาษาไทย หิวข้าว</p>").words).toBe(4);
  expect(checkHtml("<p>गुणवत्ता जाँच</p>").words).toBe(2);
  expect(checkHtml("<p>Cafe\u0301 Qua&shy;lity می‌خواهم</p>").words).toBe(3);
});
