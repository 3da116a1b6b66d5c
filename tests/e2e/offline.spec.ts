import type { Locator, Page } from "@playwright/test";
import { unlockAdmin } from "./support/admin";
import { isTable, POST_PATH } from "./support/pages";
import { addToTotal } from "./support/add-to-total";
import { expect, FAILED_READ, test } from "./support/test";

test.beforeEach(({ watch }) => {
  watch.allowConsole(...FAILED_READ, /ERR_\w+/, /did not arrive/, /could not be (read|shown)/);
});

/** Forms with long texts: the steps to each, and the fields to type into. */
const FORMS: readonly [path: string, open: (page: Page) => Promise<readonly Locator[]>][] = [
  [
    "/contact-us",
    async (page) => {
      await expect(page.locator("#root")).toHaveAttribute("data-hydrated");
      return [page.getByLabel("Full Name"), page.getByLabel("Your Message / Requirements")];
    },
  ],
  [
    "/admin/blog-management",
    async (page) => {
      await page.getByRole("button", { name: /^Edit “How to Pay/ }).click();
      return [page.getByLabel("Title", { exact: true }), page.getByLabel("Content (HTML)")];
    },
  ],
  [
    "/admin/success-stories",
    async (page) => {
      await page.getByRole("button", { name: /^Edit/ }).first().click();
      return [page.getByRole("textbox", { name: "Excerpt", exact: true })];
    },
  ],
  ["/admin/site-image-management", (page) => Promise.resolve([page.getByLabel("Favicon URL")])],
];

test("typed text is kept when the network is lost and restored, also when saving has failed", async ({
  page,
  context,
  watch,
}) => {
  // The preview of the favicon may request the URL that was typed.
  watch.allowConsole(/404 \(Not Found\) .+\/typed-(before|offline)\)$/);
  await unlockAdmin(context);
  for (const [path, open] of FORMS) {
    await page.goto(path);
    const fields = await open(page);
    for (const field of fields) await field.fill("/typed-before");
    await context.setOffline(true);
    for (const field of fields) await field.fill("/typed-offline");
    if (path !== "/contact-us") {
      await page.keyboard.press("Tab");
      await page.getByRole("button", { name: /^Save/ }).first().click();
      await expect(page.getByText(/^Not saved: \S/)).toBeVisible();
      addToTotal("backend failures tried, writing");
      addToTotal("backend failures survived");
    }
    await context.setOffline(false);
    for (const field of fields) await expect(field).toHaveValue("/typed-offline");

    await page.reload();
    if (path === "/contact-us") {
      for (const field of fields) await expect(field).toHaveValue("/typed-offline");
    } else {
      await open(page);
      await expect(page.getByText(/unsaved/i).first()).toBeVisible();
    }
  }
});

test("a list that could not load offline loads when the network is restored", async ({
  page,
  context,
}) => {
  await page.goto("/faq");
  await expect(page.locator("#root")).toHaveAttribute("data-hydrated");
  const footer = page.getByRole("contentinfo");
  // Loads the chunks of the blog and of its reads before the network is lost.
  await footer.getByRole("link", { name: "Blog", exact: true }).click();
  const articles = page.getByRole("main").getByRole("article");
  await expect(articles).toHaveCount(6);
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
  await context.setOffline(true);
  await footer.getByRole("link", { name: "Blog", exact: true }).click();
  await page.getByRole("main").getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByRole("alert").getByRole("heading")).toHaveText("Error Loading Posts");
  await context.setOffline(false);
  await expect(articles).toHaveCount(6);
  addToTotal("backend failures tried, reading");
  addToTotal("backend failures survived");
});

/** For each of them `fetch` rejects with the same error, so only a browser can make them. */
const NETWORK_ERRORS = [
  "namenotresolved",
  "connectionrefused",
  "connectionreset",
  "timedout",
] as const;

test("a post shows the not-found page after a network error, and appears after a retry", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  let networkError: string | undefined = NETWORK_ERRORS[0];
  let requests = 0;
  await page.route(
    (url) => isTable(url, "blog_posts") && url.search.includes("slug=eq."),
    (route) => {
      requests++;
      return networkError ? route.abort(networkError) : route.fallback();
    },
  );
  await page.goto(POST_PATH);
  for (const [index, next] of [...NETWORK_ERRORS.slice(1), undefined].entries()) {
    // Each read is tried twice.
    await expect.poll(() => requests).toBe(2 * (index + 1));
    await expect(heading).toHaveText("Blog Post Not Found");
    addToTotal("backend failures tried, reading");
    networkError = next;
    await page.getByRole("button", { name: "Try again" }).click();
    addToTotal("backend failures survived");
  }
  await expect(heading).toHaveText("How to Verify a Chinese Factory Before You Pay a Deposit");
});
