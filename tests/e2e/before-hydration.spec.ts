import type { Page } from "@playwright/test";
import { SUBMISSIONS_KEY } from "@/db/contact-submissions";
import { APPLICATION_CHUNKS, delayRequests } from "./support/delay-requests";
import { recordMailLinks } from "./support/mail-links";
import { openPage, PHONE, POST_PATH } from "./support/pages";
import { expect, test } from "./support/test";

/** Opens a page whose JavaScript loads only when `hydrate` is called. */
async function openUnhydrated(page: Page, path: string) {
  const application = await delayRequests(page, APPLICATION_CHUNKS);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return {
    hydrate: async () => {
      await expect(page.locator("#root")).not.toHaveAttribute("data-hydrated");
      application.release();
      await expect(page.locator("#root")).toHaveAttribute("data-hydrated", "");
    },
  };
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("the menu opens at the first tap, before hydration, and stays open after it", async ({
    page,
  }) => {
    const { hydrate } = await openUnhydrated(page, "/");
    const toggle = page.getByRole("banner").getByRole("button", { name: /menu$/ });
    const menu = page.getByRole("navigation", { name: "Main" });
    await expect(menu).toHaveCount(0);
    await toggle.click();
    await expect(menu.getByRole("link", { name: "Home" })).toBeInViewport();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await toggle.click();
    await hydrate();
    await expect(toggle).toHaveAccessibleName("Close menu");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(menu.getByRole("link", { name: "Home" })).toBeInViewport();
    await toggle.click();
    await expect(menu).toHaveCount(0);
  });

  test("a contents list opens before hydration and stays open after it", async ({ page }) => {
    const { hydrate } = await openUnhydrated(page, POST_PATH);
    const list = page.getByRole("complementary").first();
    const toggle = list.getByRole("button", { name: "On this page" });
    await expect(list.getByRole("link")).toHaveCount(0);
    await toggle.click();
    await expect(list.getByRole("link").first()).toBeVisible();
    await hydrate();
    await expect(list.getByRole("link").first()).toBeVisible();
    await toggle.click();
    await expect(list.getByRole("link")).toHaveCount(0);
  });
});

test("a question opens before hydration and stays open after it", async ({ page }) => {
  const { hydrate } = await openUnhydrated(page, "/faq");
  const question = page.getByRole("heading", { level: 2 }).getByRole("button").nth(3);
  const answer = page.locator(`[id="${await question.getAttribute("aria-controls")}"]`);
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toBeInViewport();
  await hydrate();
  await expect(question).toHaveAttribute("aria-expanded", "true");
  await expect(answer).toBeInViewport();
  await question.click();
  await expect(answer).toHaveAttribute("hidden", "until-found");
});

test("what is missing in the enquiry is shown before hydration", async ({ page }) => {
  const { hydrate } = await openUnhydrated(page, "/contact-us");
  await page.getByLabel("Full Name").fill("Zoë");
  await page.getByRole("button", { name: "Send Enquiry" }).click();
  await expect(page.getByLabel("Email Address")).toBeFocused();
  await hydrate();
  await expect(page).toHaveURL("/contact-us");
  await expect(page.getByLabel("Full Name")).toHaveValue("Zoë");
  await expect(page.getByLabel("Email Address")).toBeFocused();
});

test("an enquiry written and sent before hydration is sent once", async ({ page }) => {
  await recordMailLinks(page);
  const { hydrate } = await openUnhydrated(page, "/contact-us");
  await page.getByLabel("Full Name").fill("Zoë");
  await page.getByLabel("Email Address").fill("zoe@example.com");
  await page.getByLabel("Product(s) of Interest").fill("Mugs");
  await page.getByLabel("Your Message / Requirements").fill("Before it was live");
  await page.getByRole("button", { name: "Send Enquiry" }).click();
  await expect(page).toHaveURL("/contact-us");
  await hydrate();
  await expect(page.getByRole("region", { name: "Your message is prepared" })).toBeVisible();
  const stored = await page.evaluate((key) => localStorage.getItem(key), SUBMISSIONS_KEY);
  expect(stored?.match(/Before it was live/g)).toHaveLength(1);
});

test("what was typed into the enquiry before hydration is kept", async ({ page }) => {
  const { hydrate } = await openUnhydrated(page, "/contact-us");
  await page.getByLabel("Full Name").fill("Zoë");
  await page.getByLabel("Your Message / Requirements").fill("Before it was live");
  await hydrate();
  await expect(page.getByLabel("Full Name")).toHaveValue("Zoë");
  await expect(page.getByLabel("Your Message / Requirements")).toHaveValue("Before it was live");
});

test("a search typed before hydration is carried out", async ({ page }) => {
  const { hydrate } = await openUnhydrated(page, "/blog");
  const box = page.getByRole("searchbox", { name: "Search articles" });
  await box.fill("aql inspection");
  await hydrate();
  await expect(box).toHaveValue("aql inspection");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
});

test("a link clicked before hydration opens its page", async ({ page }) => {
  const { hydrate } = await openUnhydrated(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about-us");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await hydrate();
});

test("Back leaves a page before it has hydrated", async ({ page }) => {
  await openPage(page, "/blog?search=inspection");
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page.locator(".prose p").first()).toBeVisible();
  const chunk = await delayRequests(page, "**/assets/blog-post-page-*.js");
  const requested = page.waitForRequest("**/assets/blog-post-page-*.js");
  await page.reload();
  await page.mouse.move(300, 300);
  await requested;
  await page.goBack();
  chunk.release();
  await expect(page.getByRole("searchbox")).toHaveValue("inspection");
  await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
});
