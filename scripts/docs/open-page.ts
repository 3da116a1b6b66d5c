import { importSource } from "../import-source.mjs";

/** The time that the first page sees, so that all pictures show the same dates. */
const START = Date.parse("2026-11-23T10:00:00Z");

const { adminPaths } = await importSource("./src/config/paths.ts");
const { LOCAL_ADMIN_PASSWORD } = await importSource("./supabase/local/constants.ts");

let openedPages = 0;

/** @typedef {Awaited<ReturnType<import("playwright").BrowserContext["storageState"]>>} Login */

/**
 * Opens a page in a new browser context, in which nothing is stored but the login.
 * @param {import("playwright").Browser} browser
 * @param {string} origin
 * @param {Login} [login]
 */
export async function openPage(browser, origin, login) {
  const context = await browser.newContext({
    baseURL: origin,
    storageState: login,
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "UTC",
  });
  // Each page is a second later, because the names of uploaded files contain the time.
  await context.clock.setFixedTime(START + 1000 * openedPages++);
  return context.newPage();
}

/**
 * @param {import("playwright").Browser} browser
 * @param {string} origin
 */
export async function logIn(browser, origin) {
  const page = await openPage(browser, origin);
  await page.goto(adminPaths.login);
  await page.getByLabel("Password").fill(LOCAL_ADMIN_PASSWORD);
  await page.getByRole("button", { name: "Unlock Dashboard" }).click();
  await page.waitForURL((url) => url.pathname === adminPaths.dashboard);
  const login = await page.context().storageState();
  await page.context().close();
  return login;
}
