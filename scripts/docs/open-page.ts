import type { Browser, BrowserContext, Page } from "playwright";
import { adminPaths } from "@/config/paths";
import { LOCAL_ADMIN_PASSWORD } from "../../supabase/local/constants.ts";

/** The time that the first page sees, so that all pictures show the same dates. */
export const START = Date.parse("2026-11-23T10:00:00Z");

let openedPages = 0;

export type Login = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Opens a page in a new browser context, in which nothing is stored but the login. */
export async function openPage(browser: Browser, origin: string, login?: Login): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    ...(login && { storageState: login }),
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "UTC",
  });
  // Each page is a second later, because the names of uploaded files contain the time.
  await context.clock.setFixedTime(START + 1000 * openedPages++);
  return context.newPage();
}

export async function logIn(browser: Browser, origin: string): Promise<Login> {
  const page = await openPage(browser, origin);
  await page.goto(adminPaths.login);
  await page.getByLabel("Password").fill(LOCAL_ADMIN_PASSWORD);
  await page.getByRole("button", { name: "Unlock Dashboard" }).click();
  await page.waitForURL((url) => url.pathname === adminPaths.dashboard);
  const login = await page.context().storageState();
  await page.context().close();
  return login;
}
