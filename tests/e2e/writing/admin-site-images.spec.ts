import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { MAX_UPLOAD_BYTES } from "@/config/picture-files";
import { adminPaths, paths } from "@/config/paths";
import { imageUpload, uploadToasts } from "@/content/admin/image-upload";
import { imageLabels, imageNames, siteImages } from "@/content/admin/site-images";
import { RUN } from "../../support/xss-vectors";
import { findViolations } from "../support/accessibility";
import { unlockAdmin } from "../support/admin";
import { getAdminHeaders, readColumn } from "../support/backend";
import { tabToAndPress, tabTo } from "../support/keyboard";
import { openPage } from "../support/pages";
import { expect, test } from "../support/test";

const HERO = "heroSectionMainImage";
const ALT = "A gift box with a ribbon";
const BUCKET = "/storage/v1/object/public_assets";

const heroRow = (page: Page) => page.getByRole("group", { name: imageNames[HERO], exact: true });
const heroUrl = (page: Page) => heroRow(page).getByLabel(imageLabels.url);
const altTextDialog = (page: Page) => page.getByRole("dialog", { name: imageUpload.altText.title });

/** The names of the uploaded images, for the cleanup. */
const uploads: string[] = [];

test.beforeEach(async ({ context, page }) => {
  await unlockAdmin(context);
  await openPage(page, adminPaths.siteImages);
});

test.afterEach(async ({ request }) => {
  const headers = await getAdminHeaders();
  await request.delete(`/rest/v1/site_images?id=eq.${HERO}`, { headers });
  await request.delete(BUCKET, { headers, data: { prefixes: uploads.splice(0) } });
});

/** Chooses a file for the hero image by keyboard. */
async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const opened = page.waitForEvent("filechooser");
  await tabToAndPress(page, heroRow(page).getByRole("button", { name: `${siteImages.upload}:` }));
  await (await opened).setFiles(file);
}

async function readUploadedUrl(page: Page): Promise<string> {
  await expect(altTextDialog(page)).toBeHidden();
  const url = await heroUrl(page).inputValue();
  uploads.push(url.slice(url.lastIndexOf("/") + 1));
  return url;
}

test("staff replace the hero image by one of 5 MB, which may not be larger, and revert it", async ({
  page,
  request,
}) => {
  const hero = heroRow(page);
  const shown = page.getByRole("main").getByRole("img", { name: ALT });
  const defaultUrl = await heroUrl(page).inputValue();

  // Decoders ignore the bytes after the end of a PNG image, which only make the file larger.
  const picture = await readFile("public/apple-touch-icon.png");
  const makeFile = (bytes: number) => {
    const buffer = Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
    return { name: "gift-box_02.png", mimeType: "image/png", buffer };
  };
  await hero.locator("input[type='file']").setInputFiles(makeFile(MAX_UPLOAD_BYTES + 1));
  await expect(page.getByText(uploadToasts.tooLarge.description).first()).toBeVisible();
  await expect(hero.getByText(imageUpload.tooLarge("gift-box_02.png"))).toBeVisible();
  await choose(page, makeFile(MAX_UPLOAD_BYTES));
  await expect(altTextDialog(page).getByLabel(imageUpload.altText.label)).toBeFocused();
  await expect(altTextDialog(page).getByText("180 × 180 px")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(ALT);
  await page.keyboard.press("Enter");
  await expect(hero.getByText(siteImages.badges.unsaved)).toBeVisible();
  const url = await readUploadedUrl(page);
  expect(url).toMatch(
    /\/public_assets\/heroSectionMainImage_\d{13}_180x180-\d+k_gift-box_02\.png$/,
  );
  expect(await readColumn(request, `site_images?id=eq.${HERO}`, "url")).toEqual([]);

  // Enter submits the form.
  await tabTo(page, hero.getByLabel(imageLabels.alt), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(hero.getByText(siteImages.badges.replaced)).toBeVisible();
  expect(await readColumn(request, `site_images?id=eq.${HERO}`, "url")).toEqual([url]);
  await openPage(page, paths.home);
  await expect(shown).toHaveAttribute("src", url);
  await shown.evaluate((image: HTMLImageElement) => image.decode()); // Rejects for a broken image.

  await openPage(page, adminPaths.siteImages);
  await tabToAndPress(page, hero.getByRole("button", { name: siteImages.revert }));
  const { title, confirmLabel } = siteImages.question;
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await tabToAndPress(page, dialog.getByRole("button", { name: confirmLabel, exact: true }));
  await expect(hero.getByText(siteImages.badges.default, { exact: true })).toBeVisible();
  await expect(heroUrl(page)).toHaveValue(defaultUrl);
  expect(await readColumn(request, `site_images?id=eq.${HERO}`, "id")).toEqual([]);
  await openPage(page, paths.home);
  await expect(page.locator(`main img[src="${defaultUrl}"]`)).toBeVisible();
});

test("pictures are stored upright, without the place, as large as a page shows, in colors of screens; moving ones stay", async ({
  page,
  request,
}) => {
  const picture = (background: string, width = 40, height = 30) =>
    sharp({ create: { width, height, channels: 3, background } });
  const notes = { IFD3: { GPSLatitude: "22/1 32/1 0/1" } };
  const photo = () => picture("#c81e1e").withExif(notes).withMetadata({ orientation: 6 });
  const frames = ["#f00", "#00f"].map((color) => picture(color).png().toBuffer());
  const moving = sharp(await Promise.all(frames), { join: { animated: true } }).withExif(notes);
  const plain = { space: "srgb", exif: undefined, isSame: false };
  for (const [type, file, expected] of [
    ["jpeg", photo().jpeg(), { ...plain, width: 30, height: 40 }],
    ["png", photo().png(), { ...plain, width: 30, height: 40 }],
    ["webp", photo().webp(), plain],
    ["webp", moving.webp(), { pages: 2, isSame: true }],
    ["jpeg", picture("#fff", 3000, 1000).jpeg(), { ...plain, width: 2400, height: 800 }],
    ["jpeg", picture("#fff", 1000, 8000).jpeg(), { ...plain, width: 800, height: 6400 }],
    ["jpeg", picture("#c81e1e").toColorspace("cmyk").jpeg(), plain],
    ["jpeg", picture("#c81e1e").jpeg(), { ...plain, isSame: true }],
  ] as const) {
    const buffer = await file.toBuffer();
    const chosen = { name: `a.${type}`, mimeType: `image/${type}`, buffer };
    await heroRow(page).locator("input[type='file']").setInputFiles(chosen);
    await altTextDialog(page).getByRole("button", { name: imageUpload.altText.confirm }).click();
    const url = await readUploadedUrl(page);
    const body = await (await request.get(url)).body();
    const { exif, ...found } = await sharp(body).metadata();
    const stored = { ...found, exif, isSame: body.equals(buffer) };
    expect(stored).toMatchObject({ ...expected, format: type });
    expect(url).toContain(`_${stored.width}x${stored.height}-`);
  }
  const buffer = await picture("#fff", 10_001, 10_000).png({ palette: true, colors: 2 }).toBuffer();
  const huge = { name: "huge.png", mimeType: "image/png", buffer };
  await heroRow(page).locator("input[type='file']").setInputFiles(huge);
  await expect(heroRow(page).getByText(imageUpload.tooManyPixels(huge.name))).toBeVisible();
});

test("an SVG is sanitized before its upload, so that it runs no script when opened as a page", async ({
  page,
  watch,
}) => {
  // Chromium logs this for event handlers when the sanitizer parses the SVG, where they cannot run.
  watch.allowConsole(/^error: Executing inline event handler violates/);
  // Playwright's trace adds scripts to the page, which the storage's sandbox blocks.
  watch.allowConsole(/^error: Blocked script execution in .*sandboxed/);
  const hostile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="${RUN}">
    <script>${RUN}</script><a href="javascript:${RUN}"><path id="mark" d="M0 0h9v9z"/></a>
    <foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="${RUN}"/></foreignObject></svg>`;
  const file = { name: "plan.svg", mimeType: "image/svg+xml", buffer: Buffer.from(hostile) };
  await choose(page, file);
  await expect(altTextDialog(page).getByLabel(imageUpload.altText.label)).toHaveValue("plan");
  await page.keyboard.press("Escape");

  await page.goto(await readUploadedUrl(page));
  await expect(page.locator("svg > #mark")).toHaveAttribute("d", "M0 0h9v9z");
  await expect(page.locator("script, a, foreignObject, [onload], [data-run]")).toHaveCount(0);
});
