import type { Page } from "@playwright/test";
import { site } from "@/config/site";
import { form as copy } from "@/content/contact";
import {
  CASE_STUDY_PATHS,
  RESOURCES_PATHS,
  SERVICES_PATHS,
  STATIC_PATHS,
} from "../support/addresses";
import { PHONE, POST_PATH } from "./support/pages";
import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

const PAGES = [...STATIC_PATHS, ...CASE_STUDY_PATHS, POST_PATH];

const getNavigation = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("every page has its content without JavaScript", async ({ page, request }) => {
  const pictures = new Set<string>();
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    const owner = path === POST_PATH ? site.blogName : site.name;
    expect(await page.title(), path).toContain(owner);
    await expect(page.getByText(/^Loading.*(\.{3}|…)$/), path).toHaveCount(0);
    const main = page.getByRole("main");
    expect(((await main.textContent()) ?? "").split(/\s+/).length, path).toBeGreaterThan(100);
    const shown = await main.locator("img:visible").all();
    for (const picture of shown) pictures.add((await picture.getAttribute("src")) ?? "");
    expect(await page.locator('a[href^="/"]').count(), path).toBeGreaterThan(10);
  }
  for (const picture of pictures) {
    expect((await request.get(picture)).headers()["content-type"], picture).toMatch(/^image\//);
  }
});

test("every answer of the FAQ is visible without JavaScript", async ({ page }) => {
  await page.goto("/faq");
  const answers = page.getByRole("main").getByRole("region").filter({ hasText: /\w/ });
  await expect(answers.first()).toBeVisible();
  for (const question of await page.getByRole("heading", { level: 2 }).getByRole("button").all()) {
    const answer = page.locator(`[id="${await question.getAttribute("aria-controls")}"]`);
    await expect(answer).toBeVisible();
    await expect(answer).toContainText(/\w{3,}/);
  }
});

for (const [label, paths] of [
  ["Services", SERVICES_PATHS],
  ["Resources", RESOURCES_PATHS],
] as const) {
  test(`the menu ${label} opens without JavaScript, by pointer and by keyboard`, async ({
    page,
  }) => {
    await page.goto("/about-us");
    const button = getNavigation(page).getByRole("button", { name: label });
    const links = getNavigation(page).getByRole("listitem").getByRole("link");
    await expect(links).toHaveCount(0);
    await button.hover();
    await expect(links).toHaveCount(paths.length);
    await page.mouse.move(700, 880);
    await expect(links).toHaveCount(0);
    await button.focus();
    await expect(links).toHaveCount(paths.length);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("the menu and its links work without JavaScript", async ({ page }) => {
    await page.goto("/about-us");
    await expect(getNavigation(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Open menu" }).click();
    await getNavigation(page).getByRole("button", { name: "Resources" }).click();
    const link = getNavigation(page).getByRole("link", { name: /^FAQ/ });
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL("/faq");
  });
});

test("an enquiry stays in its form, and nothing of it gets into the URL", async ({ page }) => {
  await page.goto("/contact-us");
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
  await expect(page).toHaveURL("/contact-us");
  for (const [name, value] of typed) await expect(field(name)).toHaveValue(value);
  await expect(page.getByRole("alert").getByRole("link", { name: site.email })).toBeInViewport();
});
