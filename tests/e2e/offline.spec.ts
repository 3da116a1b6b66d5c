import type { Page } from "@playwright/test";
import { paths } from "@/config/paths";
import { blogList, blogPost } from "@/content/blog";
import { errorScreen } from "@/content/error-screen";
import { latestPosts } from "@/content/home";
import { findViolations } from "./support/accessibility";
import { delayRequests } from "./support/delay-requests";
import { goTo, openPage, POST_PATH, waitForHydration } from "./support/pages";
import { expect, FAILED_READ, test } from "./support/test";

const articles = (page: Page) => page.getByRole("main").getByRole("article");
const follow = (page: Page, landmark: "banner" | "contentinfo", path: string) =>
  page.getByRole(landmark).locator(`a[href="${path}"]:visible`).first().click();

test.beforeEach(({ watch }) => {
  watch.allowConsole(...FAILED_READ, /ERR_\w+/, /did not arrive/, /could not be (read|shown)/);
});

test("pages that could not be read or loaded offline appear when the network is restored", async ({
  page,
  context,
}) => {
  await openPage(page, paths.faq);
  await waitForHydration(page);
  await context.setOffline(true);
  await follow(page, "contentinfo", paths.blog);
  await expect(page.getByRole("alert").getByRole("heading")).toHaveText(
    errorScreen.missing.heading,
  );
  await context.setOffline(false);
  await expect(articles(page)).toHaveCount(6);
  // The page was loaded anew, and shows its articles before its code is there.
  await waitForHydration(page);

  await follow(page, "banner", paths.about);
  await expect(page).toHaveURL(paths.about);
  await context.setOffline(true);
  await follow(page, "contentinfo", paths.blog);
  await page.getByRole("main").getByRole("button", { name: blogList.refresh }).click();
  await expect(page.getByRole("alert").getByRole("heading")).toHaveText(blogList.failedTitle);
  expect(await findViolations(page), "the error and its toast").toEqual([]);
  await context.setOffline(false);
  await expect(articles(page)).toHaveCount(6);
});

test("the newest posts stay when the network is lost before their chunk has loaded", async ({
  page,
  context,
}) => {
  const chunk = await delayRequests(page, "**/assets/latest-posts-grid-*.js");
  await page.goto(paths.home);
  await waitForHydration(page);
  const posts = page.getByRole("region", { name: latestPosts.heading });
  await posts.scrollIntoViewIfNeeded();
  const before = await posts.innerText();
  await expect(posts.getByRole("article")).toHaveCount(3);
  await context.setOffline(true);
  const logged = page.waitForEvent("console", (message) => /did not arrive/.test(message.text()));
  chunk.release();
  await logged;
  expect(await posts.innerText()).toBe(before);

  const reloaded = page.waitForResponse(/latest-posts-grid/);
  await context.setOffline(false);
  expect((await reloaded).ok()).toBe(true);
  expect(await posts.innerText()).toBe(before);
});

test("without the database the pages stay as they are, and what is navigated to says so until a retry", async ({
  page,
}) => {
  const reads = "**/rest/v1/**";
  await page.route(reads, (route) => route.abort("connectionreset"));
  const heading = page.getByRole("heading", { level: 1 });
  for (const path of [paths.home, POST_PATH, paths.caseStudies, paths.contact, paths.about]) {
    await page.goto(path);
    const title = await heading.innerText();
    await waitForHydration(page);
    await expect(page.getByRole("banner").locator("img")).toHaveJSProperty("complete", true);
    await expect(heading).toHaveText(title);
    await expect(page.getByText(latestPosts.empty)).toHaveCount(0);
  }
  await goTo(page, paths.home);
  await expect(page.getByText(latestPosts.empty)).toBeVisible();
  await goTo(page, POST_PATH);
  await expect(heading).toHaveText(blogPost.notFoundTitle);
  await page.unroute(reads);
  await page.getByRole("button", { name: blogPost.tryAgain }).click();
  await expect(heading).not.toHaveText(blogPost.notFoundTitle);
  await expect(page.getByRole("region", { name: blogPost.relatedTitle })).toBeVisible();
});
