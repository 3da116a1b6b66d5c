/**
 * Takes the screenshots of the documentation: docs/home.webp and docs/pictures/*.webp. It builds
 * the site and serves it with new sample data in a temporary folder.
 *
 *   npm run docs:pictures
 *   npm run docs:pictures -- post-form site-images
 */
import { mkdir, writeFile } from "node:fs/promises";
import type { Browser, BrowserContextOptions } from "playwright";
import sharp from "sharp";
import { logIn, withChromium } from "../browser.ts";
import { UserError } from "../site/user-error.ts";
import { withDataFolder, withSite } from "../with-site.ts";
import { screenshots } from "./screenshots.ts";

/** The time that the first page sees, so that all pictures show the same dates. */
const START = Date.parse("2026-11-23T10:00:00Z");
const KIB = 1024;
/** Tried in this order until the file is small enough. */
const QUALITIES = [88, 80, 72, 64, 56];

/** Hides toasts, which would cover the page. */
const WITHOUT_TOASTS = '[role="region"][aria-label^="Notifications"] { display: none }';

/**
 * Runs in the server: the times of the database are those of the pages, where time stands still. The
 * clock is slow but goes on, because two versions of a row need two times.
 */
const SLOW_CLOCK = `
  const start = Date.now();
  globalThis.Date = class extends Date {
    static now = () => ${START} + (super.now() - start) / 100;
    constructor(...args) {
      super(...(args.length ? args : [Date.now()]));
    }
  };`;
process.env["NODE_OPTIONS"] = `--import data:text/javascript,${encodeURIComponent(SLOW_CLOCK)}`;

const requested = process.argv.slice(2);
const unknown = requested.find((name) => !(name in screenshots));
if (unknown) {
  const names = Object.keys(screenshots).join(", ");
  throw new UserError(`There is no screenshot "${unknown}", only ${names}.`);
}
await mkdir("docs/pictures", { recursive: true });
await withDataFolder((dataFolder) =>
  withSite(dataFolder, (origin) => withChromium([], (browser) => takeAll(browser, origin))),
);

async function takeAll(browser: Browser, origin: string) {
  let openedPages = 0;
  /** In a new browser context, in which nothing is stored but the login. */
  const openPage = async (login: BrowserContextOptions = {}) => {
    const context = await browser.newContext({
      ...login,
      baseURL: origin,
      reducedMotion: "reduce",
      locale: "en-US",
      timezoneId: "UTC",
    });
    // Each page is a second later, because the names of uploaded files contain the time.
    await context.clock.setFixedTime(START + 1000 * openedPages++);
    return context.newPage();
  };
  const staff = { storageState: await logIn(await openPage(), origin) };
  for (const [name, screenshot] of Object.entries(screenshots)) {
    if (requested.length > 0 && !requested.includes(name)) continue;
    const { height, isLoggedOut, prepare, last } = screenshot;
    const page = await openPage(isLoggedOut ? {} : staff);
    await page.setViewportSize({ width: 1280, height });
    await prepare(page, () => openPage(staff));
    // Away from every element with a hover style.
    await page.mouse.move(0, 0);
    await page.evaluate(scrollToTop);
    await last?.(page).evaluate((element) => {
      element.scrollIntoView({ block: "end" });
    });
    await page.waitForLoadState("networkidle");
    const options = { animations: "disabled", caret: "hide", style: WITHOUT_TOASTS } as const;
    const isHome = name === "home";
    const file = isHome ? "docs/home.webp" : `docs/pictures/${name}.webp`;
    const webp = await compress(await page.screenshot(options), isHome ? 90 : 60);
    await writeFile(file, webp);
    console.log(`${file}  ${(webp.length / KIB).toFixed(1)} KiB`);
    await page.context().close();
  }
}

/** Runs in the page: scrolls it and its text areas to the top. */
function scrollToTop() {
  scrollTo(0, 0);
  for (const field of document.querySelectorAll("textarea")) field.scrollTop = 0;
}

async function compress(png: Buffer, maxKib: number) {
  for (const quality of QUALITIES) {
    const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length <= maxKib * KIB) return webp;
  }
  throw new UserError(`Larger than ${maxKib} KiB at every quality.`);
}
