import { LOCAL_ADMIN_PASSWORD } from "../../../supabase/local/constants.ts";
import { ADMIN_TOKEN_KEY } from "@/db/admin-access";
import { findViolations } from "../support/accessibility";
import { unlockAdmin } from "../support/admin";
import { getAdminHeaders, readColumn } from "../support/backend";
import { makeDrawing } from "../support/drawing";
import { countKeyboardTask, tabToAndPress, tabTo, typeInto } from "../support/keyboard";
import { openPage } from "../support/pages";
import { expect, test } from "../support/test";

const CATEGORY = "Stories of a test";
const BUCKET = "/storage/v1/object/public_assets";
const PICTURE = makeDrawing("gift box.svg");

/** The names of the uploaded images, for the cleanup. */
const uploads: string[] = [];

test.afterEach(async ({ request }) => {
  const headers = await getAdminHeaders();
  const category = encodeURIComponent(CATEGORY);
  await request.delete(`/rest/v1/success_stories?category=eq.${category}`, { headers });
  await request.delete(BUCKET, { headers, data: { prefixes: uploads.splice(0) } });
});

test("a story with an uploaded image is added, changed and deleted, and visitors see each change", async ({
  page,
  context,
  request,
  watch,
}) => {
  watch.allowConsole(/^error: Failed to load resource: .* 40[13] .*\/success_stories/s);
  await unlockAdmin(context);
  await page.goto("/admin/success-stories");
  await tabToAndPress(page, page.getByRole("button", { name: "Add New Story" }));
  const form = page.getByRole("form", { name: "Add story" });
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });

  await page.keyboard.type("A tested order");
  await typeInto(page, page.getByRole("combobox", { name: "Category" }), CATEGORY);
  await typeInto(page, field("Excerpt"), "From a test to the site.");
  await typeInto(page, field("Content (HTML)"), "<h2>What we did</h2><p>We wrote it down.</p>");
  const chooser = page.waitForEvent("filechooser");
  await tabToAndPress(page, form.getByRole("button", { name: "Upload image" }));
  await (await chooser).setFiles(PICTURE);
  await expect(page.getByRole("dialog").getByLabel("Alt text")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("A box with a ribbon");
  await tabToAndPress(page, page.getByRole("button", { name: "Use picture" }));
  const address = await field("Image URL").inputValue();
  expect(address).toMatch(/\/success-story_\d+_gift_box\.svg$/);
  uploads.push(address.slice(address.lastIndexOf("/") + 1));
  await expect(field("Alt text")).toHaveValue("A box with a ribbon");

  // As if the password had been changed since the login.
  await page.evaluate((key) => {
    window.localStorage.setItem(key, "outdated");
  }, ADMIN_TOKEN_KEY);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(
    form.getByText(/The admin password was changed\. Please log in again/),
  ).toBeVisible();
  await tabTo(page, form.getByRole("button", { name: "Log in again" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Password")).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.insertText(LOCAL_ADMIN_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(form.getByRole("button", { name: "Save Story" })).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(page.getByRole("button", { name: "Edit A tested order" })).toBeVisible();
  countKeyboardTask();
  await expect(form).toHaveCount(0);

  await openPage(page, "/case-studies");
  const story = page.getByRole("article").filter({ hasText: CATEGORY });
  await expect(story.getByRole("heading", { name: "A tested order" })).toBeVisible();
  await expect(story.getByRole("img", { name: "A box with a ribbon" })).toHaveAttribute(
    "src",
    address,
  );
  await story.getByText("Read the story").click();
  await expect(story.getByText("We wrote it down.")).toBeVisible();

  await page.goto("/admin/success-stories");
  await tabToAndPress(page, page.getByRole("button", { name: "Edit A tested order" }));
  await expect(field("Title")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("A changed order");
  await tabToAndPress(page, page.getByRole("button", { name: "Save Story" }));
  await expect(page.getByRole("button", { name: "Edit A changed order" })).toBeFocused();
  countKeyboardTask();
  await openPage(page, "/case-studies");
  await expect(story.getByRole("heading", { name: "A changed order" })).toBeVisible();

  await page.goto("/admin/success-stories");
  await tabToAndPress(page, page.getByRole("button", { name: "Delete A changed order" }));
  await tabToAndPress(page, page.getByRole("dialog").getByRole("button", { name: "Delete" }));
  await expect(page.getByText("Deleted “A changed order”")).toBeVisible();
  countKeyboardTask();
  await openPage(page, "/case-studies");
  await expect(story).toHaveCount(0);
  const query = `success_stories?category=eq.${encodeURIComponent(CATEGORY)}`;
  expect(await readColumn(request, query, "title")).toEqual([]);
});
