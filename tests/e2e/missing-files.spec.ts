import type { Page, Request, Route } from "@playwright/test";
import { BLOG_PAGE_SIZE } from "@/config/limits";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { blogPost } from "@/content/blog";
import { errorScreen } from "@/content/error-screen";
import { notFound } from "@/content/not-found";
import { lateNotice } from "@/content/late-notice";
import { delayRequests } from "./support/delay-requests";
import { countNavigations, openPage, waitForHydration } from "./support/pages";
import { expect, test } from "./support/test";

const APPLICATION = "**/assets/application-*.js";
const BLOG_CHUNK = "**/assets/blog-list-page-*.js";

const blogLink = (page: Page) => page.getByRole("contentinfo").locator(`a[href="${paths.blog}"]`);
const articles = (page: Page) => page.getByRole("main").getByRole("article");
const failure = (page: Page) => page.getByRole("alert").getByRole("heading");

test.beforeEach(({ watch }) => {
  // The browser logs each file that is missing, and the site what it means.
  watch.allowConsole(/^(error|warning): (Failed to load resource|The page could not be shown)/);
  watch.allowConsole(/did not arrive/, /could not be (started|read)/, /Broken on purpose/);
});

const NOT_LOADED: [name: string, files: string, answer: (route: Route) => unknown][] = [
  ["fail", APPLICATION, (route) => route.abort()],
  ["are all missing", "**/assets/*.js", (route) => route.fulfill({ status: 404 })],
  ["hang", APPLICATION, () => undefined],
];
for (const [name, files, answer] of NOT_LOADED) {
  test(`an enquiry whose scripts ${name} is not sent: the page says so and keeps it`, async ({
    page,
  }) => {
    await page.route(files, answer);
    const answers = await delayRequests(page, files);
    await page.goto(paths.contact, { waitUntil: "commit" });
    for (const field of ["name", "product_interest", "message"]) {
      await page.locator(`[name="${field}"]`).fill("Mugs");
    }
    await page.locator('[name="email"]').fill("ana@buyer.example");
    answers.release();
    await page.locator("form [type=submit]").click();
    const notice = page.getByRole("alert").filter({ hasText: lateNotice });
    await expect(notice.getByRole("link", { name: site.email })).toBeInViewport();
    await expect(page.locator('[name="message"]')).toHaveValue("Mugs");
    await expect(page).toHaveURL(paths.contact);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("what is typed while a page is about to be reloaded stays", async ({ page }) => {
  await page.route(APPLICATION, (route) => route.abort());
  const failures = await delayRequests(page, APPLICATION);
  await page.goto(paths.contact, { waitUntil: "commit" });
  const message = page.locator('[name="message"]');
  await message.focus();

  const isReload = (request: Request) => request.isNavigationRequest();
  await page.route(paths.contact, (route) => {
    // The server does not answer the reload.
    if (!isReload(route.request())) return route.fallback();
  });
  const reload = page.waitForRequest(isReload);
  failures.release();
  await reload;
  const canceled = page.waitForEvent("requestfailed", isReload);
  // Not `fill`, which waits until the page has loaded.
  await page.keyboard.insertText("Mugs");
  await canceled;
  await expect(page.getByRole("alert").filter({ hasText: lateNotice })).toBeVisible();
  await expect(message).toHaveValue("Mugs");
});

test("a link that is followed while the server is asked for a new release is not undone by a reload", async ({
  page,
}) => {
  await page.route(APPLICATION, (route) => route.abort());
  await page.goto(paths.contact);
  const answer = await delayRequests(page, `**${paths.contact}`);
  const nextPage = await delayRequests(page, `**${paths.faq}`);
  const question = page.waitForRequest((request) => request.method() === "HEAD");
  await page.keyboard.press("Tab");
  await question;
  // Not by a click, which is answered by what the browser has prefetched.
  const link = page.waitForRequest(`**${paths.faq}`);
  await page.evaluate((path) => {
    window.location.assign(path);
  }, paths.faq);
  await link;
  const answered = page.waitForResponse((response) => response.request().method() === "HEAD");
  answer.release();
  await answered;
  nextPage.release();
  await expect(page).toHaveURL(paths.faq);
  await expect(page.locator(`link[rel=canonical][href$="${paths.faq}"]`)).toBeAttached();
});

test("a post that is not prerendered shows an error when its scripts fail to load", async ({
  page,
}) => {
  await page.route(APPLICATION, (route) => route.abort());
  const getNavigations = countNavigations(page);
  await page.goto("/blog/published-a-minute-ago");
  // It is reloaded once, in case that a new release is there.
  await expect.poll(getNavigations).toBe(2);
  await expect(page.locator("#root")).toHaveAttribute("data-failed");
  await expect(page.getByText(blogPost.loading)).toBeHidden();
  await expect(page.locator("#root")).toHaveText(/\w/);
});

test("a page that leads nowhere stays, and another page of the list is not replaced by the first", async ({
  page,
}) => {
  await page.route(APPLICATION, (route) => route.abort());
  const getNavigations = countNavigations(page);
  await page.goto("/no-such-page");
  // It is reloaded once, in case that a new release is there.
  await expect.poll(getNavigations).toBe(2);
  await expect(page.locator("#root")).toHaveAttribute("data-failed");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading);

  await page.goto("/blog?page=2");
  await expect(page.getByText(/did not arrive/)).toBeInViewport();
  await expect(articles(page)).toHaveCount(0);
  await expect(blogLink(page)).toBeVisible();
});

test("a style sheet that failed is asked for again with the next page, one that is loading is not", async ({
  page,
}) => {
  const [FAILED, PENDING] = ["failed", "pending"];
  const asked: string[] = [];
  const isFirst = (name: string) => asked.filter((other) => other === name).length === 1;
  const answers = await delayRequests(page, "**/pending.css");
  await page.route(/\/(?:failed|pending)\.css$/, (route) => {
    const [, name = ""] = /(\w+)\.css$/.exec(route.request().url()) ?? [];
    asked.push(name);
    if (name === FAILED && isFirst(name)) return route.abort();
    if (name === PENDING && isFirst(name)) return route.fallback();
    return route.fulfill({ contentType: "text/css", body: "b { color: inherit }" });
  });
  await openPage(page, paths.faq);
  await waitForHydration(page);
  const failed = page.waitForEvent("requestfailed");
  await page.evaluate(
    (names) => {
      for (const name of names) {
        const link = Object.assign(document.createElement("link"), { rel: "stylesheet" });
        link.href = `/assets/${name}.css`;
        document.head.append(link);
      }
    },
    [PENDING, FAILED],
  );
  await failed;
  await blogLink(page).click();
  await expect(articles(page)).toHaveCount(BLOG_PAGE_SIZE);
  await expect.poll(() => asked.toSorted()).toEqual([FAILED, FAILED, PENDING]);
  answers.release();
});

test.describe("a tab that is older than the deployed release", () => {
  test("reloads once when the chunk of a page is gone, and shows the page", async ({ page }) => {
    await openPage(page, paths.faq);
    const getNavigations = countNavigations(page);
    await page.route(BLOG_CHUNK, (route) =>
      getNavigations() === 0 ? route.fulfill({ status: 404 }) : route.fallback(),
    );
    await blogLink(page).click();
    await expect(articles(page)).toHaveCount(BLOG_PAGE_SIZE);
    await expect(page).toHaveURL(paths.blog);
    await expect.poll(getNavigations).toBe(1);
  });

  test("shows an error when the chunk is still missing after the reload, with a button to try again", async ({
    page,
  }) => {
    await openPage(page, paths.faq);
    const getNavigations = countNavigations(page);
    await page.route(BLOG_CHUNK, (route) => route.fulfill({ status: 404 }));
    // With a query, the page is not prerendered, so the browser needs its chunk.
    await page.goto("/blog?search=container");
    await expect(failure(page)).toHaveText(errorScreen.missing.heading);
    await expect(page.getByRole("banner")).toBeVisible();
    expect(getNavigations()).toBe(2);

    await page.unroute(BLOG_CHUNK);
    await page.getByRole("button", { name: errorScreen.loadAgain }).click();
    await expect(failure(page)).toHaveCount(0);
    await expect(page.getByRole("searchbox")).toBeVisible();
  });
});

test("a page that is loaded is announced meanwhile, and fails alone when it is broken", async ({
  page,
}) => {
  await openPage(page, paths.faq);
  await waitForHydration(page);
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.innerText();
  await page.route(BLOG_CHUNK, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export function BlogListPage() { throw new Error("Broken on purpose"); }',
    }),
  );
  const chunk = await delayRequests(page, BLOG_CHUNK);
  await blogLink(page).click();
  await expect(page.getByRole("status").getByText(/^Loading page/)).toBeVisible();
  await expect(heading).toHaveText(before);
  chunk.release();
  await expect(failure(page)).toHaveText(errorScreen.broken.heading);
  await expect(page).toHaveTitle(errorScreen.title);
  await expect(page.getByRole("status").getByText(/^Loading page/)).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL(paths.about);
  await expect(failure(page)).toHaveCount(0);
  await expect(heading).toBeVisible();
});
