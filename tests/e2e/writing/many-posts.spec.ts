import { getAdminHeaders } from "../support/backend";
import { openPage } from "../support/pages";
import { expect, test } from "../support/test";

const SEEDED = 9;
const ADDED = 5000;
const CHUNK = 500;
const PAGE_SIZE = 6;

/** Older than all posts of the seed data; number 1 is the newest. */
function makeRow(number: number) {
  const date = new Date(Date.UTC(2020, 0, 1) - number * 86_400_000).toISOString();
  return {
    slug: `bulk-${number}`,
    title: `Bulk article ${number}`,
    date: date.slice(0, 10),
    category: number % 2 === 0 ? "Even" : "Odd",
    excerpt: `Number ${number} of many.`,
    image_url: "/images/brand/symbol.svg",
    image_alt: "The symbol",
    content: "<p>Text</p>",
    tags: number === 777 ? ["needle"] : [],
  };
}

test.beforeAll(async ({ request }) => {
  const headers = await getAdminHeaders();
  for (let first = 1; first <= ADDED; first += CHUNK) {
    const data = Array.from({ length: CHUNK }, (_, i) => makeRow(first + i));
    const answer = await request.post("/rest/v1/blog_posts", { headers, data });
    expect(answer.status()).toBe(201);
  }
});

test.afterAll(async ({ request }) => {
  const headers = await getAdminHeaders();
  const answer = await request.delete("/rest/v1/blog_posts?slug=like.bulk-*", { headers });
  expect(answer.ok()).toBe(true);
});

test("all 5,009 posts are listed, although one request returns at most 100", async ({ page }) => {
  const total = SEEDED + ADDED;
  await openPage(page, "/blog");
  const pages = page.getByRole("navigation", { name: "Pages" });
  const titles = page.getByRole("main").getByRole("article").getByRole("heading");
  await expect(pages.getByText(`Articles 1 to 6 of ${total}`)).toBeVisible();
  await expect(
    page.getByRole("complementary").getByRole("link", { name: `All ${total}` }),
  ).toHaveCount(1);

  const last = Math.ceil(total / PAGE_SIZE);
  await pages.getByRole("link", { name: `Page ${last}` }).click();
  await expect(page).toHaveURL(`/blog?page=${last}`);
  const oldest = [4996, 4997, 4998, 4999, 5000].map((number) => `Bulk article ${number}`);
  await expect(titles).toHaveText(oldest);
  await expect(pages.getByText(`Articles ${total - 4} to ${total} of ${total}`)).toBeVisible();
});

test("search and category filter 5,009 posts correctly", async ({ page }) => {
  await openPage(page, "/blog?category=Even");
  const pages = page.getByRole("navigation", { name: "Pages" });
  const titles = page.getByRole("main").getByRole("article").getByRole("heading");
  await expect(pages.getByText(`of ${ADDED / 2}`)).toBeVisible();
  await page.getByRole("searchbox").fill("needle");
  await expect(page.getByRole("heading", { name: "No Articles Found" })).toBeVisible();
  await page.getByRole("combobox", { name: "Category" }).selectOption("Odd");
  await expect(titles).toHaveText(["Bulk article 777"]);
  await page.getByRole("searchbox").fill("article 149");
  const found = [149, 1149, 1491, 1493, 1495, 1497].map((number) => `Bulk article ${number}`);
  await expect(titles).toHaveText(found);
  await expect(pages.getByText("Articles 1 to 6 of 10")).toBeVisible();
});

test("fast typing loses no letter and shows the right posts", async ({ page }) => {
  await openPage(page, "/blog");
  const box = page.getByRole("searchbox");
  await box.pressSequentially("bulk 1234 ");
  await expect(box).toHaveValue("bulk 1234 ");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("article")).toContainText("Bulk article 1234");
  await expect(page).toHaveURL((url) => url.searchParams.get("search")?.trim() === "bulk 1234");
});

test("the home page still shows the three newest posts", async ({ page }) => {
  await openPage(page, "/");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("main").getByText("Bulk article")).toHaveCount(0);
});
