import type { Page } from "@playwright/test";
import { delayRequests } from "./support/delay-requests";
import { nextFrames } from "./support/layout";
import { readShifts, recordShifts } from "./support/layout-shifts";
import { expect, test } from "./support/test";

/** The usual widths of phones, a tablet and a desktop. */
const WIDTHS = [360, 375, 390, 393, 412, 414, 430, 820, 1440];

const FONTS = /\.woff2$/;
const SCRIPTS = /\.js$/;

test("every heading has as many lines before the fonts come as with them", async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(30);
  // Without the application, which takes most of the time and changes no heading.
  await delayRequests(page, SCRIPTS);
  const changed: string[] = [];
  for (const path of paths) {
    const fonts = await openWithoutFonts(page, path);
    const before = await countLines(page);
    await showFonts(page, fonts);
    const after = await countLines(page);
    expect(after.length, path).toBeGreaterThan(WIDTHS.length);
    changed.push(
      ...after.flatMap((text, i) => (text === before[i] ? [] : `${path}, with the font ${text}`)),
    );
    await page.unroute(FONTS);
  }
  // A heading that fills its line nearly, or hardly does not fit into it, is worded anew.
  expect(changed).toEqual([]);
});

/** Pages whose first screen moved when the fonts came, most of them by a line of the heading. */
const MOVED = [
  { path: "/blog/how-to-pay-chinese-suppliers-safely", width: 412, height: 915 },
  {
    path: "/blog/exw-fob-cif-dap-or-ddp-which-incoterm-should-you-choose",
    width: 390,
    height: 844,
  },
  { path: "/blog/aql-inspection-explained-for-first-time-importers", width: 1440, height: 900 },
];

test("an article does not move when the fonts come late", async ({ page }) => {
  await delayRequests(page, SCRIPTS);
  await recordShifts(page);
  for (const { path, ...viewport } of MOVED) {
    await page.setViewportSize(viewport);
    const fonts = await openWithoutFonts(page, path);
    await nextFrames(page);
    await showFonts(page, fonts);
    await nextFrames(page);
    expect(await readShifts(page), path).toEqual([]);
    await page.unroute(FONTS);
  }
});

/** Opens a page whose fonts do not come before `showFonts`. */
async function openWithoutFonts(page: Page, path: string) {
  const fonts = await delayRequests(page, FONTS);
  await page.goto(path, { waitUntil: "commit" });
  // The script is the last element of the body.
  await page.waitForSelector("body > script[src]", { state: "attached" });
  return fonts;
}

/** Lets the fonts come, and waits until the text has them. */
async function showFonts(page: Page, fonts: { release: () => void }) {
  expect(await countLoadedFonts(page)).toBe(0);
  fonts.release();
  await page.evaluate(() => document.fonts.ready);
  expect(await countLoadedFonts(page)).toBeGreaterThan(1);
}

/** Those from the network: the fallback fonts are of the device. */
function countLoadedFonts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.fonts].filter(
        ({ family, status }) => family.includes("Variable") && status === "loaded",
      ).length,
  );
}

/** The number of lines of each heading at each width, with the width and the heading. */
async function countLines(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await page.evaluate(countInPage, width)));
  }
  return found;
}

function countInPage(width: number): string[] {
  for (const details of document.querySelectorAll("details")) details.open = true;
  const headings = [...document.querySelectorAll("h1, h2, h3, h4")];
  return headings.map((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    const size = parseFloat(getComputedStyle(heading).fontSize);
    const tops = [...range.getClientRects()].map(({ top }) => top).sort((a, b) => a - b);
    const lines = tops.filter((top, i) => i === 0 || top - (tops[i - 1] ?? 0) > size / 2);
    return `${lines.length} lines at ${width} px: ${heading.textContent}`;
  });
}
