import { serveTable } from "./support/backend";
import { openPage } from "./support/pages";
import { test } from "./support/shared-page";
import { expect } from "./support/test";

const ICON = 'link[rel="icon"]';

for (const value of [
  "",
  "javascript:alert(1)",
  "//outside.example/x.ico",
  "ftp://outside.example/",
]) {
  test(`a favicon setting of "${value}" is ignored`, async ({ page }) => {
    await serveTable(page, "site_settings", [{ key: "faviconUrl", value }]);
    await openPage(page, "/faq");
    await expect(page.locator(ICON)).toHaveAttribute("href", "/favicon.ico");
  });
}

test("the default favicon is a file of this site", async ({ page, request }) => {
  await serveTable(page, "site_settings", []);
  await openPage(page, "/");
  await expect(page.locator(ICON)).toHaveAttribute("href", "/favicon.ico");
  const icon = await request.get("/favicon.ico");
  expect(icon.headers()["content-type"]).toMatch(/^image\//);
});
