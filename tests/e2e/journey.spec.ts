import { site } from "@/config/site";
import { openPage, waitForContent } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";

const SHARING = [/^https:\/\/x\.com\//, /^https:\/\/www\.facebook\.com\//, /linkedin\.com\//];

test("a visitor searches the blog, shares an article and reads on", async ({
  page,
  context,
  watch,
}) => {
  await watch.allowOutside(...SHARING);
  const main = page.getByRole("main");
  const heading = page.getByRole("heading", { level: 1 });

  await openPage(page, "/");
  await main.getByRole("link", { name: "View all blog" }).click();
  await expect(page).toHaveURL("/blog");

  await page.getByRole("searchbox", { name: "Search articles" }).fill("aql inspection");
  const card = main.getByRole("article");
  await expect(card).toHaveCount(1);
  const title = await card.getByRole("heading").innerText();
  await card.getByRole("link", { name: title }).click();
  await expect(heading).toHaveText(title);
  await expect(page).toHaveTitle(`${title} | ${site.blogName}`);
  const address = page.url();

  const shared: Record<string, URL> = {};
  for (const network of ["X", "Facebook", "LinkedIn"]) {
    const [popup] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("button", { name: `Share on ${network}` }).click(),
    ]);
    await popup.waitForURL(/^https:/);
    shared[network] = new URL(popup.url());
    expect(await popup.evaluate(() => window.opener === null)).toBe(true);
    await popup.close();
  }
  expect(shared["X"]?.searchParams.get("url")).toBe(address);
  expect(shared["X"]?.searchParams.get("text")).toBe(`Check out this article: ${title}`);
  expect(shared["Facebook"]?.searchParams.get("u")).toBe(address);
  expect(shared["Facebook"]?.searchParams.get("t")).toBe(title);
  expect(shared["LinkedIn"]?.searchParams.get("url")).toBe(address);
  expect(shared["LinkedIn"]?.searchParams.get("title")).toBe(title);
  await expect(heading).toHaveText(title);

  const related = page.getByRole("region", { name: "Related Articles" }).getByRole("article");
  await expect(related).toHaveCount(2);
  const nextTitle = await related.first().getByRole("heading").innerText();
  expect(nextTitle).not.toBe(title);
  await related.first().getByRole("link", { name: nextTitle }).click();
  await expect(heading).toHaveText(nextTitle);
  await expect(page).toHaveTitle(`${nextTitle} | ${site.blogName}`);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const categoryLink = main.locator('article a[href*="category="]');
  const category = await categoryLink.innerText();
  await categoryLink.click();
  await expect(page).toHaveURL((url) => url.searchParams.get("category") === category);
  await expect(page.getByRole("combobox", { name: "Category" })).toHaveValue(category);
  await waitForContent(page);
  const cards = main.getByRole("article");
  const titles = await cards.getByRole("heading").allInnerTexts();
  expect(titles).toContain(nextTitle);

  // Back from an article, the list is the same.
  const listAddress = page.url();
  await cards.first().getByRole("link").click();
  await expect(heading).toHaveText(titles[0] ?? "");
  await page.goBack();
  await expect(page).toHaveURL(listAddress);
  await expect(cards.getByRole("heading")).toHaveText(titles);
});

test("Back from an article found by searching returns to the search", async ({ page }) => {
  await openPage(page, "/blog");
  const box = page.getByRole("searchbox", { name: "Search articles" });
  const cards = page.getByRole("main").getByRole("article");
  await box.fill("payment");
  await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
  const titles = await cards.getByRole("heading").allInnerTexts();
  // Clicked immediately after typing, before the debounced update of the URL.
  await box.fill("supplier");
  await cards.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await page.goBack();
  await expect(box).toHaveValue("supplier");
  await expect(page).toHaveURL("/blog?search=supplier");
  expect(await cards.getByRole("heading").allInnerTexts()).not.toEqual(titles);
});

test("a link inside an article navigates without reloading the site", async ({ page }) => {
  await openPage(page, "/blog/how-to-pay-chinese-suppliers-safely");
  await page.evaluate(() => {
    document.documentElement.dataset["visit"] = "first";
  });
  await page.getByRole("main").locator('.prose a[href^="/blog/"]').first().click();
  await expect(page).not.toHaveURL(/how-to-pay-chinese-suppliers-safely/);
  await waitForContent(page);
  await expect(page.locator("html")).toHaveAttribute("data-visit", "first");
});
