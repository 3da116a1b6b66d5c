import { contentEditor } from "@/content/admin/content-editor";
import { imageUpload } from "@/content/admin/image-upload";
import { postForm } from "@/content/admin/post-form";
import { visualEditor } from "@/content/admin/visual-editor";
import { unlockAdmin } from "../support/admin";
import { getAdminHeaders } from "../support/backend";
import { makeDrawing } from "../support/drawing";
import { openPage } from "../support/pages";
import { expect, test } from "../support/test";
import { openNewPost } from "../support/visual-editor";

const { image, tools } = contentEditor;
const { labels } = postForm;
const TITLE = "How we weigh cartons (test)";
const SLUG = "how-we-weigh-cartons-test";
const BUCKET = "/storage/v1/object/public_assets";
const SITE_PICTURE = "/images/blog-default-1200.webp";
const PICTURE = makeDrawing("scale.svg");

/** What the public page shows of the article. */
const ARTICLE = `<p>A carton is weighed twice.</p>
<h2 id="what-you-need">What you need</h2>
<ul>
  <li>A scale</li>
  <li>A <a href="https://example.com/standard?a=1&amp;b=2">https://example.com/standard?a=1&amp;b=2</a></li>
</ul>
<blockquote>
  <p>Weigh it full &amp; dry.</p>
</blockquote>
<h3 id="the-results">The results</h3>
<p>Our pictures:</p>
<figure>
  <img src="scale.svg" alt="A scale" loading="lazy" decoding="async">
  <figcaption>Our scale</figcaption>
</figure>
<p><a href="https://example.com/all">That is all.</a></p>`;

/** The names of the uploaded pictures, for the cleanup. */
const uploads: string[] = [];

test.afterEach(async ({ request }) => {
  const headers = await getAdminHeaders();
  await request.delete(`/rest/v1/blog_posts?slug=eq.${SLUG}`, { headers });
  await request.delete(BUCKET, { headers, data: { prefixes: uploads.splice(0) } });
});

test("a person who knows no HTML writes and publishes an article", async ({ context, page }) => {
  await unlockAdmin(context);
  const { form, text, tool, type, press } = await openNewPost(page);
  const field = (label: string) => form.getByLabel(label, { exact: true });
  const enter = () => press("Enter");

  await test.step("the fields around the text", async () => {
    await field(labels.title).fill(TITLE);
    await expect(field(labels.slug)).toHaveValue(SLUG);
    await field(labels.excerpt).fill("Two scales, three times.");
    await field(labels.category).fill("Weighing");
    await field(labels.image_url).fill(SITE_PICTURE);
    await field(labels.image_alt).fill("Cartons");
  });

  await test.step("headings, a list, a link and a quote", async () => {
    await form.getByRole("button", { name: contentEditor.invitation.action }).click();
    await text.click();
    await type("A carton is weighed twice.");
    await enter();
    await tool(tools.h2).click();
    await expect(tool(tools.h2)).toHaveAttribute("aria-pressed", "true");
    await type("What you need");
    await enter();
    await tool(tools.list).click();
    await expect(tool(tools.list)).toHaveAttribute("aria-pressed", "true");
    await type("A scale");
    await enter();
    await type("A ");
    await tool(tools.link).click();
    await expect(field(visualEditor.link.address)).toBeFocused();
    await type("https://example.com/standard?a=1&b=2");
    await enter();
    await expect(text).toBeFocused();
    await enter();
    await enter();
    await expect(tool(tools.list)).toHaveAttribute("aria-pressed", "false");
    await tool(tools.quote).click();
    await expect(tool(tools.quote)).toHaveAttribute("aria-pressed", "true");
    await type("Weigh it full & dry.");
    await enter();
    await enter();
    await tool(tools.h3).click();
    await expect(tool(tools.h3)).toHaveAttribute("aria-pressed", "true");
    await type("The results");
    await enter();
    await type("Our pictures:");
    await enter();
  });

  await test.step("a picture with a caption, and text below it", async () => {
    const chooser = page.waitForEvent("filechooser");
    await tool(tools.image).click();
    const asked = page.getByRole("dialog", { name: image.title });
    await asked.getByRole("button", { name: image.upload, exact: true }).click();
    await (await chooser).setFiles(PICTURE);
    await page.getByRole("dialog").getByLabel(imageUpload.altText.label).fill("A scale");
    await page.getByRole("button", { name: imageUpload.altText.confirm }).click();
    await expect(text).toBeFocused();
    const address = await text.getByRole("img", { name: "A scale" }).getAttribute("src");
    uploads.push(address?.split("/").at(-1) ?? "");
    await text.getByRole("button", { name: visualEditor.picture.addCaption }).click();
    await type("Our scale");
    await enter();
    await type("That is all.");
  });

  await test.step("saving by keyboard sets the link that is being typed", async () => {
    await press("Shift+Home");
    await press("ControlOrMeta+k");
    const { address, problems } = visualEditor.link;
    await type("javascript:all");
    await press("ControlOrMeta+s");
    await expect(field(address)).toHaveAccessibleDescription(problems.unsafe);
    await press("ControlOrMeta+a");
    await type("example.com/all");
    await press("ControlOrMeta+s");
    await expect(form).toHaveCount(0);
  });

  await openPage(page, `/blog/${SLUG}`);
  const article = page.locator(".prose");
  await expect(article.getByRole("heading", { name: "The results" })).toBeVisible();
  const html = await article.innerHTML();
  expect(html.replace(/src="[^"]*scale\.svg"/, 'src="scale.svg"')).toBe(ARTICLE);
});
