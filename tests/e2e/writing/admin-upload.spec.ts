import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { ADMIN_TOKEN_KEY } from "@/db/admin-access";
import { LOCAL_ADMIN_PASSWORD } from "../../../supabase/local/constants.ts";
import { RUN } from "../../support/xss-vectors";
import { unlockAdmin } from "../support/admin";
import { getAdminHeaders } from "../support/backend";
import { expect, test } from "../support/test";

const MEGABYTE = 1024 * 1024;
const ROW = "Main picture of the first screen";
const ALT_TEXT = "Describe the picture";

const uploadButton = (page: Page) => page.getByRole("button", { name: `Upload: ${ROW}` });

/** A PNG image. Decoders ignore the bytes after its end, which only make the file larger. */
async function readPicture(extraBytes = 0) {
  return Buffer.concat([await readFile("public/apple-touch-icon.png"), Buffer.alloc(extraBytes)]);
}

async function choose(page: Page, name: string, buffer: Buffer, mimeType = "image/png") {
  const opened = page.waitForEvent("filechooser");
  await uploadButton(page).click();
  await (await opened).setFiles({ name, mimeType, buffer });
}

/** The URL of the uploaded image in the form, which is not saved yet. */
async function readUploadedUrl(page: Page): Promise<string> {
  const field = page.locator('input[value*="/public_assets/heroSectionMainImage_"]');
  return field.inputValue();
}

async function removeFile(request: APIRequestContext, address: string) {
  const prefixes = [address.slice(address.lastIndexOf("/") + 1)];
  const options = { headers: await getAdminHeaders(), data: { prefixes } };
  const response = await request.delete("/storage/v1/object/public_assets", options);
  expect(await response.json()).toHaveLength(1);
}

test.beforeEach(async ({ context, page }) => {
  await unlockAdmin(context);
  await page.goto("/admin/site-image-management");
});

test("an image that is too large is rejected, resized and uploaded", async ({ page, request }) => {
  await choose(page, "gift-box_02.png", await readPicture(5 * MEGABYTE));
  await expect(page.getByText("Image size should not exceed 5MB.").first()).toBeVisible();
  await page.getByRole("button", { name: "Make a smaller copy (about 0.1 MB) and upload" }).click();

  const dialog = page.getByRole("dialog", { name: ALT_TEXT });
  await expect(dialog.getByLabel("Alt text")).toBeFocused();
  await expect(dialog.getByText("180 × 180 px")).toBeVisible();
  await page.keyboard.type("A gift box with a ribbon");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(uploadButton(page)).toBeFocused();
  await expect(page.locator('input[value="A gift box with a ribbon"]')).toBeVisible();

  const address = await readUploadedUrl(page);
  expect(address).toMatch(/heroSectionMainImage_\d{13}_gift-box_02\.(jpg|webp)$/);
  const stored = await request.get(address);
  expect(stored.headers()["cache-control"]).toContain("max-age=3600");
  expect(stored.headers()["content-type"]).toMatch(/^image\/(jpeg|webp)$/);
  await removeFile(request, address);
});

test("an upload with a wrong key fails, and succeeds after a new login", async ({
  page,
  request,
  watch,
}) => {
  watch.allowConsole(/storage\/v1\/object/);
  await expect(uploadButton(page)).toBeVisible();
  await page.evaluate((key) => {
    localStorage.setItem(key, "a-guess");
  }, ADMIN_TOKEN_KEY);
  const refusal = page.waitForResponse(/\/storage\/v1\/object\/public_assets\//);
  await choose(page, "灯泡.jpg", await readPicture(), "image/jpeg");
  expect((await refusal).ok()).toBe(false);
  await expect(page.getByText("Upload Failed").first()).toBeVisible();

  await page.getByRole("button", { name: "Log in again" }).click();
  await page.getByRole("dialog").getByLabel("Password").fill(LOCAL_ADMIN_PASSWORD);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: ALT_TEXT });
  await expect(dialog.getByLabel("Alt text")).toHaveValue("灯泡");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  const address = await readUploadedUrl(page);
  expect(address).toMatch(/heroSectionMainImage_\d{13}___\.png$/);
  expect((await request.get(address)).headers()["content-type"]).toBe("image/png");
  await removeFile(request, address);
});

test("an SVG is sanitized before its upload, so that it runs no script when opened as a page", async ({
  page,
  request,
  watch,
}) => {
  // Chromium logs this for event handlers when the sanitizer parses the SVG, where they cannot run.
  watch.allowConsole(/^error: Executing inline event handler violates/);
  const hostile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="${RUN}">
    <script>${RUN}</script><a href="javascript:${RUN}"><path id="mark" d="M0 0h9v9z"/></a>
    <foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="${RUN}"/></foreignObject></svg>`;
  await choose(page, "plan.svg", Buffer.from(hostile), "image/svg+xml");
  const dialog = page.getByRole("dialog", { name: ALT_TEXT });
  await expect(dialog.getByLabel("Alt text")).toHaveValue("plan");
  await page.keyboard.press("Escape");

  const address = await readUploadedUrl(page);
  expect((await request.get(address)).headers()["content-type"]).toBe("image/svg+xml");
  await page.goto(address);
  await expect(page.locator("svg > #mark")).toHaveAttribute("d", "M0 0h9v9z");
  await expect(page.locator("script, a, foreignObject, [onload], [data-run]")).toHaveCount(0);
  await removeFile(request, address);
});
