import { BLOG_PAGE_SIZE } from "@/config/limits";
import { paths, previewPath } from "@/config/paths";
import { site } from "@/config/site";
import { blogList, blogPost } from "@/content/blog";
import { latestPosts } from "@/content/home";
import { preview } from "@/content/preview";
import { findViolations } from "./support/accessibility";
import { readColumn } from "./support/backend";
import { findOverflow } from "./support/layout";
import { DESKTOP, openPage, PHONE, waitForContent, waitForHydration } from "./support/pages";
import { makePost } from "./support/posts";
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
  await expect(titles).toHaveText(stored.slice(0, BLOG_PAGE_SIZE));
  await pages.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL("/blog?page=2");
  await expect(titles).toHaveText(stored.slice(BLOG_PAGE_SIZE));
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

test("whoever has the link of a preview reads it, also after a reload and Back, and no address has the key", async ({
  page,
}) => {
  const key = "0b9d6c1e-5b7a-4f0e-9c55-1d2e3f4a5b6c";
  const fields = makePost(1, {
    title: "Before anyone else",
    content: `<h2>First part</h2>${"<p>Text.</p>".repeat(60)}<h2>Second part</h2><p>More.</p>`,
  });
  const sent: string[] = [];
  page.on("request", (request) => {
    sent.push(request.url(), JSON.stringify(request.headers()));
  });
  await page.route("**/rest/v1/rpc/preview_post", (route) => {
    const isKnown = route.request().postData()?.includes(key);
    return route.fulfill({ json: isKnown ? { fields, until: "2026-12-12T20:00:00Z" } : null });
  });
  const heading = page.getByRole("heading", { level: 1 });
  const part = page.getByRole("heading", { name: "Second part" });
  await page.setViewportSize(PHONE);

  await page.goto(`${previewPath}#${key}`);
  await expect(heading).toHaveText(fields.title);
  await expect(page.getByText(preview.notice("December 12, 2026"))).toBeVisible();
  await expect(page).toHaveTitle(preview.title);
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);

  await page.setViewportSize(DESKTOP);
  await page.getByRole("link", { name: "Second part" }).click();
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();
  await page.reload();
  await expect(heading).toHaveText(fields.title);
  await page.getByRole("main").getByRole("link", { name: fields.category }).click();
  await expect(page).toHaveURL(`/blog?category=${fields.category}`);
  await page.goBack();
  await expect(heading).toHaveText(fields.title);

  // Without a key, nothing but the script itself can say that there is nothing to wait for.
  await page.goto(previewPath);
  await expect(heading).toHaveText(preview.ended.heading);
  expect(sent.filter((text) => text.includes(key))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(window.sessionStorage))).not.toContain(key);
});
