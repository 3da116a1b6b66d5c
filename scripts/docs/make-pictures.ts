/**
 * Takes the screenshots of the documentation: docs/home.webp and docs/pictures/*.webp. It builds
 * the site and serves it with new sample data in a temporary folder.
 *
 *   npm run docs:pictures
 *   npm run docs:pictures -- post-form site-images
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { runWithDataFolder } from "../bench/run-with-data-folder.mjs";
import { withSite } from "../bench/site.mjs";
import { withChromium } from "../browser.mjs";
import { ROOT } from "../import-source.mjs";
import { UserError } from "../site/user-error.mjs";
import { logIn, openPage } from "./open-page.mjs";
import { screenshots } from "./screenshots.mjs";

const KIB = 1024;
/** Tried in this order until the file is small enough. */
const QUALITIES = [88, 80, 72, 64, 56];

/** Hides toasts, which would cover the page. */
const WITHOUT_TOASTS = '[role="region"][aria-label^="Notifications"] { display: none }';

await runWithDataFolder(async (dataFolder) => {
  const requested = findScreenshots(process.argv.slice(2));
  process.chdir(ROOT);
  await mkdir("docs/pictures", { recursive: true });
  console.log("Building and starting the site ...");
  await withSite(dataFolder, (origin) =>
    withChromium([], async (browser) => {
      const staff = await logIn(browser, origin);
      for (const screenshot of requested) await take(screenshot, browser, origin, staff);
    }),
  );
});

/** @param {string[]} names without any, all screenshots are taken */
function findScreenshots(names) {
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

/**
 * @param {import("./screenshots.mjs").Screenshot} screenshot
 * @param {import("playwright").Browser} browser
 * @param {string} origin
 * @param {import("./open-page.mjs").Login} staff
 */
async function take({ file, height, maxKib, isLoggedOut, prepare }, browser, origin, staff) {
  const page = await openPage(browser, origin, isLoggedOut ? undefined : staff);
  await page.setViewportSize({ width: 1280, height });
  await prepare(page, () => openPage(browser, origin, staff));
  // Away from every element with a hover style.
  await page.mouse.move(0, 0);
  await page.evaluate(scrollToTop);
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
  globalThis.scrollTo(0, 0);
  for (const field of globalThis.document.querySelectorAll("textarea")) field.scrollTop = 0;
}

/**
 * @param {Buffer} png
 * @param {number} maxKib
 */
async function compress(png, maxKib) {
  for (const quality of QUALITIES) {
    const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length <= maxKib * KIB) return webp;
  }
  throw new UserError(`Larger than ${maxKib} KiB at every quality.`);
}
