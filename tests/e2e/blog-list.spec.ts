import type { Page } from "@playwright/test";
import { findViolations } from "./support/accessibility";
import { makePost, makePosts } from "./support/posts";
import { serveTable, readColumn } from "./support/backend";
import { isTable, openPage, PHONE, waitForContent } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";

const getCards = (page: Page) => page.getByRole("main").getByRole("article");
const getSearch = (page: Page) => page.getByRole("searchbox", { name: "Search articles" });
const getCategory = (page: Page) => page.getByRole("combobox", { name: "Category" });
const getPages = (page: Page) => page.getByRole("navigation", { name: "Pages" });

test("nine posts fill two pages of six, newest first", async ({ page, request }) => {
  const titles = await readColumn(request, "blog_posts?order=date.desc,id", "title");
  expect(titles).toHaveLength(9);

  await openPage(page, "/blog");
  const headings = getCards(page).getByRole("heading");
  await expect(headings).toHaveText(titles.slice(0, 6));
  await expect(getPages(page).getByText("Articles 1 to 6 of 9")).toBeVisible();
  await expect(getPages(page).getByRole("button", { name: "Previous page" })).toBeDisabled();

  await getPages(page).getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL("/blog?page=2");
  await expect(headings).toHaveText(titles.slice(6));
  await expect(getPages(page).getByText("Articles 7 to 9 of 9")).toBeVisible();
  await expect(getPages(page).getByRole("link", { name: "Page 2" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(getPages(page).getByRole("button", { name: "Next page" })).toBeDisabled();
  await expect(headings.first()).toBeInViewport();

  await page.reload();
  await expect(headings).toHaveText(titles.slice(6));
  await getPages(page).getByRole("link", { name: "Previous page" }).click();
  await expect(headings).toHaveText(titles.slice(0, 6));
  await page.goBack();
  await expect(headings).toHaveText(titles.slice(6));
});

test("search and category are combined, stay in the URL and survive a reload", async ({ page }) => {
  await openPage(page, "/blog?page=2");
  await getCategory(page).selectOption("Sourcing");
  await expect(page).toHaveURL("/blog?category=Sourcing");
  await getSearch(page).fill("new year");
  await expect(getCards(page)).toHaveCount(1);
  await expect(page).toHaveURL("/blog?search=new+year&category=Sourcing");
  await expect(getPages(page)).toHaveCount(0);

  await page.reload();
  await waitForContent(page);
  await expect(getSearch(page)).toHaveValue("new year");
  await expect(getCategory(page)).toHaveValue("Sourcing");
  await expect(getCards(page)).toHaveCount(1);
  await expect(getCards(page).getByRole("heading")).toContainText("New Year");
});

test("a new search starts on page 1", async ({ page }) => {
  await serveTable(page, "blog_posts", makePosts(30));
  await openPage(page, "/blog?page=4");
  await expect(getCards(page).getByRole("heading").first()).toHaveText("Post 19");
  await getSearch(page).fill("Post");
  await expect(getCards(page).getByRole("heading").first()).toHaveText("Post 1");
  await expect(page).toHaveURL("/blog?search=Post");
});

test("a link with a category opens the filtered list", async ({ page }) => {
  await openPage(page, "/blog?category=Quality+Control");
  await expect(getCategory(page)).toHaveValue("Quality Control");
  await expect(getCards(page)).toHaveCount(2);
  await expect(getCards(page).getByText("Quality Control")).toHaveCount(2);
});

for (const query of ["page=99", "page=-1", "page=x", "page=1.5", "category=", "search=%20"]) {
  test(`/blog?${query} still shows articles`, async ({ page }) => {
    await openPage(page, `/blog?${query}`);
    await expect(getCards(page).first()).toBeVisible();
  });
}

test("the first category is All, and each category shows its articles", async ({
  page,
  request,
}) => {
  const column = await readColumn(request, "blog_posts", "category");
  await openPage(page, "/blog");
  const options = await getCategory(page).getByRole("option").allInnerTexts();
  expect(options).toEqual(["All", ...[...new Set(column)].sort()]);
  for (const category of options.slice(1)) {
    await getCategory(page).selectOption(category);
    await expect(getCards(page)).toHaveCount(column.filter((name) => name === category).length);
  }
});

test("a search without results says so and leads back to all articles", async ({ page }) => {
  await openPage(page, "/blog");
  await getSearch(page).fill("zzz nothing has this");
  await expect(page.getByRole("heading", { name: "No Articles Found" })).toBeVisible();
  await expect(getCards(page)).toHaveCount(0);
  expect(await findViolations(page, "main")).toEqual([]);
  await page.getByRole("link", { name: "Show all articles" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(getSearch(page)).toHaveValue("");
  await expect(getCards(page)).toHaveCount(6);
});

test("an empty blog says so", async ({ page }) => {
  await serveTable(page, "blog_posts", []);
  await openPage(page, "/blog");
  await expect(page.getByRole("heading", { name: "No Articles Found" })).toBeVisible();
});

test("Refresh shows a post published meanwhile", async ({ page }) => {
  await serveTable(page, "blog_posts", makePosts(2));
  await openPage(page, "/blog");
  await expect(getCards(page)).toHaveCount(2);

  await serveTable(page, "blog_posts", [
    makePost(1, { id: "9", title: "Hot news" }),
    ...makePosts(2),
  ]);
  await Promise.all([
    page.waitForRequest((request) => isTable(new URL(request.url()), "blog_posts")),
    page.getByRole("button", { name: "Refresh" }).click(),
  ]);
  await expect(getCards(page)).toHaveCount(3);
  await expect(getCards(page).first()).toContainText("Hot news");
});

test("a failed Refresh shows an error and can be retried", async ({ page, watch }) => {
  watch.allowConsole(/\/rest\/v1\/blog_posts/, /could not be read/);
  await openPage(page, "/blog");
  const pattern = "**/rest/v1/blog_posts?*";
  await page.route(pattern, (route) => route.abort());
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByRole("alert").getByRole("heading")).toHaveText("Error Loading Posts");
  expect(await findViolations(page), "the error and its toast").toEqual([]);
  await page.unroute(pattern);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(getCards(page)).toHaveCount(6);
});

test("the contents list shows a count per category and all posts", async ({ page, request }) => {
  const titles = await readColumn(request, "blog_posts?order=date.desc,id", "title");
  await openPage(page, "/blog");
  const contents = page.getByRole("complementary", { name: "Contents" });
  await expect(contents.getByRole("button", { name: "Contents" })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  for (const title of titles) {
    await expect(contents.getByRole("link", { name: title })).toHaveCount(1);
  }
  await expect(contents.getByRole("link", { name: "All 9" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await contents.getByRole("link", { name: "Fulfillment 1" }).click();
  await expect(page).toHaveURL("/blog?category=Fulfillment");
  await expect(getCards(page)).toHaveCount(1);
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("typing keeps text and focus, and the cards are in one column", async ({ page }) => {
    await openPage(page, "/blog");
    await getSearch(page).pressSequentially("landed cost");
    await expect(getSearch(page)).toHaveValue("landed cost");
    await expect(getSearch(page)).toBeFocused();
    await expect(page).toHaveURL("/blog?search=landed+cost");
    const boxes = await Promise.all((await getCards(page).all()).map((card) => card.boundingBox()));
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(1);
  });
});
