import type { Page } from "@playwright/test";
import { ADMIN_FLAG_KEY, ADMIN_TOKEN_KEY } from "@/db/admin-access";
import { LOCAL_ADMIN_PASSWORD } from "../../supabase/local/constants.ts";
import { findViolations } from "./support/accessibility";
import { unlockAdmin } from "./support/admin";
import { readColumn } from "./support/backend";
import { countKeyboardTask, tabToAndPress } from "./support/keyboard";
import { expect, test } from "./support/test";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function logIn(page: Page, password: string) {
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Unlock Dashboard" }).click();
}

test("staff log in, get to the page they asked for, and log out", async ({ page }) => {
  await page.goto("/faq");
  await page.goto("/admin/success-stories?from=mail#top");
  await expect(page).toHaveURL("/admin/login");
  await logIn(page, "not the password");
  await expect(page.getByText("Login Failed", { exact: true })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await expect(page.getByLabel("Password")).toHaveValue("");
  await expect(page.getByLabel("Password")).toBeFocused();

  await page.keyboard.insertText(LOCAL_ADMIN_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Login Successful!", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/admin/success-stories?from=mail#top");
  await expect(heading(page, "Success Stories")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  countKeyboardTask();
  await page.reload();
  await expect(heading(page, "Success Stories")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/faq");

  await page.goto("/admin");
  await tabToAndPress(page, page.getByRole("button", { name: "Logout" }));
  await expect(page.getByText("Logged Out", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/admin/login");
  await expect(page.getByLabel("Password")).toBeFocused();
  countKeyboardTask();
  await page.goBack();
  await expect(page).toHaveURL("/admin/login");
  expect(
    await page.evaluate(
      (keys) => keys.map((key) => window.localStorage.getItem(key)),
      [ADMIN_FLAG_KEY, ADMIN_TOKEN_KEY],
    ),
  ).toEqual([null, null]);
});

test("after a logout in one tab, the next page in another asks for the password", async ({
  context,
  page,
}) => {
  await unlockAdmin(context);
  const other = await context.newPage();
  await page.goto("/admin/contact-submissions");
  await expect(heading(page, "Contact Form Submissions")).toBeVisible();
  await other.goto("/admin");
  await other.getByRole("button", { name: "Logout" }).click();
  await expect(other).toHaveURL("/admin/login");
  await page.bringToFront();
  await expect(heading(page, "Contact Form Submissions")).toBeVisible();
  await page.getByRole("link", { name: "Site Images" }).click();
  await expect(page).toHaveURL("/admin/login");
  await logIn(page, LOCAL_ADMIN_PASSWORD);
  await expect(page).toHaveURL("/admin/site-image-management");
});

test("a login flag set by hand opens the pages, but the database rejects their changes", async ({
  page,
  request,
}) => {
  const readOrder = () =>
    readColumn(request, "blog_posts?select=slug&order=display_order,id", "slug");
  const order = await readOrder();
  await page.addInitScript((key) => {
    window.localStorage.setItem(key, "true");
  }, ADMIN_FLAG_KEY);
  await page.goto("/admin/blog-management");
  await page
    .getByRole("button", { name: /^Move .* down$/ })
    .first()
    .click();
  await expect(page.getByText("Order Update Failed", { exact: true })).toBeVisible();
  expect(await readOrder()).toEqual(order);
});
