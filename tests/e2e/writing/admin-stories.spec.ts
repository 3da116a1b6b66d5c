import { adminPaths, paths } from "@/config/paths";
import { editing } from "@/content/admin/editing";
import { imageUpload, uploadToasts } from "@/content/admin/image-upload";
import { login } from "@/content/admin/login";
import { storiesPage, storyForm } from "@/content/admin/success-stories";
import { LOCAL_ADMIN_PASSWORD } from "../../../supabase/local/constants.ts";
import { ADMIN_TOKEN_KEY } from "@/data/browser/admin-access";
import { findViolations } from "../support/accessibility";
import { unlockAdmin } from "../support/admin";
import { getAdminHeaders } from "../support/backend";
import { makeDrawing } from "../support/drawing";
import { tabToAndPress, tabTo, typeInto } from "../support/keyboard";
import { openPage } from "../support/pages";
import { expect, test } from "../support/test";

const TITLE = "A tested order";
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

test("a story with an uploaded image is added after a new login, and visitors see it", async ({
  page,
  context,
  watch,
}) => {
  // The save, and the question whether the site is up to date, which is asked every half a minute.
  watch.allowConsole(
    /^error: Failed to load resource: .* 40[13] .*\/(success_stories|rpc\/site_build_state)/s,
  );
  await unlockAdmin(context);
  await page.goto(adminPaths.successStories);
  await tabToAndPress(page, page.getByRole("button", { name: storiesPage.add }));
  const form = page.getByRole("form", { name: storyForm.addTitle });
  const field = (name: keyof typeof storyForm.labels) =>
    page.getByRole("textbox", { name: storyForm.labels[name], exact: true });

  await page.keyboard.type(TITLE);
  await typeInto(page, page.getByRole("combobox", { name: storyForm.labels.category }), CATEGORY);
  await typeInto(page, field("excerpt"), "From a test to the site.");
  await typeInto(page, field("content"), "<h2>What we did</h2><p>We wrote it down.</p>");
  const document = { name: "box.png", mimeType: "image/png", buffer: Buffer.from("%PDF-1.7") };
  await form
    .locator("input[type='file']")
    .and(page.getByLabel(storyForm.upload))
    .setInputFiles(document);
  await expect(page.getByText(uploadToasts.invalidType.description).first()).toBeVisible();
  await expect(form.getByText(imageUpload.refused.otherKind("box.png", "pdf"))).toBeVisible();
  const chooser = page.waitForEvent("filechooser");
  await tabToAndPress(page, form.getByRole("button", { name: storyForm.upload }));
  await (await chooser).setFiles(PICTURE);
  await expect(page.getByRole("dialog").getByLabel(imageUpload.altText.label)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("A box with a ribbon");
  await tabToAndPress(page, page.getByRole("button", { name: imageUpload.altText.confirm }));
  const address = await field("image_url").inputValue();
  expect(address).toMatch(/\/success-story_\d+_gift_box\.svg$/);
  uploads.push(address.slice(address.lastIndexOf("/") + 1));
  await expect(field("image_alt")).toHaveValue("A box with a ribbon");

  // As if the password had been changed since the login.
  await page.evaluate((key) => {
    window.localStorage.setItem(key, "outdated");
  }, ADMIN_TOKEN_KEY);
  await page.keyboard.press("ControlOrMeta+s");
  await tabTo(page, form.getByRole("button", { name: editing.status.logIn }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(login.passwordLabel)).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.insertText(LOCAL_ADMIN_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(form.getByRole("button", { name: storyForm.save })).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(page.getByRole("button", { name: storiesPage.edit(TITLE) })).toBeVisible();
  await expect(form).toHaveCount(0);

  await openPage(page, paths.caseStudies);
  const story = page.getByRole("article").filter({ hasText: CATEGORY });
  await expect(story.getByRole("heading", { name: TITLE })).toBeVisible();
  await expect(story.getByRole("img", { name: "A box with a ribbon" })).toHaveAttribute(
    "src",
    address,
  );
  await story.locator("summary").click();
  await expect(story.getByText("We wrote it down.")).toBeVisible();
});
