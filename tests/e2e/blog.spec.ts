import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { blogList, blogPost } from "@/content/blog";
import { latestPosts } from "@/content/home";
import { readColumn } from "./support/backend";
import { openPage, PHONE, waitForContent, waitForHydration } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";

const SHARING = [/^https:\/\/x\.com\//, /^https:\/\/www\.facebook\.com\//, /linkedin\.com\//];

test("search, category and page of the list are in the address, for a reload and for Back", async ({
  page,
  request,
}) => {
  const stored = await readColumn(request, "blog_posts?order=date.desc,id", "title");
  const titles = page.getByRole("main").getByRole("article").getByRole("heading");
  const search = page.getByRole("searchbox", { name: blogList.searchLabel });
  const category = page.getByRole("combobox", { name: blogList.categoryLabel });
  const pages = page.getByRole("navigation", { name: "Pages" });
  await page.setViewportSize(PHONE);
  await openPage(page, paths.blog);
  await expect(titles).toHaveText(stored.slice(0, 6));
  await pages.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL("/blog?page=2");
  await expect(titles).toHaveText(stored.slice(6));
  await expect(titles.first()).toBeInViewport();

  await category.selectOption("Sourcing");
  await expect(page).toHaveURL("/blog?category=Sourcing");
  await search.pressSequentially("new year");
  await expect(search).toHaveValue("new year");
  await expect(search).toBeFocused();
  await expect(titles).toHaveCount(1);
  await expect(page).toHaveURL("/blog?search=new+year&category=Sourcing");
  const found = await titles.allInnerTexts();
  await page.reload();
  await waitForContent(page);
  await expect(search).toHaveValue("new year");
  await expect(category).toHaveValue("Sourcing");
  await expect(titles).toHaveText(found);

  // Clicked immediately after typing, before the delayed update of the address.
  await search.fill("supplier");
  await titles.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await page.goBack();
  await expect(page).toHaveURL("/blog?search=supplier&category=Sourcing");
  await expect(search).toHaveValue("supplier");
});

test("a visitor opens one of the newest articles, shares it and reads on", async ({
  page,
  context,
  request,
  watch,
}) => {
  await watch.allowOutside(...SHARING);
  const newest = "blog_posts?order=date.desc,id&limit=1";
  const [title = ""] = await readColumn(request, newest, "title");
  const [date = ""] = await readColumn(request, newest, "date");
  const heading = page.getByRole("heading", { level: 1 });

  await openPage(page, paths.home);
  const card = page.getByRole("region", { name: latestPosts.heading }).getByRole("article").first();
  // The stored date, although the time zone of the tests is west of Greenwich.
  const day = new Date(date).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  await expect(card.getByRole("time")).toHaveText(day);
  await card.getByRole("link", { name: title }).click();
  await expect(heading).toHaveText(title);
  await expect(page).toHaveTitle(`${title} | ${site.blogName}`);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // The published one, which the HTML has before any script runs.
  const address = new URL(new URL(page.url()).pathname, site.url).href;
  const shared: string[] = [];
  for (const network of ["X", "Facebook", "LinkedIn"]) {
    const [popup] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("link", { name: `Share on ${network}` }).click(),
    ]);
    await popup.waitForURL(/^https:/);
    shared.push(...new URL(popup.url()).searchParams.values());
    expect(await popup.evaluate(() => window.opener === null)).toBe(true);
    await popup.close();
  }
  expect(shared.filter((value) => value === address)).toHaveLength(3);

  const related = page.getByRole("region", { name: blogPost.relatedTitle }).getByRole("article");
  const nextTitle = (await related.first().getByRole("heading").textContent()) ?? "";
  expect(nextTitle).not.toBe(title);
  await related.first().getByRole("link", { name: nextTitle }).click();
  await expect(heading).toHaveText(nextTitle);
});

test("a link inside an article navigates without reloading the site", async ({ page }) => {
  await openPage(page, "/blog/how-to-pay-chinese-suppliers-safely");
  await waitForHydration(page);
  await page.evaluate(() => {
    document.documentElement.dataset["visit"] = "first";
  });
  await page.getByRole("main").locator('.prose a[href^="/blog/"]').first().click();
  await expect(page).not.toHaveURL(/how-to-pay-chinese-suppliers-safely/);
  await waitForContent(page);
  await expect(page.locator("html")).toHaveAttribute("data-visit", "first");
});
