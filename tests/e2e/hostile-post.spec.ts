import type { Page } from "@playwright/test";
import { answerWith, answerWithPost } from "./support/backend";
import { findOverflow } from "./support/layout";
import { DESKTOP, openPage, PHONE } from "./support/pages";
import { makePost } from "./support/posts";
import { expect, test } from "./support/test";

/** Every way in sets this attribute of the document, where a test can see it. */
const RUN = "document.documentElement.dataset.run = '1'";
const WORD = "W".repeat(5000);

const FRAMES = {
  unknown: "https://unknown.example/widget",
  youtube: "https://www.youtube.com/embed/abc123",
} as const;

const CONTENT = `
  <script>${RUN}</script>
  <p onclick="${RUN}" onmouseover="${RUN}">Plain words</p>
  <img src="/images/brand/symbol.svg" alt="Drawing" onload="${RUN}">
  <img src="data:image/png;base64,AAAA" alt="Broken" onerror="${RUN}">
  <svg onload="${RUN}"><script>${RUN}</script><a href="javascript:${RUN}"><text>In a drawing</text></a></svg>
  <math><mtext><style><img src="data:," onerror="${RUN}"></style></mtext></math>
  <a href="javascript:${RUN}">Plain trap</a>
  <a href=" jAvAsCrIpT:${RUN}">Spelled trap</a>
  <a href="data:text/html,<script>${RUN}</script>">Data trap</a>
  <a href="https://outside.example/" target="_blank">Outside</a>
  <iframe src="${FRAMES.unknown}" onload="${RUN}"></iframe>
  <iframe src="${FRAMES.youtube}" width="4000" height="9" allow="camera"></iframe>
  <iframe srcdoc="<script>parent.${RUN}</script>"></iframe>
  <iframe src="javascript:parent.${RUN}"></iframe>
  <iframe src="/faq"></iframe>
  <object data="/faq"></object><embed src="/faq">
  <form action="https://outside.example/"><input name="card" autofocus onfocus="${RUN}"><button>Pay</button></form>
  <style>header { display: none } body::before { content: "Taken over" }</style>
  <link rel="stylesheet" href="https://outside.example/x.css">
  <meta http-equiv="refresh" content="0;url=https://outside.example/">
  <base href="https://outside.example/">
  <div id="root" class="fixed inset-0 z-50" style="position:fixed;inset:0">Cover</div>
  <details open ontoggle="${RUN}"><summary>More</summary>Detail</details>
  <video src="/x.mp4" onerror="${RUN}"></video>
  <h2 onclick="${RUN}"><img src="data:," onerror="${RUN}">Heading &lt;script&gt;${RUN}&lt;/script&gt;</h2>
  <h2>${WORD}</h2>
  <table><tr><td>${WORD}</td></tr></table>
  <p>The end</p>`;

const HOSTILE = makePost(1, {
  slug: "hostile-post",
  title: `<img src=x onerror="${RUN}"> ${WORD}`,
  category: `</a><script>${RUN}</script>${WORD}`,
  author: `<b onclick="${RUN}">${WORD}</b>`,
  author_avatar: `javascript:${RUN}`,
  excerpt: `<svg onload="${RUN}"> ${WORD}`,
  image_url: `javascript:${RUN}`,
  image_alt: `"><script>${RUN}</script>`,
  tags: [`<script>${RUN}</script>`, WORD],
  content: CONTENT,
});

const getText = (page: Page) => page.locator(".prose");

async function expectNothingRan(page: Page) {
  await expect(page.locator("html")).not.toHaveAttribute("data-run");
}

test.beforeEach(({ watch }) => {
  watch.allowOutside(
    /^https:\/\/unknown\.example\/widget$/,
    /^https:\/\/www\.youtube\.com\/embed\//,
  );
  // What browsers say about a picture's address that is a script, which they never run.
  watch.allowConsole(/javascript:/);
  // What they say about a stored base and a stored film while the text is cleaned.
  watch.allowConsole(/Setting the document's base URI/, /404 \(Not Found\).*\/x\.mp4/);
});

test("no script of a stored article runs, whatever the visitor does", async ({ page }) => {
  await answerWithPost(page, HOSTILE);
  await openPage(page, "/blog/hostile-post");
  const text = getText(page);
  await expect(text.getByText("The end")).toBeVisible();
  await expectNothingRan(page);

  for (const name of ["Plain words", "Plain trap", "Spelled trap", "Data trap"]) {
    await text.getByText(name).click();
  }
  await text.getByRole("heading").first().click();
  for (const frame of await text.locator("iframe").all()) await frame.scrollIntoViewIfNeeded();
  await expectNothingRan(page);
  await expect(page).toHaveURL("/blog/hostile-post");
  await expect(page.getByRole("banner")).toBeVisible();
});

test("only harmless elements and attributes are left of it", async ({ page }) => {
  await answerWithPost(page, HOSTILE);
  await openPage(page, "/blog/hostile-post");
  const text = getText(page);
  await expect(text.getByText("The end")).toBeVisible();

  const forbidden =
    "script, style, svg, math, object, embed, form, input, button, link, meta, base, [style], [srcdoc]";
  await expect(text.locator(forbidden)).toHaveCount(0);
  const attributes = await text
    .locator("*")
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        [...element.attributes]
          .filter(
            ({ name, value }) => name.startsWith("on") || /^\s*(javascript|data:text)/i.test(value),
          )
          .map(({ name, value }) => `${element.localName} ${name}=${value}`),
      ),
    );
  expect(attributes).toEqual([]);
  await expect(text.getByRole("link", { name: "Outside" })).toHaveAttribute(
    "rel",
    "noopener noreferrer",
  );
});

test("an unknown frame is sandboxed, a known player is not, all others go", async ({ page }) => {
  await answerWithPost(page, HOSTILE);
  await openPage(page, "/blog/hostile-post");
  const frames = getText(page).locator("iframe");
  await expect(frames).toHaveCount(2);

  const unknown = frames.and(page.locator(`[src="${FRAMES.unknown}"]`));
  await expect(unknown).toHaveAttribute("sandbox", /^(?!.*allow-same-origin)(?!.*allow-top)/);
  const youtube = frames.and(page.locator(`[src="${FRAMES.youtube}"]`));
  await expect(youtube).not.toHaveAttribute("sandbox");
  await expect(youtube).not.toHaveAttribute("allow", /camera/);
  for (const frame of [unknown, youtube]) {
    await expect(frame).toHaveAttribute("title", /.+/);
    await expect(frame).toHaveAttribute("loading", "lazy");
    const box = await frame.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  }
});

const LONG_FIELDS = {
  title: WORD,
  content: `<h2>${WORD}</h2><p>${WORD}</p><pre>${WORD}</pre><ul><li>${WORD}</li></ul>`,
  excerpt: WORD,
  category: WORD,
  author: WORD,
  tags: [WORD],
};

test("a word of 5,000 letters in every field of a post widens no page", async ({ page }) => {
  const post = makePost(1, { slug: "long-word", ...LONG_FIELDS });
  await answerWith(page, "blog_posts", [post, makePost(2), makePost(3, LONG_FIELDS)]);
  await answerWithPost(page, post);
  for (const path of ["/blog/long-word", "/blog", "/"]) {
    await openPage(page, path);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      const where = `${path} at ${viewport.width} px`;
      expect.soft(await findOverflow(page), where).toEqual([]);
    }
  }
});

test("a title of markup is shown as the text it is", async ({ page }) => {
  const title = '<b>Bold</b> & "quoted" <script>x</script>';
  await answerWithPost(page, makePost(1, { slug: "marked-post", title }));
  await openPage(page, "/blog/marked-post");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} | Mandarin Lane Blog`);
});

test("a search of markup and signs is taken as it is", async ({ page }) => {
  await openPage(
    page,
    `/blog?search=${encodeURIComponent('"><img src=x onerror=alert(1)> \\ [.*')}`,
  );
  await expect(page.getByRole("heading", { name: "No Articles Found" })).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue('"><img src=x onerror=alert(1)> \\ [.*');
});
