import type { Page } from "@playwright/test";
import { site } from "@/config/site";
import { delayRequests } from "./support/delay-requests";
import { countLoads, openPage } from "./support/pages";
import { expect, test } from "./support/test";

const BLOG_CHUNK = "**/assets/blog-list-page-*.js";
const CHUNK_MISSING = [/404 \(Not Found\).*blog-list-page/, /The page could not be shown/] as const;

const blogLink = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true });

test.describe("a tab that is older than the deployed release", () => {
  test("reloads once when the chunk of a page is gone, and shows the page", async ({
    page,
    watch,
  }) => {
    watch.allowConsole(...CHUNK_MISSING);
    await openPage(page, "/faq");
    const getLoads = countLoads(page);
    await page.route(BLOG_CHUNK, (route) =>
      getLoads() === 0 ? route.fulfill({ status: 404 }) : route.fallback(),
    );
    await blogLink(page).click();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
    await expect(page).toHaveURL("/blog");
    await expect.poll(getLoads).toBe(1);
  });

  test("shows an error when the chunk is still missing after the reload, with a button to try again", async ({
    page,
    watch,
  }) => {
    watch.allowConsole(...CHUNK_MISSING);
    await openPage(page, "/faq");
    const getLoads = countLoads(page);
    const restore = () => page.unroute(BLOG_CHUNK);
    await page.route(BLOG_CHUNK, (route) => route.fulfill({ status: 404 }));
    // With a query, the page is not prerendered, so the browser needs its chunk.
    await page.goto("/blog?search=container");
    const failure = page.getByRole("alert");
    await expect(failure.getByRole("heading", { level: 1 })).toHaveText("This page did not arrive");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(failure.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
    expect(getLoads()).toBe(2);

    await restore();
    await failure.getByRole("button", { name: "Load again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/arrive/);
    await expect(page.getByRole("searchbox")).toBeVisible();
  });
});

test("a page whose chunk fails to load offline is shown when the network is restored", async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsole(/ERR_INTERNET_DISCONNECTED/, /could not be (shown|read)/, /sheet did not/);
  await openPage(page, "/faq");
  await context.setOffline(true);
  await blogLink(page).click();
  await expect(page.getByRole("alert").getByRole("heading")).toHaveText("This page did not arrive");
  await context.setOffline(false);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
});

test("the newest posts stay when the network is lost before their chunk has loaded", async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsole(/ERR_INTERNET_DISCONNECTED/, /did not arrive/, /could not be read/);
  const chunk = await delayRequests(page, "**/assets/latest-posts-grid-*.js");
  await page.goto("/");
  await expect(page.locator("#root")).toHaveAttribute("data-hydrated");
  const posts = page.getByRole("region", { name: "Notes from the factory floor" });
  const before = await posts.innerText();
  await expect(posts.getByRole("article")).toHaveCount(3);
  await context.setOffline(true);
  const logged = page.waitForEvent("console", (message) => /did not arrive/.test(message.text()));
  chunk.release();
  await logged;
  expect(await posts.innerText()).toBe(before);

  const reread = page.waitForRequest(/blog_posts\?.*limit=3/);
  await context.setOffline(false);
  await reread;
  expect(await posts.innerText()).toBe(before);
});

test("an error in a page keeps the header, the footer and navigation working", async ({
  page,
  watch,
}) => {
  watch.allowConsole(/Broken on purpose/, /The page could not be shown/);
  await openPage(page, "/faq");
  await page.route(BLOG_CHUNK, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export function BlogListPage() { throw new Error("Broken on purpose"); }',
    }),
  );
  await blogLink(page).click();
  await expect(page.getByRole("alert").getByRole("heading")).toHaveText("This page broke");
  await expect(page).toHaveTitle(`Something went wrong | ${site.name}`);
  await expect(page.getByRole("button", { name: "Load again" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/broke/);
});

test("a page that loads is announced while the previous one stays", async ({ page }) => {
  await openPage(page, "/faq");
  const chunk = await delayRequests(page, BLOG_CHUNK);
  await blogLink(page).click();
  await expect(page.getByRole("status").getByText("Loading page…")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ten things buyers ask first");
  chunk.release();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
  await expect(page.getByText("Loading page…")).toHaveCount(0);
});
