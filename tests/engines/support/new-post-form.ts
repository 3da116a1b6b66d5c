import { adminPaths } from "@/config/paths";
import { loginMessages } from "@/content/admin/login";
import { LOCAL_ADMIN_PASSWORD } from "../../../supabase/local/constants.ts";
import type { Page } from "./page";

/** Logs in, and opens the form of a new post. */
export async function openNewPostForm(page: Page) {
  await page.open(adminPaths.blogManagement);
  await page.getByLabel("Password").fill(LOCAL_ADMIN_PASSWORD);
  await page.press("Enter");
  // This toast would slide over the button between the look at it and the click.
  await page.getByText(loginMessages.redirecting(true).title).nth(0).waitFor();
  await page.getByRole("button", { name: "Add New Post" }).nth(0).click();
}
