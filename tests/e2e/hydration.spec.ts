import { servePost, readColumn } from "./support/backend";
import { nextFrames } from "./support/layout";
import { listReads, POST_PATH, waitForHydration, waitForResponses } from "./support/pages";
import { makePost } from "./support/posts";
import { expect, test } from "./support/test";

const SLUG = POST_PATH.replace("/blog/", "");

test("a post that was published after the build is rendered at its address", async ({ page }) => {
  const post = makePost(1, { slug: "just-published" });
  await servePost(page, post);
  await page.goto("/blog/just-published");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(post.title);
  await expect(page.locator(".prose")).toHaveText("Text of post 1.");
  // The styles of the text are not in the critical CSS of the empty page.
  await expect(page.locator(".prose p")).toHaveCSS("overflow-wrap", "anywhere");
});

test("a post that was changed after the build shows its new text", async ({ page, request }) => {
  const [id = ""] = await readColumn(request, `blog_posts?slug=eq.${SLUG}`, "id");
  const change = {
    title: "Changed title",
    content: "<h2>Changed heading</h2><p>Changed text.</p>",
  };
  await servePost(page, makePost(1, { id, slug: SLUG, ...change }));
  await page.goto(POST_PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Changed title");
  await expect(page.locator(".prose")).toHaveText("Changed headingChanged text.");
});

test("the text of an unchanged post is sent once, and the sanitizer is not loaded", async ({
  page,
  request,
}) => {
  const scripts: string[] = [];
  page.on("request", (sent) => {
    if (sent.resourceType() === "script") scripts.push(sent.url());
  });
  const [response] = await Promise.all([
    page.goto(POST_PATH),
    waitForResponses(page, listReads(POST_PATH)),
  ]);
  await waitForHydration(page);
  await nextFrames(page);
  expect(scripts).not.toEqual([]);
  for (const script of scripts) {
    expect(await (await request.get(script)).text(), script).not.toContain("DOMPurify");
  }
  const sentence = (await page.locator(".prose p").last().innerText()).slice(0, 40);
  const html = (await response?.text()) ?? "";
  expect(html.split(sentence)).toHaveLength(2);
});

test("the home page completes itself, and requests no style sheet afterwards", async ({ page }) => {
  const sheets: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") sheets.push(request.url());
  });
  await Promise.all([page.goto("/"), waitForResponses(page, listReads("/"))]);
  await waitForHydration(page);
  await nextFrames(page);
  expect(sheets.filter((url) => /\/assets\/styles-[^/]+\.css$/.test(url))).not.toEqual([]);

  // A sheet that arrived with the visitor's first act would delay the answer to the second.
  const before = sheets.length;
  // In several steps, because the first `pointermove` may have no movement, and the site ignores
  // those: browsers also send one when a page loads below the pointer.
  await page.mouse.move(300, 300, { steps: 3 });
  await page.keyboard.press("Tab");
  await nextFrames(page);
  expect(sheets.slice(before)).toEqual([]);
});
