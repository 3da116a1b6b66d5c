import { ARTICLE_ATTRIBUTES, ARTICLE_TAGS } from "@/lib/sanitize-html";
import { shownTree } from "../support/article-trees";
import { unlockAdmin } from "./support/admin";
import { expect, test } from "./support/test";
import { openNewPost } from "./support/visual-editor";

const NEW_WORD = "Zebra";

/** Everything that the page of an article can show. Each block has a word to be changed. */
const EVERYTHING = `<p id="first" lang="en" dir="ltr" translate="no" title="A title">one</p>
<h1>two</h1><h2 id="named">three <small>small</small></h2>
<h3>four</h3><h4>five</h4><h5>six</h5><h6>seven</h6>
<div aria-label="Box"><section><p>eight<br>break<wbr>able</p></section></div>
<aside id="note"><p>nine</p></aside>
<blockquote cite="https://a.example/"><p>ten</p></blockquote>
<pre>  eleven
    <code>kept  spaces</code></pre>
<hr>
<address>twelve<br>Ningbo</address>
<ul><li>thirteen<ul><li>inner</li></ul></li></ul>
<ol start="3" reversed><li value="9">fourteen</li><li><p>fifteen</p><p>second</p></li></ol>
<dl><dt>sixteen</dt><dd>meaning</dd></dl>
<details open><summary>seventeen</summary><p>folded</p></details>
<figure id="fig"><picture><source srcset="/images/blog-default-640.webp" media="(width &lt; 640px)" type="image/webp"><img src="/images/blog-default-1200.webp" alt="Default"></picture><figcaption>eighteen</figcaption></figure>
<table id="rates"><caption>nineteen</caption><colgroup span="2"><col span="1"><col></colgroup>
<thead><tr><th scope="col" abbr="H" id="h1">Head</th><th scope="col">Other</th></tr></thead>
<tbody><tr><td colspan="2" headers="h1">wide</td></tr><tr><td rowspan="2">tall</td><td>cell</td></tr><tr><td>last</td></tr></tbody>
<tfoot><tr><td>foot</td><td>end</td></tr></tfoot></table>
<p>twenty <a href="/faq" target="_blank" rel="nofollow" hreflang="en" download="x">link</a> <b>b</b><b>b</b> <strong>strong</strong> <i>i</i> <em>em</em> <u>u</u> <s>s</s> <strike>strike</strike> <del cite="/x" datetime="2026-01-01">del</del> <ins>ins</ins> <mark>mark</mark> <sub>sub</sub> <sup>sup</sup> <span lang="zh">中</span></p>
<p>twentyone <code>code</code> <kbd>kbd</kbd> <samp>samp</samp> <var>var</var> <tt>tt</tt> <abbr title="Free on board">FOB</abbr> <cite>cite</cite> <q cite="/q">q</q> <dfn>dfn</dfn> <time datetime="2027-02-06">time</time> <bdi>bdi</bdi> <bdo dir="rtl">bdo</bdo> <ruby>字<rp>(</rp><rt>zi</rt><rp>)</rp></ruby> <font>font</font> <big>big</big></p>
<center>twentytwo</center>
<p>twentythree <img src="/images/blog-default-640.webp" srcset="/images/blog-default-640.webp 640w" sizes="100vw" width="64" height="36" alt="&quot;In&quot; a line"> after</p>
<video src="/none.mp4" controls loop muted playsinline poster="/images/blog-default-640.webp"><track kind="captions" srclang="en" label="English" default src="/none.vtt"></video>
<audio controls src="/none.mp3"></audio>
<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk" title="A player" allowfullscreen></iframe>
<p aria-hidden="true">twentyfour</p>`;

const WORDS =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen cell twenty twentyone twentytwo twentythree twentyfour".split(
    " ",
  );

test("a text with all that a page can show survives edits in each of its blocks", async ({
  context,
  page,
  watch,
}) => {
  await unlockAdmin(context);
  await watch.allowOutside(/youtube-nocookie\.com/);
  watch.allowConsole(/404 \(Not Found\)/, /precedence over 'allowfullscreen'/);
  const lower = EVERYTHING.toLowerCase();
  expect(ARTICLE_TAGS.filter((tag) => !lower.includes(`<${tag}`))).toEqual([]);
  expect(ARTICLE_ATTRIBUTES.filter((name) => !lower.includes(` ${name}`))).toEqual([]);
  const { source, view, setHtml, expectHtml, selectWord, type } = await openNewPost(page);
  await setHtml(EVERYTHING);
  await expectHtml(EVERYTHING);
  let expected = EVERYTHING;
  for (const [i, word] of WORDS.entries()) {
    await selectWord(word);
    await type(`${NEW_WORD}${i}`);
    expected = expected.replace(new RegExp(`(?<=>|\\s)${word}\\b`), `${NEW_WORD}${i}`);
    // All other blocks are kept to the byte.
    if (i === 0) await expectHtml(expected);
  }
  await view("html").click();
  expect(shownTree(await source.inputValue())).toBe(shownTree(expected));
});
