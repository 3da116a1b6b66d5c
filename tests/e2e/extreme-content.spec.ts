import type { Page } from "@playwright/test";
import type { BlogPost } from "@/db/blog-posts";
import { makeSuccessStory } from "../support/factories";
import { unlockAdmin } from "./support/admin";
import { serveTable, servePost } from "./support/backend";
import { findOverflow } from "./support/layout";
import { DESKTOP, openPage, PHONE, waitForContent } from "./support/pages";
import { makePost } from "./support/posts";
import { addToTotal } from "./support/add-to-total";
import { expect, test } from "./support/test";

const SCREENS = [{ width: 320, height: 640 }, PHONE, DESKTOP];

const WORD = "Donaudampfschifffahrtsgesellschaft".repeat(9).slice(0, 300);
const ARABIC = "كيف تتحقق من مصنع صيني قبل أن تدفع العربون (MOQ 500)";
const CHINESE = "如何在付定金之前核实一家中国工厂并确认其出口许可证".repeat(12).slice(0, 300);
const ONE_PIXEL = "/edge/dot.png";
const VERY_WIDE = "/edge/strip.svg";
const MISSING = "/edge/missing.webp";

const LONG_ARTICLE = [
  `<h2>${WORD}</h2><p>${WORD}</p><h2>${ARABIC}</h2><p>${ARABIC}</p>`,
  `<ul><li>${ARABIC}</li></ul><ol><li>${CHINESE}</li></ol><p>👩‍🏭🇨🇳 ${"🚢".repeat(200)}</p>`,
  `<ol type="a" start="1000"><li>${ARABIC}</li></ol><ol type="A" reversed><li value="9">A</li></ol>`,
  `<table><tr><td>${WORD}</td><td>${CHINESE}</td></tr></table>`,
  `<p><img src="${ONE_PIXEL}" alt=""></p><figure><img src="${VERY_WIDE}" alt="A strip"></figure>`,
].join("");

const EXTREME_POSTS: readonly Partial<BlogPost>[] = [
  { title: WORD, category: WORD, excerpt: WORD, author: WORD, image_url: MISSING },
  { title: ARABIC, category: "التوريد", excerpt: ARABIC, image_url: ONE_PIXEL },
  { title: CHINESE, category: "采购", excerpt: CHINESE, date: "9999-12-31", image_url: VERY_WIDE },
  { title: "?", category: " sourcing ", excerpt: "", date: "0044-03-15 BC", image_url: "" },
  { title: "🚢👩‍🏭🇨🇳", category: "SOURCING", excerpt: "🚢".repeat(100), date: "0001-01-01" },
  {
    title: "<b>&amp;",
    category: "Sourcing",
    tags: Array.from({ length: 200 }, (_, i) => `Tag ${i}`),
  },
];
const POSTS = EXTREME_POSTS.map((post, i) => makePost(i + 1, { ...post, slug: `edge-${i + 1}` }));

/** Serves an image of one pixel, one of 8000 x 200 px, and a 404. */
async function serveImages(page: Page) {
  const dot =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const strip =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8000" height="200"><rect width="8000" height="200" fill="teal"/></svg>';
  await page.route(`**${ONE_PIXEL}`, (route) =>
    route.fulfill({ contentType: "image/png", body: Buffer.from(dot, "base64") }),
  );
  await page.route(`**${VERY_WIDE}`, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: strip }),
  );
  await page.route(`**${MISSING}`, (route) => route.fulfill({ status: 404, body: "" }));
}

/** Nothing overflows on any screen, and no value is rendered as an error. */
async function expectIntact(page: Page) {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    expect(await findOverflow(page), `${page.url()} at ${screen.width} px`).toEqual([]);
  }
  await expect(page.getByText(/Invalid Date|undefined|NaN/)).toHaveCount(0);
  addToTotal("edge cases of content", EXTREME_POSTS.length * SCREENS.length);
}

const title = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const readDirection = (page: Page, name: string) =>
  title(page, name).evaluate((heading) => getComputedStyle(heading).direction);

test.beforeEach(async ({ page, watch }) => {
  watch.allowConsole(/404 \(Not Found\).*\/edge\/missing\.webp/);
  await serveImages(page);
  await serveTable(page, "blog_posts", POSTS);
});

test("the public pages show extreme content without breaking", async ({ page }) => {
  await serveTable(
    page,
    "success_stories",
    EXTREME_POSTS.slice(0, 4).map(
      ({ title: name = "", category = "", excerpt = "", image_url = "" }, i) =>
        makeSuccessStory(i + 1, {
          title: name,
          category,
          excerpt,
          image_url,
          content: LONG_ARTICLE,
        }),
    ),
  );
  await openPage(page, "/blog");
  await expect(title(page, "?")).toBeVisible();
  await expectIntact(page);
  expect([await readDirection(page, ARABIC), await readDirection(page, CHINESE)]).toEqual([
    "rtl",
    "ltr",
  ]);
  const contents = page.getByRole("complementary");
  await expect(contents.getByRole("link", { name: /^sourcing/i })).toHaveText("Sourcing3");
  await expect(page.getByRole("article").getByText("March 15, 44 BC")).toBeVisible();
  // An image that is missing or of one pixel is replaced by the default.
  for (const article of await page.getByRole("article").all()) {
    await article.scrollIntoViewIfNeeded();
    await expect(article.locator("img")).not.toHaveAttribute("src", /dot|missing|^$/);
  }

  for (const path of ["/", "/case-studies"]) {
    await openPage(page, path);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(title(page, ARABIC)).toBeVisible();
    await expectIntact(page);
  }
});

test("an article of one megabyte with 200 tags and a title of 300 letters is shown", async ({
  page,
}) => {
  const paragraphs = `<p>${"Long text, and more of it. ".repeat(20)}</p>`.repeat(1900);
  const post = {
    ...makePost(1, {
      ...EXTREME_POSTS[5],
      slug: "edge-1",
      title: WORD,
      category: ARABIC,
      author: CHINESE,
    }),
    content: `${LONG_ARTICLE}${paragraphs}<p>The very end.</p>`,
    date: "0044-03-15 BC",
  };
  expect(post.content.length).toBeGreaterThan(1_000_000);
  await servePost(page, post);
  await openPage(page, "/blog/edge-1");
  await expect(page.getByText("The very end.")).toHaveCount(1);
  await expect(page.getByText("March 15, 44 BC").first()).toBeVisible();
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
  const tags = page.getByRole("list", { name: "Tags" }).getByRole("listitem");
  await expect(tags).toHaveCount(24);
  await page.getByRole("button", { name: "Show all 200 tags" }).click();
  await expect(tags).toHaveCount(200);
  expect(await findOverflow(page)).toEqual([]);
});

test("the lists and forms of the admin show extreme content without breaking", async ({
  page,
  context,
}) => {
  await unlockAdmin(context);
  await page.goto("/admin/blog-management");
  await waitForContent(page);
  await expect(page.getByText("March 15, 44 BC").first()).toBeVisible();
  await expectIntact(page);
  await page.getByRole("button", { name: `Edit “${WORD}”` }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(WORD);
  await expectIntact(page);
});
