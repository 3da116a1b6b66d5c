import { expect, test, type Page } from "@playwright/test";
import { site } from "@/config/site";
import { lateNotice } from "@/content/late-notice";

// These tests use Playwright's own `test`: the site logs an error for each missing file.
const blockFiles = (page: Page, files: string) => page.route(files, (route) => route.abort());
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

for (const [name, files, answer] of [
  ["fail", "**/assets/application-*.js", "failed"],
  ["are all missing", "**/assets/*.js", 404],
  ["hang", "**/assets/application-*.js", null],
] as const) {
  test(`an enquiry whose scripts ${name} is not sent: the page says so and keeps it`, async ({
    page,
  }) => {
    await page.route(files, (route) => {
      if (answer === null) return;
      return answer === "failed" ? route.abort() : route.fulfill({ status: answer });
    });
    await page.goto("/contact-us", { waitUntil: "domcontentloaded" });
    await fillEnquiry(page);
    await page.getByRole("button", { name: "Send Enquiry" }).click();
    const notice = page.getByRole("alert").filter({ hasText: lateNotice });
    await expect(notice.getByRole("link", { name: site.email })).toBeInViewport();
    await expect(page.locator('[name="message"]')).toHaveValue("Mugs");
    await expect(page).toHaveURL("/contact-us");
  });
}

test("a prerendered page stays readable when the application fails to load", async ({ page }) => {
  await blockFiles(page, "**/assets/application-*.js");
  const logged = page.waitForEvent("console", (message) => /not be started/.test(message.text()));
  await page.goto("/faq");
  await logged;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

for (const files of ["**/assets/application-*.js", "**/assets/blog-post-page-*.js"]) {
  test(`a post that is not prerendered shows an error when ${files} fails to load`, async ({
    page,
  }) => {
    await blockFiles(page, files);
    await page.goto("/blog/published-a-minute-ago");
    await expect(page.getByText("Loading post...")).toBeHidden();
    await expect(page.getByText(/load it again/).first()).toBeVisible();
  });
}
