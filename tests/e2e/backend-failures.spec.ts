import type { Page } from "@playwright/test";
import { CASE_STUDY_PATH, POST_PATH } from "./support/pages";
import { expect, FAILED_READ, test } from "./support/test";

const READS = "**/rest/v1/**";
const NO_POSTS = "No blog posts available yet. Check back soon!";

/** Two of all the failures that src/pages/read-errors.test.tsx tries. */
const FAILURES = [
  { name: "no response", fail: (page: Page) => page.route(READS, (route) => route.abort()) },
  {
    name: "the login page of a public Wi-Fi instead of data",
    fail: (page: Page) =>
      page.route(READS, (route) =>
        route.fulfill({ contentType: "text/html", body: "<h1>Welcome to our Wi-Fi</h1>" }),
      ),
  },
] as const;

test.beforeEach(({ watch }) => {
  watch.allowConsole(...FAILED_READ);
});

for (const { name, fail } of FAILURES) {
  test.describe(`with ${name} from the database`, () => {
    test("the home page says that there are no posts and shows the rest", async ({ page }) => {
      await fail(page);
      await page.goto("/");
      await expect(page.getByText(NO_POSTS)).toBeVisible();
      await expect(page.getByRole("region", { name: /eight services/i })).toBeVisible();
      await expect(page.getByRole("img", { name: "Tallowpine" })).toBeAttached();
      await page.getByRole("link", { name: "View all blog" }).click();
      await expect(page).toHaveURL("/blog");
    });

    test("the blog list shows the error, and works after a retry", async ({ page }) => {
      await fail(page);
      await page.goto("/blog");
      const toast = page.getByRole("region", { name: /notifications/i }).getByRole("listitem");
      await expect(toast).toHaveCount(1);
      await expect(toast).toContainText("Error Loading Posts");
      await expect(toast).toContainText("Could not load blog posts from database.");
      await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
      await toast.getByRole("button", { name: "Close" }).click();
      await expect(toast).toHaveCount(0);

      await page.unroute(READS);
      await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
    });

    test("a post shows the not-found page, and appears after a retry", async ({ page }) => {
      await fail(page);
      await page.goto(POST_PATH);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText("Blog Post Not Found");
      await expect(
        page.getByText("We couldn't find the blog post you're looking for."),
      ).toBeVisible();
      await expect(page.getByRole("link", { name: "Back to Blog" })).toHaveAttribute(
        "href",
        "/blog",
      );

      await page.unroute(READS);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(heading).toHaveText("How to Verify a Chinese Factory Before You Pay a Deposit");
      await expect(page.getByRole("region", { name: "Related Articles" })).toBeVisible();
    });
  });
}

/** Pages that also read images or stories, and some that only read the settings. */
const OTHER_PAGES = [
  "/",
  "/about-us",
  "/case-studies",
  CASE_STUDY_PATH,
  "/quality-control-inspection",
  "/faq",
  "/contact-us",
];

for (const { name, fail } of FAILURES.slice(0, 1)) {
  test(`with ${name} from the database every other kind of page is readable and its links work`, async ({
    page,
  }) => {
    await fail(page);
    for (const path of OTHER_PAGES) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner").locator("img")).toHaveJSProperty("complete", true);
    }
    await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
    await expect(page).toHaveURL("/about-us");
  });
}

/** Images, settings and posts; an article also reads the related posts. */
const READ_COUNTS = { "/": 3, "/blog": 3, [POST_PATH]: 4 };

for (const [path, readCount] of Object.entries(READ_COUNTS)) {
  test(`${path} retries a failed read once`, async ({ page }) => {
    await page.clock.install();
    const counts = new Map<string, number>();
    await page.route(READS, async (route) => {
      const url = route.request().url();
      counts.set(url, (counts.get(url) ?? 0) + 1);
      await route.fulfill({ status: 503, json: { message: "Too busy" } });
    });
    await page.goto(path);
    await expect.poll(() => [...counts.values()]).toEqual(Array(readCount).fill(2));
    await page.clock.fastForward("10:00");
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    expect([...counts.values()]).toEqual(Array(readCount).fill(2));
  });
}

test("a read that the database rejects is not retried", async ({ page }) => {
  let count = 0;
  await page.route("**/rest/v1/blog_posts?*", async (route) => {
    count++;
    await route.fulfill({ status: 401, json: { code: "42501", message: "permission denied" } });
  });
  await page.goto("/blog");
  await expect(page.getByRole("alert").getByRole("heading")).toHaveText("Error Loading Posts");
  expect(count).toBe(1);
});

test("a read that succeeds at the second try shows no error", async ({ page }) => {
  const failed = new Set<string>();
  await page.route(READS, async (route) => {
    const url = route.request().url();
    if (failed.has(url)) return route.fallback();
    failed.add(url);
    return route.abort();
  });
  await page.goto("/blog");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
  await expect(page.getByRole("region", { name: /notifications/i })).toHaveCount(0);
});

test("an article is shown without its related posts when those fail to load", async ({ page }) => {
  await page.route(/blog_posts\?.*slug=neq/, (route) => route.abort());
  await page.goto(POST_PATH);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("How to Verify");
  await expect(page.getByRole("heading", { name: "Related Articles" })).toHaveCount(0);
});
