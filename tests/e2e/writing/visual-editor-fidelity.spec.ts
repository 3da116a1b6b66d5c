import type { Page } from "@playwright/test";
import { ARTICLE_ATTRIBUTES, ARTICLE_TAGS } from "@/lib/article-allow-list";
import { getAdminHeaders, readColumn } from "../support/backend";
import {
  findContentEditor,
  openNewPost,
  outlineHtml,
  readSource,
  selectWord,
  unlockVisualEditor,
  writeSource,
} from "../support/content-editor";
import { openPage } from "../support/pages";
import { expect, test } from "../support/test";

const NEW_WORD = "Zebra";
const TABLES = {
  blog_posts: { page: "/admin/blog-management", edit: (title: string) => `Edit “${title}”` },
  success_stories: { page: "/admin/success-stories", edit: (title: string) => `Edit ${title}` },
} as const;
type Table = keyof typeof TABLES;
type Row = { id: string; title: string; content: string };

/** The rows as they were before the test, which are written back after it. */
const changed: { table: Table; row: Row }[] = [];

test.beforeEach(({ context }) => unlockVisualEditor(context));

test.afterEach(async ({ request }) => {
  const headers = await getAdminHeaders();
  for (const { table, row } of changed.splice(0)) {
    const options = { headers, data: { content: row.content } };
    const restored = await request.patch(`/rest/v1/${table}?id=eq.${row.id}`, options);
    expect(restored.ok()).toBe(true);
  }
});

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

test("in every post and story, changing one word changes nothing else", async ({
  context,
  page,
  request,
}) => {
  const site = await context.newPage();
  const { form, text } = findContentEditor(page);
  for (const table of ["blog_posts", "success_stories"] as const) {
    const rows = await readRows(request, table);
    expect(rows.length).toBeGreaterThanOrEqual(3);
    const paths = await listPaths(request, table);
    const shown = await readPrerendered(page, paths);
    await page.goto(TABLES[table].page);
    const words: string[] = [];
    for (const row of rows) {
      changed.push({ table, row });
      const edit = page.getByRole("button", { name: TABLES[table].edit(row.title) });
      await test.step(`"${row.title}" is only looked at`, async () => {
        await edit.press("Enter"); // a notification may cover it
        await expect(text).toBeVisible();
        await text.click({ position: { x: 60, y: 60 } });
        expect(await readSource(page)).toBe(row.content);
        await form.getByRole("button", { name: "Cancel" }).click();
        await expect(form).toHaveCount(0);
        await expect(page.getByText("Changes set aside")).toHaveCount(0);
      });
      await test.step(`one word of "${row.title}" is changed`, async () => {
        await edit.press("Enter"); // a notification may cover it
        const paragraphs = text.locator(":scope > p");
        const middle = paragraphs.nth(Math.floor((await paragraphs.count()) / 2));
        await middle.dblclick({ position: { x: 5, y: 12 } });
        const word = await page.evaluate(() => getSelection()?.toString() ?? "");
        expect(word).toMatch(/^\S+$/);
        words.push(word);
        await page.keyboard.type(NEW_WORD);
        await page.keyboard.press("ControlOrMeta+s");
        await expect(form).toHaveCount(0);
      });
    }
    const stored = await readRows(request, table);
    for (const [i, row] of rows.entries()) {
      const trees = await outlineHtml(page, [row.content, stored[i]?.content ?? ""]);
      expectOneWordChanged(trees, words[i] ?? "");
    }
    const shownNow = await readArticles(site, paths);
    for (const [i, before] of shown.entries()) {
      expectOneWordChanged(await outlineHtml(page, [before, shownNow[i] ?? ""]), words[i] ?? "");
    }
  }
});

test("a text with all that a page can show survives edits in and beside each of its blocks", async ({
  page,
  watch,
}) => {
  await watch.allowOutside(/youtube-nocookie\.com/);
  watch.allowConsole(/404 \(Not Found\)/, /precedence over 'allowfullscreen'/);
  const lower = EVERYTHING.toLowerCase();
  expect(ARTICLE_TAGS.filter((tag) => !lower.includes(`<${tag}`))).toEqual([]);
  expect(ARTICLE_ATTRIBUTES.filter((name) => !lower.includes(` ${name}`))).toEqual([]);
  await openNewPost(page);
  await writeSource(page, EVERYTHING);
  expect(await readSource(page)).toBe(EVERYTHING);

  let expected = EVERYTHING;
  for (const [i, word] of WORDS.entries()) {
    await selectWord(page, word);
    await page.keyboard.type(`${NEW_WORD}${i}`);
    expected = expected.replace(new RegExp(`(?<=>|\\s)${word}\\b`), `${NEW_WORD}${i}`);
    if (i > 0) continue;
    expect(await readSource(page), "all other blocks are kept to the byte").toBe(expected);
  }
  const [before, after] = await outlineHtml(page, [expected, await readSource(page)]);
  expect(after).toEqual(before);
});

async function readRows(request: Parameters<typeof readColumn>[0], table: Table): Promise<Row[]> {
  const query = `${table}?order=id`;
  const [ids, titles, contents] = await Promise.all(
    ["id", "title", "content"].map((column) => readColumn(request, query, column)),
  );
  return (ids ?? []).map((id, i) => ({
    id,
    title: titles?.[i] ?? "",
    content: contents?.[i] ?? "",
  }));
}

/** The addresses of the pages that show the rows. Stories are folded away on a common page. */
async function listPaths(request: Parameters<typeof readColumn>[0], table: Table) {
  if (table === "success_stories") return [];
  const slugs = await readColumn(request, "blog_posts?order=id", "slug");
  return slugs.map((slug) => `/blog/${slug}`);
}

/** The articles as they were built into the pages. */
async function readPrerendered(page: Page, paths: readonly string[]): Promise<string[]> {
  const responses = await Promise.all(paths.map((path) => page.request.get(path)));
  const pages = await Promise.all(responses.map((response) => response.text()));
  return page.evaluate(
    (htmls) =>
      htmls.map((html) => {
        const { body } = new DOMParser().parseFromString(html, "text/html");
        return body.querySelector(".prose")?.innerHTML ?? "";
      }),
    pages,
  );
}

/** The articles on their pages, after the change. */
async function readArticles(site: Page, paths: readonly string[]): Promise<string[]> {
  const articles: string[] = [];
  for (const path of paths) {
    await openPage(site, path);
    const article = site.locator(".prose").first();
    // The page shows the article that was built into it until it has read the stored one.
    await expect(article).toContainText(NEW_WORD);
    articles.push(await article.innerHTML());
  }
  return articles;
}

/** Two trees differ in one text, by one word. */
function expectOneWordChanged([before = [], after = []]: string[][], word: string) {
  expect(after).toHaveLength(before.length);
  const changes = before.flatMap((line, i) => (line === after[i] ? [] : [[line, after[i]]]));
  expect(changes).toHaveLength(1);
  const [[old, current] = []] = changes;
  expect(current).toBe(old?.replace(word, NEW_WORD));
}
