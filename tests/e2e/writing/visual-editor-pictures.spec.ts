import type { Page } from "@playwright/test";
import type { PendingStep } from "@/admin/upload/pending-pictures";
import { contentEditor } from "@/content/admin/content-editor";
import { editing } from "@/content/admin/editing";
import { imageUpload } from "@/content/admin/image-upload";
import { adminLayout } from "@/content/admin/layout";
import { postForm } from "@/content/admin/post-form";
import { uploadedPictures } from "@/content/admin/uploaded-pictures";
import { visualEditor } from "@/content/admin/visual-editor";
import { unlockAdmin } from "../support/admin";
import { getAdminHeaders } from "../support/backend";
import { delayRequests } from "../support/delay-requests";
import { expect, test } from "../support/test";
import { dropFiles, openNewPost, pasteInto, type TestFile } from "../support/visual-editor";

const copy = visualEditor.picture;
const BUCKET = "/storage/v1/object/public_assets";
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const PICTURE: TestFile = { name: "sealed bag.png", type: "image/png", content: PIXEL };
const FILE = { name: PICTURE.name, mimeType: PICTURE.type, buffer: Buffer.from(PIXEL, "base64") };
const TEXT = "<p>first</p>\n<p>last</p>";

/** The names of the uploaded files, for the cleanup. */
const uploads: string[] = [];

test.beforeEach(async ({ context, page }) => {
  await unlockAdmin(context);
  await context.addInitScript(() => {
    const setItem: unknown = Reflect.get(Storage.prototype, "setItem");
    Storage.prototype.setItem = function (key, value) {
      // A picture must never become part of a draft.
      if (value.includes("data:image")) document.documentElement.dataset["leak"] = key;
      if (typeof setItem === "function") Reflect.apply(setItem, this, [key, value]);
    };
  });
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    const isUpload = response.request().method() === "POST" && pathname.startsWith(`${BUCKET}/`);
    if (isUpload && response.ok()) uploads.push(decodeURI(pathname.slice(BUCKET.length + 1)));
  });
});

test.afterEach(async ({ page, request }) => {
  await expect(page.locator("html")).not.toHaveAttribute("data-leak");
  const prefixes = uploads.splice(0);
  const headers = await getAdminHeaders();
  const removed = await request.delete(BUCKET, { headers, data: { prefixes } });
  expect(await removed.json()).toHaveLength(prefixes.length);
});

test("pictures are uploaded, put where they belong, captioned and replaced, and left out if that fails", async ({
  page,
  watch,
}) => {
  watch.allowConsole(/storage\/v1\/object/, /pictures\.example/);
  const editor = await openNewPost(page);
  const { text, source, view, form, press, type, setHtml, expectHtml, undo, selectWord } = editor;
  const picture = text.locator(".picture");
  const tool = (name: string) => picture.getByRole("button", { name });
  const first = text.getByText("first", { exact: true });

  await test.step("a file is dropped at a place in the text", async () => {
    await setHtml(TEXT);
    const upload = await delayRequests(page, `**${BUCKET}/**`);
    await dropFiles(first, [PICTURE]);
    await expect(text.getByText(copy.placeholder(PICTURE.name))).toBeVisible();
    await expectHtml(TEXT);
    // What is written in the other view meanwhile stays.
    await view("html").click();
    await source.fill(`${TEXT}\n<p>more</p>`);
    upload.release();
    await describePicture(page, "Dropped");
    await expect(source).toHaveValue(
      /^<p>first<\/p>\n<img src="[^"]*_1x1-1k_sealed_bag\.png" alt="Dropped" width="1" height="1">\n<p>last<\/p>\n<p>more<\/p>$/,
    );
    await view("visual").click();
  });

  await test.step("it is captioned, replaced and removed, and all of it comes back", async () => {
    await tool(copy.addCaption).click();
    await type("One mug");
    const captioned = (alt: string) =>
      new RegExp(
        `<figure>\\s+<img [^>]+ alt="${alt}" width="1" height="1">\\s+<figcaption>One mug</figcaption>`,
      );
    await expectHtml(captioned("Dropped"));
    await tool(copy.removeCaption).click();
    await expect(tool(copy.addCaption)).toBeVisible();
    await undo();
    const asked = page.getByRole("dialog", { name: contentEditor.image.title });
    const chooser = page.waitForEvent("filechooser");
    await tool(copy.replace).click();
    await asked.getByRole("button", { name: contentEditor.image.upload, exact: true }).click();
    await (await chooser).setFiles(FILE);
    await describePicture(page, "A bag");
    await expectHtml(captioned("A bag"));
    await undo();
    await expectHtml(captioned("Dropped"));
    await tool(copy.replace).click();
    await asked.getByRole("button", { name: uploadedPictures.open }).click();
    await page
      .getByRole("button", { name: uploadedPictures.use("sealed_bag.png") })
      .first()
      .click();
    await describePicture(page, "Used again");
    await expectHtml(captioned("Used again"));
    await undo();
    await tool(copy.replace).click();
    await asked.getByLabel(contentEditor.image.url).fill("/images/blog-default-1200.webp");
    await page.keyboard.press("Enter");
    await expect(asked).toHaveCount(0);
    await expectHtml(
      /<img src="\/images\/blog-default-1200\.webp" alt="" width="1200" height="\d+">/,
    );
    await undo();
    await expectHtml(captioned("Dropped"));
    await tool(copy.remove).click();
    await expect(picture).toHaveCount(0);
    await expectHtml(`${TEXT}\n<p>more</p>`);
    await undo();
    await expectHtml(captioned("Dropped"));
  });

  await test.step("a picture inside of pasted HTML is uploaded", async () => {
    await setHtml("<p>first</p>\n<p></p>");
    await text.locator("p").last().click();
    const html = `<h2>Head</h2><p>Before</p><p><img src="data:image/png;base64,${PIXEL}" alt="Inside"></p><p>After</p>`;
    await pasteInto(text, { texts: { "text/html": html, "text/plain": "Head" } });
    await expect(describing(page)).toHaveValue("Inside");
    await describePicture(page, "Inside");
    await expectHtml(
      /<h2>Head<\/h2>\n<p>Before<\/p>\n<img src="http[^"]*\.png" alt="Inside" width="1" height="1">\n<p>After<\/p>$/,
    );
  });

  await test.step("a picture on another site is named, and copied if that site lets it", async () => {
    const host = "pictures.example";
    let isCopyAllowed = false;
    await watch.allowOutside(/^https:\/\/pictures\.example\//);
    await page.route(`https://${host}/**`, async (route) => {
      const isCopy = (await route.request().headerValue("origin")) !== null;
      if (isCopy && !isCopyAllowed) await route.abort();
      else await route.fulfill({ contentType: "image/png", body: FILE.buffer });
    });
    await setHtml(TEXT);
    await selectWord("last");
    await press("End");
    const html = `<p><img src="https://${host}/docsz/AD_4n?key=1" width="300" height="200"></p>`;
    await pasteInto(text, { texts: { "text/html": html } });
    await expect(picture.getByText(copy.foreign(host))).toBeVisible();
    const uploadCopy = picture.getByRole("button", { name: copy.copy });
    await uploadCopy.click();
    await expect(page.getByText(copy.copyRefused.description(host)).first()).toBeVisible();
    isCopyAllowed = true;
    await uploadCopy.click();
    await describePicture(page, "Copied");
    await expect(uploadCopy).toHaveCount(0);
    await expectHtml(
      /<img src="(?!https:\/\/pictures)[^"]*\.webp" alt="Copied" width="\d+" height="\d+">/,
    );
  });

  await test.step("several files dropped into the source are described one after the other", async () => {
    const files = ["one.png", "two.png"].map((name) => ({ ...PICTURE, name }));
    const both =
      /_one\.png" alt="Alt of one\.png" width="1" height="1">[^]*_two\.png" alt="Alt of two\.png" width="1" height="1">/;
    await view("html").click();
    await source.fill(TEXT);
    await dropFiles(source, files);
    for (const { name } of files) {
      await expect(describing(page)).toHaveValue(name.replace(".png", ""));
      await describePicture(page, `Alt of ${name}`);
    }
    await expect(source).toHaveValue(both);
    await expect(source).toBeFocused();
  });

  await test.step("a file that browsers cannot show is uploaded, with a note at each preview", async () => {
    const cutOff = { ...PICTURE, content: PIXEL.slice(0, 20) };
    const note = imageUpload.preview.broken;
    const question = page.getByRole("dialog", { name: imageUpload.altText.title });
    await setHtml(TEXT);
    await dropFiles(first, [cutOff]);
    await expect(question.getByText(note)).toBeVisible();
    await describePicture(page, "Cut off");
    await expect(picture.getByText(note)).toBeVisible();
    await setHtml(TEXT);
    await dropFiles(form.getByText(postForm.image.title, { exact: true }), [cutOff]);
    await describePicture(page, "Featured");
    await expect(form.getByLabel(postForm.labels.image_alt)).toHaveValue("Featured");
    await expect(form.getByText(note)).toBeVisible();
  });
});

test("pictures that wait are neither saved over nor left behind", async ({ page, watch }) => {
  watch.allowConsole(/storage\/v1\/object/, /rest\/v1\/blog_posts/);
  const { text, source, view, form, setHtml } = await openNewPost(page);
  const files = ["one", "two", "three"].map((name) => ({ ...PICTURE, name: `${name}.png` }));
  const names = files.map(({ name }) => name);
  const reason = (step: PendingStep, pending = names) =>
    `${editing.status.failed} ${imageUpload.pending.reason({ names: pending, step })}`;
  const question = page.getByRole("dialog", { name: imageUpload.altText.title });
  const altText = describing(page);
  const asked = page.getByRole("dialog", { name: imageUpload.pending.leave({ names }).title });
  const save = () => page.keyboard.press("ControlOrMeta+s");
  const { labels } = postForm;

  await form.getByLabel(labels.title, { exact: true }).fill("Three pictures");
  await form.getByLabel(labels.excerpt, { exact: true }).fill("Of a sealed bag");
  await form.getByLabel(labels.category, { exact: true }).fill("Quality");
  await form.getByLabel(labels.image_url, { exact: true }).fill("/images/blog-default-1200.webp");
  await form.getByLabel(labels.image_alt, { exact: true }).fill("A quay");
  await setHtml(TEXT);
  let isFailing = false;
  await page.route(`**${BUCKET}/**`, (route) =>
    isFailing ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );

  await test.step("while one is asked about, saving and closing the tab are refused", async () => {
    await dropFiles(text.getByText("first", { exact: true }), files);
    await expect(altText).toBeFocused();
    isFailing = true;
    await save();
    await expect(question.getByText(reason("question"))).toBeVisible();
    const warning = page.waitForEvent("dialog");
    await page.evaluate(() => {
      setTimeout(() => {
        location.reload();
      });
    });
    await (await warning).dismiss();
    await expect(altText).toHaveValue("one");
    await page.keyboard.press("Enter");
  });

  await test.step("one that fails holds back those behind it, and the form asks before it closes", async () => {
    await expect(form.getByRole("button", { name: imageUpload.failed.tryAgain })).toBeVisible();
    isFailing = false;
    await save();
    await expect(form.getByText(reason("decision", names.slice(1)))).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(form.getByRole("button", { name: imageUpload.failed.tryAgain })).toBeFocused();
    for (const way of [
      form.getByRole("button", { name: postForm.cancel }),
      page.getByRole("link", { name: adminLayout.navigation.successStories }).first(),
    ]) {
      await way.click();
      await asked.getByRole("button", { name: editing.leave.cancelLabel }).click();
      await expect(asked).toHaveCount(0);
    }
  });

  await test.step("it may be left out, and the others go on", async () => {
    await form.getByRole("button", { name: imageUpload.leaveOut }).click();
    await expect(altText).toHaveValue("three");
    await page.keyboard.press("Enter");
    await expect(question).toHaveCount(0);
    await expect(text.locator(".upload-place")).toHaveCount(0);
    await expect(text).toBeFocused();
    await view("html").click();
    const block = (name: string) =>
      `<p><img src="[^"]*_${name}\\.png" alt="${name}" width="1" height="1"></p>`;
    await expect(source).toHaveValue(
      new RegExp(`^<p>first</p>\n${block("one")}\n${block("three")}\n<p>last</p>$`),
    );
    await page.route("**/rest/v1/blog_posts*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    const saved = page.waitForRequest((request) => request.method() === "POST");
    await save();
    expect((await saved).postData()).toContain("_three.png");
  });
});

/** The field of the question for the alt text. */
const describing = (page: Page) =>
  page
    .getByRole("dialog", { name: imageUpload.altText.title })
    .getByLabel(imageUpload.altText.label);

/** Answers the question for the alt text. */
async function describePicture(page: Page, alt: string) {
  const dialog = page.getByRole("dialog", { name: imageUpload.altText.title });
  await expect(describing(page)).toBeFocused();
  await describing(page).fill(alt);
  await page.keyboard.press("Enter");
  await expect(dialog.filter({ has: page.locator(`input[value="${alt}"]`) })).toHaveCount(0);
}
