import { site } from "@/config/site";
import { getAdminHeaders } from "../support/backend";
import { NOT_FOUND_ERROR, openPage } from "../support/pages";
import { expect, test } from "../support/test";

const UPSERT = { prefer: "resolution=merge-duplicates" } as const;

test("a favicon that the admin sets is used on every page, and so is the default after it", async ({
  page,
  request,
  watch,
}) => {
  watch.allowConsole(NOT_FOUND_ERROR);
  const headers = { ...(await getAdminHeaders()), ...UPSERT };
  const icon = page.locator('link[rel="icon"]');
  for (const value of ["/images/brand/symbol.svg", "/favicon.ico"]) {
    const data = { key: "faviconUrl", value };
    expect((await request.post("/rest/v1/site_settings", { headers, data })).ok()).toBe(true);
    for (const path of ["/", "/blog", "/contact-us", "/no-such-page"]) {
      await openPage(page, path);
      await expect(icon).toHaveAttribute("href", value);
    }
  }
});

test("a logo that the admin sets is used until it is reverted", async ({ page, request }) => {
  const headers = { ...(await getAdminHeaders()), ...UPSERT };
  const logo = page.getByRole("banner").locator("img");
  const data = { id: "logoNavbar", url: "/images/brand/logo-dark.svg", alt: "New logo" };
  expect((await request.post("/rest/v1/site_images", { headers, data })).ok()).toBe(true);
  for (const path of ["/", "/blog", "/about-us"]) {
    await openPage(page, path);
    await expect(logo).toHaveAttribute("src", data.url);
    await expect(logo).toHaveAttribute("alt", data.alt);
  }
  // The footer has its own logo.
  await expect(page.getByRole("contentinfo").locator("img")).toHaveAttribute("alt", site.name);

  await request.delete("/rest/v1/site_images?id=eq.logoNavbar", { headers });
  await openPage(page, "/");
  await expect(logo).toHaveAttribute("src", "/images/brand/logo-light.svg");
});
