import type { APIRequestContext, Page } from "@playwright/test";
import { adminPaths } from "@/config/paths";
import { findViolations } from "../support/accessibility";
import { unlockAdmin } from "../support/admin";
import { getAdminHeaders, readColumn } from "../support/backend";
import { countKeyboardTask, tabToAndPress, tabTo, typeInto } from "../support/keyboard";
import { openPage } from "../support/pages";
import { expect, test } from "../support/test";

const HERO = "heroSectionMainImage";
const ALT = "One pixel, for a test";
const BUCKET = "/storage/v1/object/public_assets";

/** An image of one pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const rowOf = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

async function confirmRevert(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Revert to default?" });
  await expect(dialog).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await tabToAndPress(page, dialog.getByRole("button", { name: "Revert", exact: true }));
}

test("staff replace the hero image, and revert it", async ({ page, context, request }) => {
  await unlockAdmin(context);
  const hero = rowOf(page, "Main picture of the first screen");
  const shown = page.getByRole("main").getByRole("img", { name: ALT });
  let url = "";

  try {
    await openPage(page, adminPaths.siteImages);
    const defaultUrl = await hero.getByLabel("Image URL").inputValue();
    const chooser = page.waitForEvent("filechooser");
    await tabToAndPress(page, hero.getByRole("button", { name: /^Upload/ }));
    await (await chooser).setFiles({ name: "pixel.png", mimeType: "image/png", buffer: PNG });
    const question = page.getByRole("dialog", { name: "Describe the picture" });
    await expect(question.getByLabel("Alt text")).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(ALT);
    await tabToAndPress(page, question.getByRole("button", { name: "Use picture" }));
    await expect(hero.getByText("Unsaved")).toBeVisible();
    url = await hero.getByLabel("Image URL").inputValue();
    expect(url).toMatch(/\/public_assets\/heroSectionMainImage_\d+_pixel\.png$/);
    expect(await readColumn(request, `site_images?id=eq.${HERO}`, "url")).toEqual([]);

    // Enter submits the form.
    await tabTo(page, hero.getByLabel("Alt text"), "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Image Saved", { exact: true })).toBeVisible();
    await expect(hero.getByText("Replaced")).toBeVisible();
    countKeyboardTask();
    expect(await readColumn(request, `site_images?id=eq.${HERO}`, "url")).toEqual([url]);

    await openPage(page, "/");
    await expect(shown).toHaveAttribute("src", url);
    await shown.evaluate((image: HTMLImageElement) => image.decode()); // Rejects for a broken image.

    await openPage(page, adminPaths.siteImages);
    await tabToAndPress(page, hero.getByRole("button", { name: /^Revert to default/ }));
    await confirmRevert(page);
    await expect(page.getByText("Image Reverted", { exact: true })).toBeVisible();
    countKeyboardTask();
    await expect(hero.getByText("Default", { exact: true })).toBeVisible();
    expect(await readColumn(request, `site_images?id=eq.${HERO}`, "id")).toEqual([]);
    await openPage(page, "/");
    await expect(page.locator(`main img[src="${defaultUrl}"]`)).toBeVisible();
  } finally {
    await cleanUp(request, url);
  }
});

test("a new favicon is used immediately, and so is the default after a revert", async ({
  page,
  context,
  request,
}) => {
  await unlockAdmin(context);
  const before = await readColumn(request, "site_settings?key=eq.faviconUrl", "value");
  const icon = page.locator('link[rel="icon"]');
  const row = rowOf(page, "Favicon");
  try {
    await openPage(page, adminPaths.siteImages);
    await typeInto(page, row.getByLabel("Favicon URL"), "/images/brand/symbol.svg");
    await tabToAndPress(page, row.getByRole("button", { name: /^Save/ }));
    await expect(page.getByText("Favicon Saved", { exact: true })).toBeVisible();
    countKeyboardTask();
    await expect(icon).toHaveAttribute("href", "/images/brand/symbol.svg");
    await openPage(page, "/faq");
    await expect(icon).toHaveAttribute("href", "/images/brand/symbol.svg");

    await openPage(page, adminPaths.siteImages);
    await tabToAndPress(page, row.getByRole("button", { name: /^Revert to default/ }));
    await confirmRevert(page);
    await expect(page.getByText("Favicon Reverted", { exact: true })).toBeVisible();
    countKeyboardTask();
    await expect(icon).toHaveAttribute("href", "/favicon.ico");
    expect(await readColumn(request, "site_settings?key=eq.faviconUrl", "value")).toEqual([
      "/favicon.ico",
    ]);
  } finally {
    await restoreFavicon(request, before);
  }
});

/** Removes the row and the file of the hero image, also when the test has failed. */
async function cleanUp(request: APIRequestContext, url: string) {
  const headers = await getAdminHeaders();
  await request.delete(`/rest/v1/site_images?id=eq.${HERO}`, { headers });
  const [, name] = url.split("/public_assets/");
  if (name) await request.delete(BUCKET, { headers, data: { prefixes: [name] } });
}

async function restoreFavicon(request: APIRequestContext, before: readonly string[]) {
  const headers = { ...(await getAdminHeaders()), prefer: "resolution=merge-duplicates" };
  const [value] = before;
  if (value === undefined) {
    await request.delete("/rest/v1/site_settings?key=eq.faviconUrl", { headers });
  } else {
    await request.post("/rest/v1/site_settings", { headers, data: { key: "faviconUrl", value } });
  }
}
