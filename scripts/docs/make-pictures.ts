/**
 * Takes the screenshots of the documentation: docs/home.webp and docs/pictures/*.webp. It builds
 * the site and serves it with new sample data in a temporary folder.
 *
 *   npm run docs:pictures
 *   npm run docs:pictures -- post-form site-images
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser } from "playwright";
import sharp from "sharp";
import { withChromium } from "../browser.ts";
import { UserError } from "../site/user-error.ts";
import { withDataFolder, withSite } from "../with-site.ts";
import { logIn, openPage, START, type Login } from "./open-page.ts";
import { screenshots, type Screenshot } from "./screenshots.ts";

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

await withDataFolder(async (dataFolder) => {
  const requested = findScreenshots(process.argv.slice(2));
  await mkdir("docs/pictures", { recursive: true });
  console.log("Building and starting the site ...");
  await withSite(dataFolder, (origin) =>
    withChromium([], async (browser) => {
      const staff = await logIn(browser, origin);
      for (const screenshot of requested) await take(screenshot, browser, origin, staff);
    }),
  );
});

/** The screenshots with these names, or all of them. */
function findScreenshots(names: readonly string[]): readonly Screenshot[] {
  if (!names.length) return screenshots;
  const byName = new Map(screenshots.map((one) => [path.parse(one.file).name, one]));
  const unknown = names.find((name) => !byName.has(name));
  if (unknown) {
    throw new UserError(
      `There is no screenshot "${unknown}", only ${[...byName.keys()].join(", ")}.`,
    );
  }
  return screenshots.filter(({ file }) => names.includes(path.parse(file).name));
}

async function take(
  { file, height, maxKib, isLoggedOut, prepare, last }: Screenshot,
  browser: Browser,
  origin: string,
  staff: Login,
) {
  const page = await openPage(browser, origin, isLoggedOut ? undefined : staff);
  await page.setViewportSize({ width: 1280, height });
  await prepare(page, () => openPage(browser, origin, staff));
  // Away from every element with a hover style.
  await page.mouse.move(0, 0);
  await page.evaluate(scrollToTop);
  await last?.(page).evaluate(scrollToEnd);
  await page.waitForLoadState("networkidle");
  const png = await page.screenshot({
    animations: "disabled",
    caret: "hide",
    style: WITHOUT_TOASTS,
  });
  const webp = await compress(png, maxKib);
  await writeFile(file, webp);
  console.log(`${file}  ${(webp.length / KIB).toFixed(1)} KiB`);
  await page.context().close();
}

/** Runs in the page: scrolls it and its text areas to the top. */
function scrollToTop() {
  scrollTo(0, 0);
  for (const field of document.querySelectorAll("textarea")) field.scrollTop = 0;
}

/** Runs in the page. */
function scrollToEnd(element: Element) {
  element.scrollIntoView({ block: "end" });
}

async function compress(png: Buffer, maxKib: number) {
  for (const quality of QUALITIES) {
    const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length <= maxKib * KIB) return webp;
  }
  throw new UserError(`Larger than ${maxKib} KiB at every quality.`);
}
