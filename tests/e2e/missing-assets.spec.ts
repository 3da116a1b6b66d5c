import { expect, test, type Page, type Request, type Route } from "@playwright/test";
import { site } from "@/config/site";
import { lateNotice } from "@/content/late-notice";
import { delayRequests } from "./support/delay-requests";
import { countLoads } from "./support/pages";

// These tests use Playwright's own `test`: the site logs an error for each missing file.
const blockFiles = (page: Page, files: string) => page.route(files, (route) => route.abort());
const APPLICATION = "**/assets/application-*.js";
const STYLE_SHEET = "**/assets/styles-*.css";

test("a style sheet that failed to load is loaded at the next press", async ({ page }) => {
  await blockFiles(page, STYLE_SHEET);
  await page.goto("/faq");
  const logged = page.waitForEvent("console", (message) => /sheet did not/.test(message.text()));
  await page.keyboard.press("Shift");
  await logged;
  await page.unroute(STYLE_SHEET);
  const sheet = page.waitForResponse(/assets\/styles-/);
  await page.getByRole("heading", { level: 1 }).click();
  expect((await sheet).status()).toBe(200);
});

const fillEnquiry = async (page: Page) => {
  for (const name of ["name", "product_interest", "message"]) {
    await page.locator(`[name="${name}"]`).fill("Mugs");
  }
  await page.locator('[name="email"]').fill("ana@buyer.example");
};

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
    await page.goto("/contact-us", { waitUntil: "commit" });
    await fillEnquiry(page);
    answers.release();
    await page.getByRole("button", { name: "Send Enquiry" }).click();
    const notice = page.getByRole("alert").filter({ hasText: lateNotice });
    await expect(notice.getByRole("link", { name: site.email })).toBeInViewport();
    await expect(page.locator('[name="message"]')).toHaveValue("Mugs");
    await expect(page).toHaveURL("/contact-us");
  });
}

test("what is typed while a page is about to be reloaded stays", async ({ page }) => {
  await blockFiles(page, APPLICATION);
  const failures = await delayRequests(page, APPLICATION);
  await page.goto("/contact-us", { waitUntil: "commit" });
  const message = page.locator('[name="message"]');
  await message.focus();

  const isReload = (request: Request) => request.isNavigationRequest();
  await page.route("/contact-us", (route) => {
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

test("a prerendered page stays readable when the application fails to load", async ({ page }) => {
  await blockFiles(page, APPLICATION);
  const logged = page.waitForEvent("console", (message) => /not be started/.test(message.text()));
  await page.goto("/faq");
  await logged;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

for (const files of [APPLICATION, "**/assets/blog-post-page-*.js"]) {
  test(`a post that is not prerendered shows an error when ${files} fails to load`, async ({
    page,
  }) => {
    await blockFiles(page, files);
    const getLoads = countLoads(page);
    await page.goto("/blog/published-a-minute-ago");
    // It is reloaded once, in case that a new release is there.
    await expect.poll(getLoads).toBe(2);
    await expect(page.getByText("Loading post...")).toBeHidden();
    await expect(page.getByText(/load it again/).first()).toBeVisible();
  });
}
