import { expect, test, type Page } from "@playwright/test";

// What this is about is logged, of course.
const lose = (page: Page, files: string) => page.route(files, (route) => route.abort());
const SHEET = "**/assets/styles-*.css";

test("a style sheet that was lost comes with a later press", async ({ page }) => {
  await lose(page, SHEET);
  await page.goto("/faq");
  const lost = page.waitForEvent("console", (message) => /sheet did not/.test(message.text()));
  await page.keyboard.press("Shift");
  await lost;
  await page.unroute(SHEET);
  const sheet = page.waitForResponse(/assets\/styles-/);
  await page.getByRole("heading", { level: 1 }).click();
  expect((await sheet).status()).toBe(200);
});

test("a page that can be read stays when the application is lost", async ({ page }) => {
  await lose(page, "**/assets/application-*.js");
  const lost = page.waitForEvent("console", (message) => /not be started/.test(message.text()));
  await page.goto("/faq");
  await lost;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

for (const files of ["**/assets/application-*.js", "**/assets/blog-post-page-*.js"]) {
  test(`a post that is not in the build says so without ${files}`, async ({ page }) => {
    await lose(page, files);
    await page.goto("/blog/published-a-minute-ago");
    await expect(page.getByText("Loading post...")).toBeHidden();
    await expect(page.getByText(/load it again/).first()).toBeVisible();
  });
}
