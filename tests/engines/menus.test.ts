import { expect } from "vitest";
import { RESOURCES_PATHS, SERVICES_PATHS } from "../support/addresses";
import { journey } from "./support/journey";

/** MiniBrowser's smallest width: its toolbar does not fit into less. */
const NARROW = { width: 500, height: 844 };

journey("the desktop menus open, lead to pages and work with the keyboard", async ({ page }) => {
  await page.open("/");
  const nav = page.getByRole("navigation", { name: "Main" });
  const links = nav.getByRole("listitem").getByRole("link");

  await nav.getByRole("button", { name: "Services" }).click();
  await expect.poll(() => links.attributes("href")).toEqual(SERVICES_PATHS);
  await links.nth(2).click();
  await expect.poll(page.path).toBe(SERVICES_PATHS[2]);
  await links.waitUntilGone();

  await page.open("/about-us");
  const resources = nav.getByRole("button", { name: "Resources" });
  await resources.tabToAndPressEnter();
  await expect.poll(() => links.attributes("href")).toEqual(RESOURCES_PATHS);
  await page.press("Tab");
  await expect.poll(links.nth(0).isFocused).toBe(true);
  await page.press("Escape");
  await links.waitUntilGone();
  await expect.poll(resources.isFocused).toBe(true);
  // A link that is followed before would load a document, which has no focus in its main part.
  await page.waitForHydration();
  await page.press("Enter");
  await links.nth(2).tabToAndPressEnter();
  await expect.poll(page.path).toBe("/faq");
  await expect.poll(page.getByRole("main").isFocused).toBe(true);
});

journey("the menu of a narrow screen opens, leads to a page and closes", async ({ page }) => {
  await page.resize(NARROW);
  await page.open("/about-us");
  const toggle = page.getByRole("button", { name: "Open menu" });
  const nav = page.getByRole("navigation", { name: "Main" });
  const links = nav.getByRole("listitem").getByRole("link");

  await toggle.click();
  await nav.locator("summary").nth(0).click();
  await expect.poll(() => links.attributes("href")).toEqual(SERVICES_PATHS);
  await links.nth(0).click();
  await expect.poll(page.path).toBe(SERVICES_PATHS[0]);
  await nav.waitUntilGone();
  await expect.poll(page.getByRole("main").isFocused).toBe(true);

  await toggle.click();
  await nav.waitFor();
  await page.press("Escape");
  await nav.waitUntilGone();
  await expect.poll(toggle.isFocused).toBe(true);
});
