import { unlockAdmin } from "../support/admin";
import { getAdminHeaders } from "../support/backend";
import { openPage } from "../support/pages";
import { expect, test } from "../support/test";

const TITLE = "What a sealed sample is worth (test)";
const SLUG = "what-a-sealed-sample-is-worth-test";
const NEW_TITLE = "What two sealed samples are worth (test)";
const ALT = "A signed mug in a bag";
const PICTURE = {
  name: "sealed bag.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#f4731c"/></svg>',
  ),
};

/** The picture that the test uploads. */
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
}) => {
  await unlockAdmin(context);
  await page.goto("/admin/blog-management");
  await page.getByRole("button", { name: "Add New Post" }).first().click();
  const form = page.getByRole("form");
  const field = (label: string) => form.getByLabel(label, { exact: true });
  const save = form.getByRole("button", { name: "Save Post" });
  const site = await context.newPage();
  const card = (title: string) =>
    site.getByRole("main").getByRole("article").filter({ hasText: title });

  await field("Title").fill(TITLE);
  await expect(field("Slug")).toHaveValue(SLUG);
  await field("Excerpt").fill("One signed mug in a plastic bag has ended many arguments.");
  await field("Content (HTML)").fill("<p>Both sides sign the bag.</p><h2>What goes in</h2>");
  await field("Category").fill("Sourcing");
  await field("Date").fill("2999-01-01"); // the newest of all, so it is on the home page
  await form
    .locator('input[type="file"][aria-label="Upload featured image"]')
    .setInputFiles(PICTURE);
  await page.getByRole("dialog").getByLabel("Alt text").fill(ALT);
  await page.keyboard.press("Enter");
  await expect(field("Featured image alt text")).toHaveValue(ALT);
  const pictureUrl = await field("Featured image URL").inputValue();
  uploadedName = pictureUrl.slice(pictureUrl.lastIndexOf("/") + 1);
  await save.click();
  await expect(page.getByText(`Post "${TITLE}" created.`).first()).toBeVisible();
  await expect(form).toHaveCount(0);
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

  await page.getByRole("button", { name: `Edit “${TITLE}”` }).click();
  await field("Title").fill(NEW_TITLE);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText(`Post "${NEW_TITLE}" updated.`).first()).toBeVisible();
  await openPage(site, `/blog/${SLUG}`);
  await expect(site.getByRole("heading", { level: 1 })).toHaveText(NEW_TITLE);
  await openPage(site, "/");
  await expect(card(NEW_TITLE)).toHaveCount(1);

  await page.getByRole("button", { name: `Delete “${NEW_TITLE}”` }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(page.getByText("Post Deleted").first()).toBeVisible();
  await openPage(site, "/");
  await expect(card(NEW_TITLE)).toHaveCount(0);
  await openPage(site, `/blog/${SLUG}`);
  await expect(site.getByText("Blog Post Not Found")).toBeVisible();
});
