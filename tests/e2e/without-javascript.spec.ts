import type { Page } from "@playwright/test";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { form as copy } from "@/content/contact";
import { resourcesMenu } from "@/content/navigation";
import { PHONE } from "./support/pages";
import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

const getMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("without JavaScript the FAQ opens each answer, and its menu opens by pointer and keyboard", async ({
  page,
}) => {
  await page.goto(paths.faq);
  const questions = await page.locator("main summary").all();
  expect(questions.length).toBeGreaterThan(5);
  const answers = page.locator("main details").getByRole("region");
  await expect(answers).toHaveCount(1);
  for (const question of questions.slice(1)) {
    await question.click();
    await expect(answers).toHaveCount(1);
    await expect(answers).toHaveAccessibleName(await question.innerText());
    await expect(answers).toContainText(/\w{3,}/);
  }

  const button = getMenu(page).getByRole("button", { name: "Resources" });
  const links = getMenu(page).getByRole("listitem").getByRole("link");
  await expect(links).toHaveCount(0);
  await button.hover();
  await expect(links).toHaveCount(resourcesMenu.length);
  await page.mouse.move(700, 880);
  await expect(links).toHaveCount(0);
  await button.press("Enter");
  await expect(links).toHaveCount(resourcesMenu.length);

  await page.setViewportSize(PHONE);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(getMenu(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Open menu" }).click();
  await getMenu(page).locator("summary", { hasText: "Resources" }).click();
  await getMenu(page).locator(`a[href="${paths.howItWorks}"]`).click();
  await expect(page).toHaveURL(paths.howItWorks);
});

test("without JavaScript a link to an answer opens it", async ({ page }) => {
  await page.goto(`${paths.faq}#payment`);
  const linked = page.locator("main details", { has: page.locator("#payment") });
  await expect(linked.getByRole("region")).toBeInViewport();
  await expect(linked.locator("summary")).toBeInViewport({ ratio: 1 });
  await expect(page.locator("main details").getByRole("region")).toHaveCount(1);
});

test("without JavaScript the contents of a text are there on a wide screen, and open on a phone", async ({
  page,
}) => {
  await page.goto(paths.privacy);
  const links = page.getByRole("main").getByRole("navigation").getByRole("link");
  await expect(links.first()).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(links.first()).toBeHidden();
  await page.locator("main summary").click();
  await expect(links.first()).toBeVisible();
});

test("without JavaScript an enquiry stays in its form, and nothing of it gets into the address", async ({
  page,
}) => {
  await page.goto(paths.contact);
  const form = page.getByRole("main").getByRole("form");
  const typed = [
    ["name", "Ana Example"],
    ["email", "ana@buyer.example"],
    ["product_interest", "Mugs"],
    ["message", "300 mugs"],
  ] as const;
  const field = (name: string) => form.locator(`[name="${name}"]`);
  for (const [name, value] of typed) await field(name).fill(value);
  await form.getByRole("button", { name: copy.submit }).click();
  await expect(page).toHaveURL(paths.contact);
  for (const [name, value] of typed) await expect(field(name)).toHaveValue(value);
  await expect(page.getByRole("alert").getByRole("link", { name: site.email })).toBeInViewport();
});
