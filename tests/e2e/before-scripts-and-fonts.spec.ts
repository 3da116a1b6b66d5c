import type { Page } from "@playwright/test";
import sharp from "sharp";
import { delayRequests } from "./support/delay-requests";
import { finishAnimations, nextFrames } from "./support/layout";
import { readShifts, recordShifts } from "./support/layout-shifts";
import { openPage, waitForHydration } from "./support/pages";
import { expect, test } from "./support/test";

/** The usual widths of phones, a tablet and a desktop. */
const WIDTHS = [360, 375, 390, 393, 412, 414, 430, 820, 1440];
/** On the others, the same elements are shown. */
const READ_WIDTHS = [360, 1440];

const FONTS = /\.woff2$/;
const SCRIPTS = /\.js$/;

test("all of a page can be read before any script runs, and each heading has as many lines before the fonts come", async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(30);
  // Without the application, which takes most of the time and changes no heading.
  await page.route(SCRIPTS, (route) => route.fulfill({ contentType: "text/javascript" }));
  const changed: string[] = [];
  const unread: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => document.fonts.ready);
    expect(await countLoadedFonts(page), path).toBeGreaterThan(1);
    // In a low window, of which little is drawn.
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 300 });
      const place = `${path} at ${width} px`;
      if (READ_WIDTHS.includes(width)) {
        const { written, read } = await page.getByRole("main").evaluate(countLetters);
        if (read < 0.95 * written) unread.push(`${place}: ${read} of ${written} letters`);
      }
      changed.push(...(await page.evaluate(findChanged, place)));
    }
  }
  expect(unread).toEqual([]);
  // A heading that fills its line nearly, or hardly does not fit into it, is worded anew.
  expect(changed).toEqual([]);
});

/** A page of each kind. On all pages, pages.spec.ts compares the styles of each element. */
const DRAWN = ["/", "/product-sourcing-in-china", "/tools/amazon-carton-check"];
/** The share of a picture that may differ, as that of a letter that is drawn anew. */
const MAX_DIFFERENCE = 0.0005;

for (const path of DRAWN) {
  test(`a picture of all of ${path} before any script runs is complete`, async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.fulfill({ contentType: "text/javascript" }));
    await page.goto(path);
    const before = await takePicture(page);
    await page.unroute(SCRIPTS);
    await openPage(page, path);
    await waitForHydration(page);
    for (const top of [1e6, 0]) {
      await page.evaluate((y) => {
        window.scrollTo(0, y);
      }, top);
      await nextFrames(page);
    }
    expect(await compare(before, await takePicture(page))).toBeLessThanOrEqual(MAX_DIFFERENCE);
  });
}

/** Of the whole page, as archives and preview services take it, without images, which load late. */
async function takePicture(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  await finishAnimations(page);
  const style = "img, .late-notice, .aside { visibility: hidden !important }";
  return page.screenshot({ fullPage: true, style });
}

/** The share of bytes that differ between the pixels of two pictures; 1 for another size. */
async function compare(picture: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([picture, other].map((png) => sharp(png).raw().toBuffer()));
  if (!a || !b || a.length !== b.length) return 1;
  let count = 0;
  // By index: an iterator takes a second for the bytes of a long page.
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) count++;
  return count / a.length;
}

/** The largest Cumulative Layout Shift that rounds to 0.00. */
const MAX_SHIFT = 0.0049;

/** Articles that moved by a line of the heading when the fonts came, home, and a tool. */
const MOVED = [
  { path: "/", width: 412, height: 915 },
  { path: "/tools/landed-cost", width: 412, height: 915 },
  { path: "/blog/how-to-pay-chinese-suppliers-safely", width: 412, height: 915 },
  {
    path: "/blog/exw-fob-cif-dap-or-ddp-which-incoterm-should-you-choose",
    width: 390,
    height: 844,
  },
  { path: "/blog/aql-inspection-explained-for-first-time-importers", width: 1440, height: 900 },
];

test("no page moves when the fonts come late", async ({ page }) => {
  await delayRequests(page, SCRIPTS);
  await recordShifts(page);
  for (const { path, ...viewport } of MOVED) {
    await page.setViewportSize(viewport);
    const fonts = await openWithoutFonts(page, path);
    await nextFrames(page);
    await showFonts(page, fonts);
    await nextFrames(page);
    expect(await readShifts(page, MAX_SHIFT), path).toEqual([]);
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

/** The letters in the elements that are shown, and those that programs that read the page get. */
function countLetters(main: HTMLElement) {
  const count = (text: string) => text.replace(/\s/g, "").length;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  let written = 0;
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.checkVisibility({ visibilityProperty: true }))
      written += count(textContent ?? "");
  }
  return { written, read: count(main.innerText) };
}

/** Headings with another number of lines when they are shown in the fallback font. */
function findChanged(place: string): string[] {
  for (const details of document.querySelectorAll("details")) details.open = true;
  const headings = [...document.querySelectorAll<HTMLElement>("h1, h2, h3, h4")];
  if (headings.length === 0) return [`${place}: no headings`];

  const count = () =>
    headings.map((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      const size = parseFloat(getComputedStyle(heading).fontSize);
      const tops = [...range.getClientRects()].map(({ top }) => top).sort((a, b) => a - b);
      return tops.filter((top, i) => i === 0 || top - (tops[i - 1] ?? 0) > size / 2).length;
    });

  const withFont = count();
  for (const heading of headings) {
    const [font = "", ...fallbacks] = getComputedStyle(heading).fontFamily.split(/,\s*/);
    if (!font.includes("Variable")) return [`${place}: ${heading.textContent} is in ${font}`];
    heading.style.fontFamily = fallbacks.join(", ");
  }
  const before = count();
  for (const heading of headings) heading.style.fontFamily = "";
  return headings.flatMap(({ textContent }, i) =>
    withFont[i] === before[i]
      ? []
      : [`${place}: ${before[i]} lines, with the font ${withFont[i]}: ${textContent}`],
  );
}
