import type { Locator, Page } from "@playwright/test";
import { messages } from "@/components/admin/image-upload/messages";
import { contentEditor } from "@/content/admin/content-editor";
import { imageUpload } from "@/content/admin/image-upload";
import { postForm } from "@/content/admin/post-form";
import { visualEditor } from "@/content/admin/visual-editor";
import { MAX_UPLOAD_BYTES } from "@/config/admin-limits";
import { getAdminHeaders } from "../support/backend";
import {
  dropFiles,
  findContentEditor,
  openNewPost,
  pasteInto,
  readSource,
  selectWord,
  showView,
  unlockVisualEditor,
  writeSource,
  type TestFile,
} from "../support/content-editor";
import { delayRequests } from "../support/delay-requests";
import { expect, test } from "../support/test";

const copy = visualEditor.picture;
const BUCKET = "/storage/v1/object/public_assets";
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const PICTURE: TestFile = { name: "sealed bag.png", type: "image/png", content: PIXEL };
const STORED = "/images/blog-default-1200.webp";
const TEXT = "<p>first</p>\n<p>last</p>";

/** The names of the uploaded files, for the cleanup. */
const uploads: string[] = [];

test.beforeEach(async ({ context, page }) => {
  await unlockVisualEditor(context);
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

test("a picture is inserted by its address, described, captioned, replaced and removed", async ({
  page,
}) => {
  const { text, form } = await openNewPost(page);
  await writeSource(page, TEXT);
  const url = form.getByLabel(contentEditor.image.url);
  const insert = form.getByRole("button", { name: contentEditor.image.insert, exact: true });
  const picture = text.locator(".picture");
  const tool = (name: string) => picture.getByRole("button", { name });
  const undo = async () => {
    await text.focus();
    await page.keyboard.press("ControlOrMeta+z");
  };

  await test.step("without an address, nothing is inserted", async () => {
    await insert.click();
    await expect(form.getByText("Please provide an image URL to insert.")).toBeVisible();
    await expect(url).toBeFocused();
    expect(await readSource(page)).toBe(TEXT);
  });

  const escaped = `<img src="${STORED}" alt="A &quot;big&quot; &lt;box&gt; &amp; more">`;
  await test.step("its alt text is escaped", async () => {
    await selectWord(page, "first");
    await url.fill(` ${STORED} `);
    await form.getByLabel(contentEditor.image.alt).fill('A "big" <box> & more');
    await insert.click();
    await expect(picture.locator("img")).toHaveAttribute("alt", 'A "big" <box> & more');
    await expect(text).toBeFocused();
    expect(await readSource(page)).toBe(`<p>first</p>\n${escaped}\n<p>last</p>`);
  });

  await test.step("its alt text is changed in place, and a missing one is marked", async () => {
    const alt = picture.getByLabel(copy.alt, { exact: true });
    await expect(alt).toHaveValue('A "big" <box> & more');
    await alt.fill("");
    await expect(picture.getByText(copy.missingAlt)).toBeVisible();
    await alt.pressSequentially('Mug <in a> "bag"');
    await alt.press("Enter");
    await expect(picture.getByText(copy.missingAlt)).toHaveCount(0);
    expect(await readSource(page)).toContain('alt="Mug &lt;in a&gt; &quot;bag&quot;"');
    await alt.fill("Mug");
  });

  const plain = `<p>first</p>\n<img src="${STORED}" alt="Mug">\n<p>last</p>`;
  const captioned = (caption: string) =>
    `<p>first</p>\n<figure>\n  <img src="${STORED}" alt="Mug">\n  <figcaption>${caption}</figcaption>\n</figure>\n<p>last</p>`;
  await test.step("a caption is added, typed and removed", async () => {
    expect(await readSource(page)).toBe(plain);
    await tool(copy.addCaption).click();
    await page.keyboard.type("One signed mug");
    expect(await readSource(page)).toBe(captioned("One signed mug"));
    await tool(copy.removeCaption).click();
    await expect(tool(copy.addCaption)).toBeVisible();
    expect(await readSource(page)).not.toContain("figcaption");
    await undo();
    expect(await readSource(page)).toBe(captioned("One signed mug"));
  });

  await test.step("another file takes its place", async () => {
    const chooser = page.waitForEvent("filechooser");
    await tool(copy.replace).click();
    await (await chooser).setFiles(toUpload(PICTURE));
    await describePicture(page, "A bag");
    await expect(picture.locator("img")).toHaveAttribute("src", /_sealed_bag\.png$/);
    expect(await readSource(page)).toMatch(
      /^<p>first<\/p>\n<figure>\n {2}<img src="[^"]*_sealed_bag\.png" alt="A bag">\n {2}<figcaption>One/,
    );
    await undo();
    expect(await readSource(page)).toBe(captioned("One signed mug"));
  });

  await test.step("it is removed and comes back", async () => {
    await tool(copy.remove).click();
    await expect(picture).toHaveCount(0);
    expect(await readSource(page)).toBe(TEXT);
    await undo();
    expect(await readSource(page)).toBe(captioned("One signed mug"));
  });

  await test.step("the upload button puts a picture at the cursor", async () => {
    await writeSource(page, TEXT);
    await selectWord(page, "first");
    const chooser = page.waitForEvent("filechooser");
    await form.getByRole("button", { name: contentEditor.image.upload, exact: true }).click();
    await (await chooser).setFiles(toUpload(PICTURE));
    await describePicture(page, "Sealed");
    await expect(picture).toHaveCount(1);
    await expect(text).toBeFocused();
    expect(await readSource(page)).toMatch(
      /^<p>first<\/p>\n<img src="[^"]*_sealed_bag\.png" alt="Sealed">\n<p>last<\/p>$/,
    );
    await undo();
    expect(await readSource(page)).toBe(TEXT);
  });
});

test("dropped and pasted pictures are uploaded and put where they belong", async ({
  page,
  watch,
}) => {
  const { text, source, form } = await openNewPost(page);
  const picture = text.locator(".picture");
  const expectPicture = async (pattern: RegExp) => {
    await expect(picture).toHaveCount(1);
    await expect(text).toBeFocused();
    expect(await readSource(page)).toMatch(pattern);
    await text.focus();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(picture).toHaveCount(0);
    expect(await readSource(page)).toBe(TEXT);
  };
  await writeSource(page, TEXT);

  await test.step("a file is dropped at a place in the text", async () => {
    const upload = await delayRequests(page, `**${BUCKET}/**`);
    await dropFiles(page, await placeOf(page, "first"), [PICTURE]);
    await expect(text.getByText(copy.placeholder(PICTURE.name))).toBeVisible();
    await expect(page.getByText("Uploading Image...").first()).toBeVisible();
    expect(await readSource(page)).toBe(TEXT);
    upload.release();
    await expect(page.getByText("Upload Successful!").first()).toBeVisible();
    await describePicture(page, "Dropped");
    await expectPicture(
      /^<p>first<\/p>\n<img src="[^"]*_sealed_bag\.png" alt="Dropped">\n<p>last<\/p>$/,
    );
  });

  await test.step("a file is pasted", async () => {
    await selectWord(page, "last");
    await page.keyboard.press("End");
    await pasteInto(text, { files: [PICTURE] });
    await describePicture(page, "Pasted");
    await expectPicture(
      /^<p>first<\/p>\n<p>last<\/p>\n<img src="[^"]*_sealed_bag\.png" alt="Pasted">$/,
    );
  });

  await test.step("a picture inside of pasted HTML is uploaded", async () => {
    await writeSource(page, "<p>first</p>\n<p></p>");
    await text.locator("p").last().click();
    await pasteInto(text, {
      "text/html": `<h2>Head</h2><p>Before</p><p><img src="data:image/png;base64,${PIXEL}" alt="Inside"></p><p>After</p>`,
      "text/plain": "Head",
    });
    await expect(page.getByRole("dialog").getByLabel(imageUpload.altText.label)).toHaveValue(
      "Inside",
    );
    await describePicture(page, "Inside");
    await expect(picture).toHaveCount(1);
    const html = await readSource(page);
    expect(html).toMatch(
      /<h2>Head<\/h2>\n<p>Before<\/p>\n<img src="[^"]*\.png" alt="Inside">\n<p>After<\/p>$/,
    );
    expect(html).not.toMatch(/data:|pasted-picture\.invalid/);
  });

  await test.step("a picture on another site is named, and copied if that site lets it", async () => {
    const host = "pictures.example";
    let isCopyAllowed = false;
    watch.allowConsole(/pictures\.example/);
    await watch.allowOutside(/^https:\/\/pictures\.example\//);
    await page.route(`https://${host}/**`, async (route) => {
      const isCopy = (await route.request().headerValue("origin")) !== null;
      if (isCopy && !isCopyAllowed) await route.abort();
      else await route.fulfill({ contentType: "image/png", body: Buffer.from(PIXEL, "base64") });
    });
    await writeSource(page, TEXT);
    await selectWord(page, "last");
    await page.keyboard.press("End");
    await pasteInto(text, {
      "text/html": `<p><img src="https://${host}/docsz/AD_4n?key=1" width="300" height="200"></p>`,
    });
    await expect(picture.getByText(copy.foreign(host))).toBeVisible();
    const uploadCopy = picture.getByRole("button", { name: copy.copy });
    await uploadCopy.click();
    await expect(page.getByText(copy.copyRefused.description(host)).first()).toBeVisible();
    isCopyAllowed = true;
    await uploadCopy.click();
    await describePicture(page, "Copied");
    await expect(uploadCopy).toHaveCount(0);
    expect(await readSource(page)).toMatch(/<img src="[^"]*\.webp" alt="Copied">/);
    expect(await readSource(page)).not.toContain(host);
  });

  await test.step("several pictures are asked for one after the other", async () => {
    await writeSource(page, TEXT);
    const files = ["one.png", "two.png", "three.png"].map((name) => ({ ...PICTURE, name }));
    await dropFiles(page, await placeOf(page, "first"), files);
    for (const { name } of files) {
      const field = page.getByRole("dialog").getByLabel(imageUpload.altText.label);
      await expect(field).toHaveValue(name.replace(".png", ""));
      await describePicture(page, `Alt of ${name}`);
    }
    await expect(picture).toHaveCount(3);
    const html = await readSource(page);
    expect([...html.matchAll(/alt="Alt of (\w+)\.png"/g)].map(([, name]) => name)).toEqual([
      "one",
      "two",
      "three",
    ]);
    expect(html).toMatch(/^<p>first<\/p>[^]*<p>last<\/p>$/);
  });

  await test.step("files that are dropped on the source or on the form are uploaded, too", async () => {
    await showView(page, "html");
    await source.fill(TEXT);
    const files = ["one.png", "two.png"].map((name) => ({ ...PICTURE, name }));
    await dropFiles(page, await middleOf(source), files);
    for (const { name } of files) await describePicture(page, `Alt of ${name}`);
    await expect(source).toHaveValue(/_one\.png" alt="Alt of one\.png">.*_two\.png" alt="[^"]*">$/);
    await expect(source).toBeFocused();
    await dropFiles(page, await middleOf(form.getByText(postForm.image.title, { exact: true })), [
      PICTURE,
    ]);
    await describePicture(page, "Featured");
    await expect(form.getByLabel(postForm.labels.image_alt)).toHaveValue("Featured");
  });
});

test("an upload that is refused or fails leaves the text as it was", async ({ page, watch }) => {
  watch.allowConsole(/storage\/v1\/object/);
  const { text, form } = await openNewPost(page);
  const picture = text.locator(".picture");
  const leaveOut = form.getByRole("button", { name: copy.leaveOut });
  await writeSource(page, TEXT);
  const isFailing = { now: true };
  await page.route(`**${BUCKET}/**`, (route) =>
    isFailing.now
      ? route.fulfill({ status: 500, json: { message: "The disk is full." } })
      : route.fallback(),
  );

  await test.step("a file that is no picture", async () => {
    const file = { name: "list.pdf", type: "application/pdf", content: btoa("%PDF-1.7") };
    await dropFiles(page, await placeOf(page, "first"), [file]);
    await expect(page.getByText("Invalid File Type").first()).toBeVisible();
    await expect(page.getByText(messages.invalidType.description).first()).toBeVisible();
    await expect(form.getByText(imageUpload.refused.otherKind(file.name, "pdf"))).toBeVisible();
    await leaveOut.click();
    await expect(text.locator(".upload-place")).toHaveCount(0);
    expect(await readSource(page)).toBe(TEXT);
  });

  await test.step("a picture that is too large", async () => {
    const content = `${PIXEL.slice(0, -4)}ggAA${"A".repeat((MAX_UPLOAD_BYTES / 3) * 4)}`;
    const large = {
      ...PICTURE,
      name: "large.png",
      content: content.slice(0, -(content.length % 4) || undefined),
    };
    await dropFiles(page, await placeOf(page, "first"), [large]);
    await expect(page.getByText("File Too Large").first()).toBeVisible();
    await expect(page.getByText("Image size should not exceed 5MB.").first()).toBeVisible();
    await leaveOut.click();
    await expect(text.locator(".upload-place")).toHaveCount(0);
    await expect(text).toBeFocused();
    expect(await readSource(page)).toBe(TEXT);
  });

  await test.step("the server fails, and the picture is left out", async () => {
    await selectWord(page, "first");
    await page.keyboard.press("End");
    await pasteInto(text, { files: [PICTURE] });
    await expect(page.getByText("Upload Failed").first()).toBeVisible();
    expect(await readSource(page)).toBe(TEXT);
    await leaveOut.click();
    await expect(leaveOut).toHaveCount(0);
    expect(await readSource(page)).toBe(TEXT);
  });

  await test.step("the server fails, and trying again works", async () => {
    await pasteInto(text, { files: [PICTURE] });
    const tryAgain = form.getByRole("button", { name: imageUpload.failed.tryAgain });
    await expect(tryAgain).toBeVisible();
    isFailing.now = false;
    await tryAgain.click();
    await describePicture(page, "At last");
    await expect(picture).toHaveCount(1);
    expect(await readSource(page)).toMatch(
      /^<p>first<\/p>\n<img src="[^"]*_sealed_bag\.png" alt="At last">\n<p>last<\/p>$/,
    );
  });
});

/** Answers the question for the alt text. */
async function describePicture(page: Page, alt: string) {
  const dialog = page.getByRole("dialog", { name: imageUpload.altText.title });
  await expect(dialog.getByLabel(imageUpload.altText.label)).toBeFocused();
  await dialog.getByLabel(imageUpload.altText.label).fill(alt);
  await page.keyboard.press("Enter");
  await expect(dialog.filter({ has: page.locator(`input[value="${alt}"]`) })).toHaveCount(0);
}

function toUpload({ name, type, content }: TestFile) {
  return { name, mimeType: type, buffer: Buffer.from(content, "base64") };
}

async function middleOf(element: Locator) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not visible.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A point in the middle of a word of the text. */
async function placeOf(page: Page, word: string) {
  const paragraph = findContentEditor(page).text.getByText(word, { exact: true });
  await paragraph.scrollIntoViewIfNeeded();
  const box = await paragraph.boundingBox();
  if (!box) throw new Error(`The word ${word} is not visible.`);
  return { x: box.x + 12, y: box.y + box.height / 2 };
}
