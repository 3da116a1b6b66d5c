import type { APIRequestContext, Page } from "@playwright/test";
import { adminPaths } from "@/config/paths";
import { unlockAdmin } from "../support/admin";
import { getAdminHeaders, readColumn } from "../support/backend";
import { countKeyboardTask, tabToAndPress } from "../support/keyboard";
import { openPage } from "../support/pages";
import { expect, test } from "../support/test";

const SLUG = "post-of-the-order-test";
const ORDER = "blog_posts?order=display_order,id";

let before: { id: string; order: number }[] = [];

test.beforeEach(async ({ context, request }) => {
  const [ids, orders] = [
    await readColumn(request, ORDER, "id"),
    await readColumn(request, ORDER, "display_order"),
  ];
  before = ids.map((id, i) => ({ id, order: Number(orders[i]) }));
  await unlockAdmin(context);
});

test.afterEach(async ({ request }) => {
  const headers = await getAdminHeaders();
  await request.delete(`/rest/v1/blog_posts?slug=eq.${SLUG}`, { headers });
  for (const { id, order } of before) {
    const data = { display_order: order };
    const answer = await request.patch(`/rest/v1/blog_posts?id=eq.${id}`, { headers, data });
    expect(answer.ok()).toBe(true);
  }
});

const readTitles = (request: APIRequestContext) => readColumn(request, ORDER, "title");
const listedTitles = (page: Page) => page.getByRole("row").getByRole("rowheader");

test("a post is moved by keyboard, and the new order survives a reload", async ({
  page,
  request,
}) => {
  const titles = await readTitles(request);
  const [first = "", second = "", ...others] = titles;
  await openPage(page, adminPaths.blogManagement);
  const arrow = page.getByRole("button", { name: `Move “${first}” down` });
  await tabToAndPress(page, arrow);
  await expect(page.getByText("Order Updated", { exact: true })).toBeVisible();
  await expect(page.getByText(`Moved to 2 of ${titles.length}: ${first}`)).toBeAttached();
  await expect(arrow).toBeFocused();
  countKeyboardTask();
  expect(await readTitles(request)).toEqual([second, first, ...others]);
  const numbers = await readColumn(request, ORDER, "display_order");
  expect(numbers).toEqual(titles.map((_, place) => String(place)));

  await page.reload();
  await expect(listedTitles(page).nth(0)).toContainText(second);
  await expect(listedTitles(page).nth(1)).toContainText(first);
});

test("a deleted post is removed from the site, and can be restored as a new one", async ({
  page,
  request,
}) => {
  const row = {
    slug: SLUG,
    title: "Post of the order test",
    date: "2020-01-01",
    category: "Sourcing",
    excerpt: "An excerpt.",
    image_url: "/images/brand/symbol.svg",
    image_alt: "The symbol",
    content: "<p>What was written.</p>",
    tags: ["one"],
    display_order: -1,
  };
  await request.post("/rest/v1/blog_posts", { headers: await getAdminHeaders(), data: row });
  const readContent = () => readColumn(request, `blog_posts?slug=eq.${SLUG}`, "content");
  expect(await readContent()).toHaveLength(1);

  await openPage(page, adminPaths.blogManagement);
  await tabToAndPress(page, page.getByRole("button", { name: `Delete “${row.title}”` }));
  await tabToAndPress(page, page.getByRole("button", { name: "Delete Post" }));
  await expect(page.getByText(/^Deleted \d\d:\d\d: Post of the order test$/)).toBeVisible();
  expect(await readContent()).toEqual([]);
  const numbers = await readColumn(request, ORDER, "display_order");
  expect(numbers).toEqual(before.map((_, place) => String(place)));

  await page.reload();
  await tabToAndPress(page, page.getByRole("button", { name: /^Bring back as a new post/ }));
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(row.title);
  expect(await readContent()).toEqual([]);
  await tabToAndPress(page, page.getByRole("button", { name: "Save Post" }));
  await expect(page.getByText(/^Saved \d\d:\d\d: Post of the order test$/)).toBeVisible();
  countKeyboardTask();
  await expect(page.getByRole("button", { name: `Edit “${row.title}”` })).toBeFocused();
  await expect(listedTitles(page).last()).toContainText(row.title);
  expect(await readContent()).toEqual([row.content]);
  await expect(page.getByText(`Deleted “${row.title}”`)).toHaveCount(0);
});
