import { unlockAdmin } from "../support/admin";
import { getAdminHeaders } from "../support/backend";
import { makeDrawing } from "../support/drawing";
import { DESKTOP, openPage, PHONE } from "../support/pages";
import { expect, test } from "../support/test";
import { makeContentEditor, openNewPost } from "../support/visual-editor";

const TITLE = "How we weigh cartons (test)";
const SLUG = "how-we-weigh-cartons-test";
const CATEGORY = "Stories of the visual editor";
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
<div class="table-scroll" tabindex="0" role="region" aria-label="Table 1"><table>
  <thead>
    <tr><th>Carton</th><th>Full</th><th>Empty</th></tr>
  </thead>
  <tbody>
    <tr><td>A1</td><td>12 kg</td><td>1 kg</td></tr>
    <tr><td>B2</td><td>11 kg</td><td>2 kg</td></tr>
  </tbody>
</table></div>
<p>Our pictures:</p>
<figure>
  <img src="scale.svg" alt="A scale" loading="lazy" decoding="async">
  <figcaption>Our scale</figcaption>
</figure>
<p>And this is the warehouse.</p>
<figure>
  <img src="${SITE_PICTURE}" alt="A “warehouse”" loading="lazy" decoding="async">
  <figcaption>Our warehouse</figcaption>
</figure>
<p>That is all.</p>`;

/** The names of the uploaded pictures, for the cleanup. */
const uploads: string[] = [];

test.beforeEach(async ({ context }) => {
  await unlockAdmin(context);
});

test.afterEach(async ({ request }) => {
  const headers = await getAdminHeaders();
  const category = encodeURIComponent(CATEGORY);
  await request.delete(`/rest/v1/blog_posts?slug=eq.${SLUG}`, { headers });
  await request.delete(`/rest/v1/success_stories?category=eq.${category}`, { headers });
  await request.delete(BUCKET, { headers, data: { prefixes: uploads.splice(0) } });
});

for (const viewport of [DESKTOP, PHONE]) {
  test(`a person who knows no HTML writes and publishes an article, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { form, text, tool } = await openNewPost(page);
    const field = (label: string) => form.getByLabel(label, { exact: true });
    const type = (words: string) => page.keyboard.type(words);
    const enter = () => page.keyboard.press("Enter");

    await test.step("the fields around the text", async () => {
      await field("Title").fill(TITLE);
      await expect(field("Slug")).toHaveValue(SLUG);
      await field("Excerpt").fill("Two scales, three times.");
      await field("Category").fill("Quality Control");
      await field("Featured image URL").fill(SITE_PICTURE);
      await field("Featured image alt text").fill("Cartons");
    });

    await test.step("headings, a list, a link and a quote", async () => {
      await form.getByRole("button", { name: "Open Visual" }).click();
      await text.click();
      await type("A carton is weighed twice.");
      await enter();
      await tool("Heading").click();
      await expect(tool("Heading")).toHaveAttribute("aria-pressed", "true");
      await type("What you need");
      await enter();
      await tool("List").click();
      await expect(tool("List")).toHaveAttribute("aria-pressed", "true");
      await type("A scale");
      await enter();
      await type("A ");
      await tool("Link").click();
      await expect(field("Address of the link")).toBeFocused();
      await type("https://example.com/standard?a=1&b=2");
      await enter();
      await expect(text).toBeFocused();
      await enter();
      await enter();
      await expect(tool("List")).toHaveAttribute("aria-pressed", "false");
      await tool("Quote").click();
      await expect(tool("Quote")).toHaveAttribute("aria-pressed", "true");
      await type("Weigh it full & dry.");
      await enter();
      await enter();
      await tool("Smaller heading").click();
      await expect(tool("Smaller heading")).toHaveAttribute("aria-pressed", "true");
      await type("The results");
      await enter();
    });

    await test.step("a table of three columns", async () => {
      await tool("Table").click();
      await expect(text.getByRole("table")).toBeVisible();
      for (const cell of ["Carton", "Full", "Empty", "A1", "12 kg", "1 kg", "B2", "11 kg"]) {
        await type(cell);
        await page.keyboard.press("Tab");
      }
      await type("2 kg");
    });

    await test.step("a text below the table", async () => {
      const height = await text.evaluate(({ clientHeight }) => clientHeight);
      await text.click({ position: { x: 20, y: height - 10 } });
      await type("Our pictures:");
      await enter();
    });

    await test.step("two pictures with captions", async () => {
      const chooser = page.waitForEvent("filechooser");
      await tool("Upload").click();
      await (await chooser).setFiles(PICTURE);
      await page.getByRole("dialog").getByLabel("Alt text").fill("A scale");
      await page.getByRole("button", { name: "Use picture" }).click();
      await expect(text).toBeFocused();
      const address = await text.getByRole("img", { name: "A scale" }).getAttribute("src");
      uploads.push(address?.split("/").at(-1) ?? "");
      await text.getByRole("button", { name: "Add caption" }).click();
      await type("Our scale");
      await enter();
      await type("And this is the warehouse.");
      await field("Insert image by URL").fill(SITE_PICTURE);
      await field("Alt text of this image").fill("A “warehouse”");
      await tool("Insert").click();
      await expect(text).toBeFocused();
      await text.getByRole("button", { name: "Add caption" }).click();
      await type("Our warehouse");
      await enter();
      await type("That is all.");
    });

    await form.getByRole("button", { name: "Save Post" }).click();
    await expect(page.getByText(`Post "${TITLE}" created.`).first()).toBeVisible();

    await openPage(page, `/blog/${SLUG}`);
    const article = page.locator(".prose");
    await expect(article.getByRole("heading", { name: "The results" })).toBeVisible();
    const html = await article.innerHTML();
    expect(html.replace(/src="[^"]*scale\.svg"/, 'src="scale.svg"')).toBe(ARTICLE);
  });
}

test("a person who knows no HTML writes and publishes a story", async ({ page }) => {
  await page.goto("/admin/success-stories");
  await page.getByRole("button", { name: "Add New Story" }).click();
  const { form, text, write } = makeContentEditor(page);
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("A weighed order");
  await page.getByRole("combobox", { name: "Category" }).fill(CATEGORY);
  await page.getByRole("textbox", { name: "Excerpt" }).fill("From a scale to the site.");
  await page.getByLabel("Image URL", { exact: true }).fill(SITE_PICTURE);
  await page.getByLabel("Alt text", { exact: true }).fill("A scale");
  await write();
  await page.keyboard.type("## What we did");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- We weighed.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("We counted.");
  await expect(text.getByRole("listitem")).toHaveText(["We weighed.", "We counted."]);
  await form.getByRole("button", { name: "Save Story" }).click();
  await expect(page.getByRole("button", { name: "Edit A weighed order" })).toBeVisible();

  await openPage(page, "/case-studies");
  const story = page.getByRole("article").filter({ hasText: CATEGORY });
  await story.getByText("Read the story").click();
  await expect(story.getByRole("heading", { name: "What we did" })).toBeVisible();
  await expect(story.getByRole("listitem").filter({ hasText: /^We/ })).toHaveText([
    "We weighed.",
    "We counted.",
  ]);
});
