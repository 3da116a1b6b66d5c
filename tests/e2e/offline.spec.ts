import type { Page, Route } from "@playwright/test";
import { BLOG_PAGE_SIZE } from "@/config/limits";
import { paths } from "@/config/paths";
import { blogList, blogPost } from "@/content/blog";
import { errorScreen } from "@/content/error-screen";
import { latestPosts } from "@/content/home";
import { findViolations } from "./support/accessibility";
import { APPLICATION_CHUNKS, delayRequests } from "./support/delay-requests";
import { goTo, openPage, POST_PATH, waitForHydration } from "./support/pages";
import { expect, FAILED_READ, test } from "./support/test";

const READS = "**/rest/v1/**";

const articles = (page: Page) => page.getByRole("main").getByRole("article");
const follow = (page: Page, landmark: "banner" | "contentinfo", path: string) =>
  page.getByRole(landmark).locator(`a[href="${path}"]:visible`).first().click();

test.beforeEach(({ watch }) => {
  watch.allowConsole(
    ...FAILED_READ,
    /ERR_\w+/,
    /did not arrive/,
    /could not be (read|shown|started)/,
  );
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
  await expect(articles(page)).toHaveCount(BLOG_PAGE_SIZE);
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
  await expect(articles(page)).toHaveCount(BLOG_PAGE_SIZE);
});

test("the newest posts give way to a message while their code is lost with the network", async ({
  page,
  context,
}) => {
  const chunk = await delayRequests(page, "**/assets/latest-posts-grid-*.js");
  await page.goto(paths.home);
  await waitForHydration(page);
  const posts = page.getByRole("region", { name: latestPosts.heading });
  await expect(posts.getByRole("article")).toHaveCount(3);
  await context.setOffline(true);
  chunk.release();
  await expect(posts.getByText(latestPosts.empty)).toBeVisible();
  await expect(posts.getByRole("article")).toHaveCount(0);
  await context.setOffline(false);
  await expect(posts.getByRole("article")).toHaveCount(3);
});

test("the home page says that there are no posts when the application cannot be loaded either", async ({
  page,
  context,
}) => {
  const lost = [READS, APPLICATION_CHUNKS];
  for (const requests of lost) await page.route(requests, (route) => route.abort());
  // If the page learned that the server can be reached, it would be loaded anew.
  const isQuestion = (route: Route) => route.request().method() === "HEAD";
  await page.route(paths.home, (route) => (isQuestion(route) ? route.abort() : route.fallback()));
  await page.goto(paths.home);
  const posts = page.getByRole("region", { name: latestPosts.heading });
  await expect(posts.getByText(latestPosts.empty)).toBeVisible();
  await expect(posts.getByRole("article")).toHaveCount(0);
  await context.setOffline(true);
  for (const requests of lost) await page.unroute(requests);
  await context.setOffline(false);
  await expect(posts.getByRole("article")).toHaveCount(3);
  await expect(posts.getByText(latestPosts.empty)).toHaveCount(0);
});

test("the newest posts stay when only the settings cannot be read, and the application cannot be loaded", async ({
  page,
}) => {
  await page.route("**/rest/v1/site_*", (route) => route.abort());
  await page.route(APPLICATION_CHUNKS, (route) => route.abort());
  await page.goto(paths.home);
  await expect(page.locator("#root")).toHaveAttribute("data-failed");
  const posts = page.getByRole("region", { name: latestPosts.heading });
  await expect(posts.getByRole("article")).toHaveCount(3);
});

/** What pages show, without being touched, when the database does not answer. */
const UNREAD = [
  [paths.home, latestPosts.empty],
  [paths.blog, blogList.failedText],
  [paths.caseStudies, /stories did not load/],
  [POST_PATH, blogPost.notFoundTitle],
] as const;

test("a page whose content cannot be read says so by itself, others stay, until a retry", async ({
  page,
}) => {
  const main = page.getByRole("main");
  const fail = async (respond: (route: Route) => unknown) => {
    await page.unroute(READS);
    await page.route(READS, respond);
  };
  const hurry = await page.addInitScript(() => {
    AbortSignal.timeout = () => AbortSignal.abort(new DOMException("Too late", "TimeoutError"));
  });
  const never = () => undefined;
  const refuse = (route: Route) => route.fulfill({ status: 404, json: { message: "Not here" } });
  const crash = (route: Route) => route.fulfill({ status: 500, json: { message: "Internal" } });
  for (const respond of [never, refuse, crash]) {
    await fail(respond);
    await page.goto(paths.home);
    await expect(main.getByText(latestPosts.empty)).toBeVisible();
    await hurry.dispose();
  }
  await fail((route) => route.abort("connectionrefused"));
  for (const [path, text] of UNREAD) {
    await page.goto(path);
    await expect(main.getByText(text)).toBeVisible();
  }
  for (const path of [paths.contact, paths.about]) {
    await page.goto(path);
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    await waitForHydration(page);
    await expect(page.getByRole("banner").locator("img")).toHaveJSProperty("complete", true);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  }
  await goTo(page, POST_PATH);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(blogPost.notFoundTitle);
  await page.unroute(READS);
  await page.getByRole("button", { name: blogPost.tryAgain }).click();
  await expect(heading).not.toHaveText(blogPost.notFoundTitle);
  await expect(page.getByRole("region", { name: blogPost.relatedTitle })).toBeVisible();
});
