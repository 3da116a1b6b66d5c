import { findViolations } from "../support/accessibility";
import { unlockAdmin } from "../support/admin";
import { getAdminHeaders } from "../support/backend";
import { makeDrawing } from "../support/drawing";
import { countKeyboardTask, tabToAndPress, tabTo, typeInto } from "../support/keyboard";
import { openPage } from "../support/pages";
import { expect, test } from "../support/test";

const TITLE = "What a sealed sample is worth (test)";
const SLUG = "what-a-sealed-sample-is-worth-test";
const NEW_TITLE = "What two sealed samples are worth (test)";
const ALT = "A signed mug in a bag";
const PICTURE = makeDrawing("sealed bag.svg");

/** The name of the uploaded image, for the cleanup. */
let uploadedName = "";

test.afterEach(async ({ request }) => {
  const headers = await getAdminHeaders();
  await request.delete(`/rest/v1/blog_posts?slug=eq.${SLUG}`, { headers });
  const data = { prefixes: [uploadedName] };
  const removed = await request.delete("/storage/v1/object/public_assets", { headers, data });
  expect(await removed.json()).toHaveLength(1);
});

test("a post with an uploaded picture is on the site at once, and so are its changes", async ({
  context,
  page,
  request,
}) => {
  await unlockAdmin(context);
  await page.goto("/admin/blog-management");
  await tabToAndPress(page, page.getByRole("button", { name: "Add New Post" }).first());
  const form = page.getByRole("form");
  const field = (label: string) => form.getByLabel(label, { exact: true });
  const save = form.getByRole("button", { name: "Save Post" });
  const site = await context.newPage();
  const card = (title: string) =>
    site.getByRole("main").getByRole("article").filter({ hasText: title });

  await expect(field("Title")).toBeFocused();
  await page.keyboard.insertText(TITLE);
  await expect(field("Slug")).toHaveValue(SLUG);
  await typeInto(page, field("Excerpt"), "One signed mug in a bag has ended many arguments.");
  await typeInto(page, field("Content (HTML)"), "<p>Both sides sign.</p><h2>What goes in</h2>");
  await tabTo(page, field("Date"));
  await page.keyboard.type("01012099"); // The newest date, so that the post is on the home page.
  await expect(field("Date")).toHaveValue("2099-01-01");
  await typeInto(page, field("Category"), "Sourcing");
  const chooser = page.waitForEvent("filechooser");
  await tabTo(page, form.getByRole("button", { name: "Upload featured image" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(PICTURE);
  await expect(page.getByRole("dialog").getByLabel("Alt text")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(ALT);
  await page.keyboard.press("Enter");
  await expect(field("Featured image alt text")).toHaveValue(ALT);
  const pictureUrl = await field("Featured image URL").inputValue();
  uploadedName = pictureUrl.slice(pictureUrl.lastIndexOf("/") + 1);
  await tabToAndPress(page, save);
  await expect(page.getByText(`Post "${TITLE}" created.`).first()).toBeVisible();
  await expect(form).toHaveCount(0);
  const edit = page.getByRole("button", { name: `Edit “${TITLE}”` });
  await expect(edit).toBeFocused();
  countKeyboardTask();
  await expect(page.getByRole("main").getByText(SLUG)).toBeVisible();

  for (const path of ["/", "/blog"]) {
    await openPage(site, path);
    await expect(card(TITLE)).toHaveCount(1);
  }
  await openPage(site, `/blog/${SLUG}`);
  await expect(site.getByRole("heading", { level: 1 })).toHaveText(TITLE);
  const picture = site.getByRole("img", { name: ALT });
  await expect(picture).toHaveAttribute("src", pictureUrl);
  await expect(picture).toHaveJSProperty("naturalWidth", 40);

  await page.keyboard.press("Enter");
  await expect(field("Title")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(NEW_TITLE);
  const meanwhile = await request.patch(`/rest/v1/blog_posts?slug=eq.${SLUG}`, {
    headers: await getAdminHeaders(),
    data: { category: "Shipping and Customs" },
  });
  expect(meanwhile.ok()).toBe(true);
  await page.keyboard.press("ControlOrMeta+s");
  const conflict = page.getByRole("dialog", { name: "Someone else changed this meanwhile" });
  await expect(conflict).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await tabToAndPress(page, conflict.getByRole("button", { name: "Save mine anyway" }));
  await expect(page.getByText(`Post "${NEW_TITLE}" updated.`).first()).toBeVisible();
  await expect(page.getByRole("button", { name: `Edit “${NEW_TITLE}”` })).toBeFocused();
  countKeyboardTask();
  await openPage(site, `/blog/${SLUG}`);
  await expect(site.getByRole("heading", { level: 1 })).toHaveText(NEW_TITLE);
  await openPage(site, "/");
  await expect(card(NEW_TITLE)).toHaveCount(1);

  await tabToAndPress(page, page.getByRole("button", { name: `Delete “${NEW_TITLE}”` }));
  await tabToAndPress(page, page.getByRole("dialog").getByRole("button", { name: /^Delete/ }));
  await expect(page.getByText("Post Deleted").first()).toBeVisible();
  await expect(page.locator("body")).not.toBeFocused();
  countKeyboardTask();
  await openPage(site, "/");
  await expect(card(NEW_TITLE)).toHaveCount(0);
  await openPage(site, `/blog/${SLUG}`);
  await expect(site.getByText("Blog Post Not Found")).toBeVisible();
});
