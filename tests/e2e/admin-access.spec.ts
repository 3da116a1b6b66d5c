import type { Page } from "@playwright/test";
import { adminPaths, paths } from "@/config/paths";
import { adminLayout } from "@/content/admin/layout";
import { login } from "@/content/admin/login";
import { storiesPage } from "@/content/admin/success-stories";
import { ADMIN_FLAG_KEY, ADMIN_TOKEN_KEY } from "@/data/browser/admin-access";
import { LOCAL_ADMIN_PASSWORD } from "../../supabase/local/constants.ts";
import { findViolations } from "./support/accessibility";
import { tabToAndPress } from "./support/keyboard";
import { expect, test } from "./support/test";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const password = (page: Page) => page.getByLabel(login.passwordLabel);

test("staff log in by keyboard, get to the page they asked for, and log out", async ({ page }) => {
  const address = `${adminPaths.successStories}?from=mail#top`;
  await page.goto(paths.faq);
  await page.goto(address);
  await expect(page).toHaveURL(adminPaths.login);
  await password(page).fill("not the password");
  await page.getByRole("button", { name: login.submit }).click();
  await expect(password(page)).toHaveValue("");
  await expect(password(page)).toBeFocused();
  expect(await findViolations(page), "a refused login").toEqual([]);

  await page.keyboard.insertText(LOCAL_ADMIN_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(address);
  await expect(heading(page, storiesPage.title)).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  // The toast of the login covers no button.
  await page.getByRole("button", { name: storiesPage.add }).click({ trial: true });
  await page.reload();
  await expect(heading(page, storiesPage.title)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(paths.faq);

  await page.goto(adminPaths.dashboard);
  await tabToAndPress(page, page.getByRole("button", { name: adminLayout.logout }));
  await expect(page).toHaveURL(adminPaths.login);
  await expect(password(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(adminPaths.login);
  const stored = await page.evaluate(
    (keys) => keys.map((key) => window.localStorage.getItem(key)),
    [ADMIN_FLAG_KEY, ADMIN_TOKEN_KEY],
  );
  expect(stored).toEqual([null, null]);
});
