import type { Page } from "@playwright/test";
import { adminPaths, paths } from "@/config/paths";
import { postForm } from "@/content/admin/post-form";
import { postList } from "@/content/admin/post-list";
import { blogPost } from "@/content/blog";
import { makeSuccessStory } from "../support/factories";
import { unlockAdmin } from "./support/admin";
import { serveTable, servePost } from "./support/backend";
import { findOverflow } from "./support/layout";
import { DESKTOP, openPage, PHONE, SMALLEST, waitForContent } from "./support/pages";
import { makePost } from "./support/posts";
import { expect, test } from "./support/test";

const WORD = "Donaudampfschifffahrtsgesellschaft".repeat(9).slice(0, 300);
const ARABIC = "كيف تتحقق من مصنع صيني قبل أن تدفع العربون (MOQ 500)";
const CHINESE = "如何在付定金之前核实一家中国工厂并确认其出口许可证".repeat(12).slice(0, 300);
const VERY_WIDE = "/edge/strip.svg";
const MISSING = "/edge/missing.webp";

const LONG_ARTICLE = [
  `<h2>${WORD}</h2><p>${WORD}</p><h2>${ARABIC}</h2><p>${ARABIC}</p>`,
  `<ul><li>${ARABIC}</li></ul><ol><li>${CHINESE}</li></ol><p>👩‍🏭🇨🇳 ${"🚢".repeat(200)}</p>`,
  `<ol type="a" start="1000"><li>${ARABIC}</li></ol><ol type="A" reversed><li value="9">A</li></ol>`,
  `<table><tr><td>${WORD}</td><td>${CHINESE}</td></tr></table>`,
  `<figure><img src="${VERY_WIDE}" alt="A strip"></figure>`,
].join("");

const POSTS = [
  { title: WORD, category: WORD, excerpt: WORD, author: WORD, image_url: MISSING },
  { title: ARABIC, category: "التوريد", excerpt: ARABIC, date: "0044-03-15 BC" },
  { title: CHINESE, category: "采购", excerpt: CHINESE, date: "9999-12-31", image_url: VERY_WIDE },
  { title: "🚢👩‍🏭🇨🇳", category: " SOURCING ", excerpt: "🚢".repeat(100), date: "0001-01-01" },
].map((post, i) => makePost(i + 1, { ...post, slug: `edge-${i + 1}` }));

/** Nothing overflows on any screen, and no value is rendered as an error. */
async function expectIntact(page: Page) {
  for (const screen of [SMALLEST, PHONE, DESKTOP]) {
    await page.setViewportSize(screen);
    expect(await findOverflow(page), `${page.url()} at ${screen.width} px`).toEqual([]);
  }
  await expect(page.getByText(/Invalid Date|undefined|NaN/)).toHaveCount(0);
}

test.beforeEach(async ({ page, watch }) => {
  watch.allowConsole(/404 \(Not Found\).*\/edge\/missing\.webp/);
  const strip =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8000" height="200"><rect width="8000" height="200" fill="teal"/></svg>';
  await page.route(`**${VERY_WIDE}`, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: strip }),
  );
  await page.route(`**${MISSING}`, (route) => route.fulfill({ status: 404, body: "" }));
});

test("an article of one megabyte with 200 tags and a title of 300 letters is shown", async ({
  page,
}) => {
  const paragraphs = `<p>${"Long text, and more of it. ".repeat(20)}</p>`.repeat(1900);
  const post = makePost(1, {
    slug: "edge-1",
    title: WORD,
    category: ARABIC,
    author: CHINESE,
    date: "0044-03-15 BC",
    tags: Array.from({ length: 200 }, (_, i) => `Tag ${i}`),
    content: `${LONG_ARTICLE}${paragraphs}<p>The very end.</p>`,
  });
  expect(post.content.length).toBeGreaterThan(1_000_000);
  await servePost(page, post);
  await openPage(page, "/blog/edge-1");
  await expect(page.getByText("The very end.")).toHaveCount(1);
  await expect(page.getByText("March 15, 44 BC").first()).toBeVisible();
  await page.getByRole("button", { name: blogPost.showAllTags(200) }).click();
  await expect(page.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveCount(200);
  await expectIntact(page);
  const numbers = await page
    .locator(".prose ol > li")
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, "::before").content));
  // The browser's own counter, which knows the first number, the direction and single values.
  expect(numbers).toEqual([
    'counter(list-item) "."',
    'counter(list-item, lower-alpha) "."',
    'counter(list-item, upper-alpha) "."',
  ]);
});

test("the lists of visitors and staff show extreme posts and stories without breaking", async ({
  page,
  context,
}) => {
  await serveTable(page, "blog_posts", POSTS);
  const stories = POSTS.map(({ title, category, excerpt, image_url }, i) =>
    makeSuccessStory(i + 1, { title, category, excerpt, image_url, content: LONG_ARTICLE }),
  );
  await serveTable(page, "success_stories", stories);
  await openPage(page, paths.blog);
  const title = (name: string) => page.getByRole("heading", { name, exact: true });
  for (const [name, direction] of [
    [ARABIC, "rtl"],
    [CHINESE, "ltr"],
  ] as const) {
    await expect(title(name)).toHaveCSS("direction", direction);
  }
  await expectIntact(page);
  await openPage(page, `${paths.caseStudies}#story-${stories[0]?.id}`);
  await expect(page.locator(".prose:visible")).toHaveCount(1);
  await expectIntact(page);

  await unlockAdmin(context);
  await page.goto(adminPaths.blogManagement);
  await waitForContent(page);
  await page.getByRole("button", { name: postList.edit(WORD) }).click();
  await expect(page.getByLabel(postForm.labels.title, { exact: true })).toHaveValue(WORD);
  await expectIntact(page);
});
