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
const DOT = "/edge/dot.png";
const STRIP = "/edge/strip.svg";
const MISSING = "/edge/missing.webp";

const LONG_ARTICLE = [
  `<h2>${WORD}</h2><p>${WORD}</p><h2>${ARABIC}</h2><p>${ARABIC}</p>`,
  `<ul><li>${ARABIC}</li></ul><ol><li>${CHINESE}</li></ol><p>👩‍🏭🇨🇳 ${"🚢".repeat(200)}</p>`,
  `<table><tr><td>${WORD}</td><td>${CHINESE}</td></tr></table>`,
  `<p><img src="${DOT}" alt=""></p><figure><img src="${STRIP}" alt="A strip"></figure>`,
].join("");

const EDGES: readonly Partial<BlogPost>[] = [
  { title: WORD, category: WORD, excerpt: WORD, author: WORD, image_url: MISSING },
  { title: ARABIC, category: "التوريد", excerpt: ARABIC, image_url: DOT },
  { title: CHINESE, category: "采购", excerpt: CHINESE, date: "9999-12-31", image_url: STRIP },
  { title: "?", category: " sourcing ", excerpt: "", date: "0044-03-15 BC", image_url: "" },
  { title: "🚢👩‍🏭🇨🇳", category: "SOURCING", excerpt: "🚢".repeat(100), date: "0001-01-01" },
  {
    title: "<b>&amp;",
    category: "Sourcing",
    tags: Array.from({ length: 200 }, (_, i) => `Tag ${i}`),
  },
];
const POSTS = EDGES.map((edge, i) => makePost(i + 1, { ...edge, slug: `edge-${i + 1}` }));

/** Pictures of a single pixel and of 8000 x 200, and one that is not there. */
async function servePictures(page: Page) {
  const dot =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const strip =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8000" height="200"><rect width="8000" height="200" fill="teal"/></svg>';
  await page.route(`**${DOT}`, (route) =>
    route.fulfill({ contentType: "image/png", body: Buffer.from(dot, "base64") }),
  );
  await page.route(`**${STRIP}`, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: strip }),
  );
  await page.route(`**${MISSING}`, (route) => route.fulfill({ status: 404, body: "" }));
}

/** Nothing sticks out on any screen, and nothing is blank or broken. */
async function expectSound(page: Page) {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    expect(await findOverflow(page), `${page.url()} at ${screen.width} px`).toEqual([]);
  }
  await expect(page.getByText(/Invalid Date|undefined|NaN/)).toHaveCount(0);
  addToTotal("edge cases of content", EDGES.length * SCREENS.length);
}

const title = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const readSide = (page: Page, name: string) =>
  title(page, name).evaluate((heading) => getComputedStyle(heading).direction);

test.beforeEach(async ({ page, watch }) => {
  watch.allowConsole(/404 \(Not Found\).*\/edge\/missing\.webp/);
  await servePictures(page);
  await serveTable(page, "blog_posts", POSTS);
});

test("the public pages hold whatever staff have written", async ({ page }) => {
  await serveTable(
    page,
    "success_stories",
    EDGES.slice(0, 4).map(({ title: name = "", category = "", excerpt = "", image_url = "" }, i) =>
      makeSuccessStory(i + 1, { title: name, category, excerpt, image_url, content: LONG_ARTICLE }),
    ),
  );
  await openPage(page, "/blog");
  await expect(title(page, "?")).toBeVisible();
  await expectSound(page);
  expect([await readSide(page, ARABIC), await readSide(page, CHINESE)]).toEqual(["rtl", "ltr"]);
  const contents = page.getByRole("complementary");
  await expect(contents.getByRole("link", { name: /^sourcing/i })).toHaveText(/sourcing3/);
  await expect(page.getByRole("article").getByText("March 15, 44 BC")).toBeVisible();
  // What is missing, or a single dot, is replaced by the site's own.
  for (const article of await page.getByRole("article").all()) {
    await article.scrollIntoViewIfNeeded();
    await expect(article.locator("img")).not.toHaveAttribute("src", /dot|missing|^$/);
  }

  for (const path of ["/", "/case-studies"]) {
    await openPage(page, path);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(title(page, ARABIC)).toBeVisible();
    await expectSound(page);
  }
});

test("an article of one megabyte with 200 tags and a title of 300 letters is read", async ({
  page,
}) => {
  const paragraphs = `<p>${"Long text, and more of it. ".repeat(20)}</p>`.repeat(1900);
  const post = {
    ...makePost(1, { ...EDGES[5], slug: "edge-1", title: WORD, category: ARABIC, author: CHINESE }),
    content: `${LONG_ARTICLE}${paragraphs}<p>The very end.</p>`,
    date: "0044-03-15 BC",
  };
  expect(post.content.length).toBeGreaterThan(1_000_000);
  await servePost(page, post);
  await openPage(page, "/blog/edge-1");
  await expect(page.getByText("The very end.")).toHaveCount(1);
  await expect(page.getByText("March 15, 44 BC").first()).toBeVisible();
  await expectSound(page);
  const tags = page.getByRole("list", { name: "Tags" }).getByRole("listitem");
  await expect(tags).toHaveCount(24);
  await page.getByRole("button", { name: "Show all 200 tags" }).click();
  await expect(tags).toHaveCount(200);
  expect(await findOverflow(page)).toEqual([]);
});

test("the lists and forms of the admin hold it too", async ({ page, context }) => {
  await unlockAdmin(context);
  await page.goto("/admin/blog-management");
  await waitForContent(page);
  await expect(page.getByText("March 15, 44 BC").first()).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: `Edit “${WORD}”` }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(WORD);
  await expectSound(page);
});
