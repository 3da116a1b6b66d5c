import { chromium, type Browser, type Page } from "playwright";
import { adminPaths } from "@/config/paths";
import { LOCAL_ADMIN_PASSWORD } from "../supabase/local/constants.ts";
import { ensureChromium } from "./programs.ts";

/** Starts Chromium with more of its switches, and closes it when `use` has ended. */
export async function withChromium<T>(
  args: readonly string[],
  use: (browser: Browser) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [
      // Chromium's sandbox does not run as root, the usual user in a container.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-background-networking",
      "--disable-component-update",
      ...args,
    ],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Logs in at the site that `npm start` serves. Returns what a new context needs to be logged in. */
export async function logIn(page: Page, origin: string) {
  await page.goto(origin + adminPaths.login);
  await page.getByLabel("Password").fill(LOCAL_ADMIN_PASSWORD);
  await page.getByRole("button", { name: "Unlock Dashboard" }).click();
  await page.waitForURL(origin + adminPaths.dashboard);
  const login = await page.context().storageState();
  await page.context().close();
  return login;
}
