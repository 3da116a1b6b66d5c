import { expect } from "vitest";
import { adminPaths } from "@/config/paths";
import { LOCAL_ADMIN_PASSWORD } from "../../supabase/local/constants.ts";
import { journey } from "./support/journey";
import { openNewPostForm } from "./support/new-post-form";

const PICTURE = "public/apple-touch-icon.png";

journey(
  "staff log in with the right password, after a wrong one, and log out",
  async ({ page }) => {
    await page.open(adminPaths.successStories);
    await expect.poll(page.path).toBe(adminPaths.login);
    const field = page.getByLabel("Password");
    await field.fill("not the password");
    await page.press("Enter");
    await page
      .getByText(/^Invalid password/)
      .nth(0)
      .waitFor();
    await expect.poll(field.value).toBe("");
    await expect.poll(field.isFocused).toBe(true);

    await page.type(LOCAL_ADMIN_PASSWORD);
    await page.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Success Stories" }).waitFor();
    expect(await page.path()).toBe(adminPaths.successStories);
    await page.getByRole("button", { name: "Logout" }).click();
    await expect.poll(page.path).toBe(adminPaths.login);
    await page.open(adminPaths.dashboard);
    await expect.poll(page.path).toBe(adminPaths.login);
  },
);

journey("a new post with a picture is previewed and on the site at once", async ({ page }) => {
  const title = "What a sealed sample is worth";
  const alt = "A signed mug in a bag";
  await openNewPostForm(page);
  const field = (label: string) => page.getByRole("textbox", { name: label });
  await expect.poll(field("Title").isFocused).toBe(true);
  await page.type(title);
  await expect.poll(field("Slug").value).toBe("what-a-sealed-sample-is-worth");
  await field("Excerpt").fill("One signed mug has ended many arguments.");
  await field("Content (HTML)").fill("<h2>What goes in</h2><p>Both sides sign.</p>");
  await page.getByRole("combobox", { name: "Category" }).fill("Sourcing");
  await page.upload('input[aria-label="Upload featured image"]', PICTURE);
  const dialog = page.getByRole("dialog");
  await expect.poll(dialog.getByLabel("Alt text").isFocused).toBe(true);
  await dialog.getByLabel("Alt text").fill(alt);
  await page.press("Enter");
  await dialog.waitUntilGone();
  const address = await field("Featured image URL").value();
  expect(address).toContain("/public_assets/blog_");

  // WebKit scrolls back to the field that has the focus again, so that a click could miss the button.
  await page.getByRole("button", { name: "Preview page" }).tabToAndPressEnter();
  await expect.poll(dialog.getByRole("heading", { level: 1 }).text).toBe(title);
  await expect.poll(() => dialog.getByRole("img", { name: alt }).attribute("src")).toBe(address);
  await page.press("Escape");
  await dialog.waitUntilGone();

  await page.getByRole("button", { name: "Save Post" }).click();
  await page.getByRole("button", { name: `Edit “${title}”` }).waitFor();

  await page.open("/blog/what-a-sealed-sample-is-worth");
  await expect.poll(page.getByRole("heading", { level: 1 }).text).toBe(title);
  const picture = page.getByRole("img", { name: alt });
  await expect.poll(() => picture.attribute("src")).toBe(address);
  await expect.poll(picture.isLoaded).toBe(true);
  await page.open("/");
  await page.getByRole("main").getByRole("heading", { name: title }).waitFor();
});
