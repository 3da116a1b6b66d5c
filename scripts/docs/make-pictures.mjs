/**
 * Takes the pictures of the documentation: docs/home.webp and docs/pictures/*.webp. It builds the
 * site, serves it with fresh sample data in a folder of its own, and photographs each scene.
 *
 *   npm run docs:pictures
 *   npm run docs:pictures -- post-form site-images
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { run } from "../bench/run.mjs";
import { withSite } from "../bench/site.mjs";
import { withChromium } from "../browser.mjs";
import { ROOT } from "../import-source.mjs";
import { UserError } from "../site/user-error.mjs";
import { logIn, openPage } from "./open-page.mjs";
import { scenes } from "./scenes.mjs";

const KIB = 1024;
/** The best first. */
const QUALITIES = [88, 80, 72, 64, 56];

/** They would cover what is to be seen, and are gone after five seconds. */
const WITHOUT_TOASTS = '[role="region"][aria-label^="Notifications"] { display: none }';

await run(async (dataFolder) => {
  const due = findScenes(process.argv.slice(2));
  process.chdir(ROOT);
  await mkdir("docs/pictures", { recursive: true });
  console.log("Building and starting the site ...");
  await withSite(dataFolder, (origin) =>
    withChromium([], async (browser) => {
      const staff = await logIn(browser, origin);
      for (const scene of due) await photograph(scene, browser, origin, staff);
    }),
  );
});

/** @param {string[]} names all when there are none */
function findScenes(names) {
  const byName = new Map(scenes.map((scene) => [path.parse(scene.file).name, scene]));
  const unknown = names.find((name) => !byName.has(name));
  if (unknown) throw new UserError(`There is no scene "${unknown}", only ${[...byName.keys()].join(", ")}.`);
  return names.length ? scenes.filter(({ file }) => names.includes(path.parse(file).name)) : scenes;
}

/**
 * @param {import("./scenes.mjs").Scene} scene
 * @param {import("playwright").Browser} browser
 * @param {string} origin
 * @param {import("./open-page.mjs").Login} staff
 */
async function photograph({ file, height, maxKib, isLoggedOut, show }, browser, origin, staff) {
  const page = await openPage(browser, origin, isLoggedOut ? undefined : staff);
  await page.setViewportSize({ width: 1280, height });
  await show(page, () => openPage(browser, origin, staff));
  // Off everything that changes its look under the pointer.
  await page.mouse.move(0, 0);
  await page.evaluate(scrollUp);
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

/** Runs in the page: brings it and its text fields back to their beginning. */
function scrollUp() {
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
