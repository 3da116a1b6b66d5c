import type { Page } from "@playwright/test";
import { CASE_STUDY_PATH, POST_PATH } from "./support/pages";
import { expect, FAILED_READ, test } from "./support/test";

const READS = "**/rest/v1/**";
const NO_POSTS = "No blog posts available yet. Check back soon!";

/** All kinds of faults are tried in src/pages/read-errors.test.tsx. */
const FAULTS = [
  { name: "no answer", fail: (page: Page) => page.route(READS, (route) => route.abort()) },
  {
    name: "a hotel's log-in page instead of data",
    fail: (page: Page) =>
      page.route(READS, (route) =>
        route.fulfill({ contentType: "text/html", body: "<h1>Welcome to our Wi-Fi</h1>" }),
      ),
  },
] as const;

test.beforeEach(({ watch }) => {
  watch.allowConsole(...FAILED_READ);
});

for (const { name, fail } of FAULTS) {
  test.describe(`with ${name} from the database`, () => {
    test("the home page says that there are no posts and is whole otherwise", async ({ page }) => {
      await fail(page);
      await page.goto("/");
      await expect(page.getByText(NO_POSTS)).toBeVisible();
      await expect(page.getByRole("region", { name: /eight services/i })).toBeVisible();
      await expect(page.getByRole("img", { name: "Tallowpine" })).toBeAttached();
      await page.getByRole("link", { name: "View all blog" }).click();
      await expect(page).toHaveURL("/blog");
    });

    test("the blog list says what failed, and works once it is back", async ({ page }) => {
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

    test("a post counts as not found, and comes when tried again", async ({ page }) => {
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

/** Those that read pictures or stories, and some that read nothing but the settings. */
const OTHER_PAGES = [
  "/",
  "/about-us",
  "/case-studies",
  CASE_STUDY_PATH,
  "/quality-control-inspection",
  "/faq",
  "/contact-us",
];

for (const { name, fail } of FAULTS.slice(0, 1)) {
  test(`with ${name} from the database every other kind of page can be read and left`, async ({
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

/** Images, settings and the posts of the page, of which an article reads the related ones too. */
const READ_COUNTS = { "/": 3, "/blog": 3, [POST_PATH]: 4 };

for (const [path, readCount] of Object.entries(READ_COUNTS)) {
  test(`${path} asks once more when a read fails, and then no more`, async ({ page }) => {
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

test("what the database refuses is not asked for again", async ({ page }) => {
  let count = 0;
  await page.route("**/rest/v1/blog_posts?*", async (route) => {
    count++;
    await route.fulfill({ status: 401, json: { code: "42501", message: "permission denied" } });
  });
  await page.goto("/blog");
  await expect(page.getByRole("alert").getByRole("heading")).toHaveText("Error Loading Posts");
  expect(count).toBe(1);
});

test("a read that fails once comes without a word", async ({ page }) => {
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

test("failed related posts leave the article alone", async ({ page }) => {
  await page.route(/blog_posts\?.*slug=neq/, (route) => route.abort());
  await page.goto(POST_PATH);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("How to Verify");
  await expect(page.getByRole("heading", { name: "Related Articles" })).toHaveCount(0);
});
