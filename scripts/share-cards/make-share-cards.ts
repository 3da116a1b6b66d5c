/**
 * Makes the preview images of shared links, public/share/*.jpg: one for each static page and case
 * study, with its headline. To be run again when a headline, a picture or the logo changes.
 *
 *   npm run share-cards -- [name ...]
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { drawLogo } from "../brand/logos.ts";
import { withChromium } from "../browser.ts";
import { cards } from "./cards.ts";
import { cardHtml } from "./template.ts";

const SIZE = { width: 1200, height: 630 };
const MAX_BYTES = 90 * 1024;
/**
 * Tried in this order until the file is small enough. 4:4:4 keeps the color of every pixel, which
 * shows at the edges of large type in strong colors.
 */
const JPEG_SETTINGS = [
  { quality: 86, chromaSubsampling: "4:4:4" },
  ...[86, 80, 74, 68, 60].map((quality) => ({ quality, chromaSubsampling: "4:2:0" })),
];
const FONT =
  "node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2";

const names = process.argv.slice(2);
const requested = cards.filter(
  ({ file }) => !names.length || names.includes(path.parse(file).name),
);
const assets = {
  font: await readAsDataUrl(FONT, "font/woff2"),
  logos: { paper: drawLogo("paper"), dark: drawLogo("dark"), accent: drawLogo("accent") },
};

if (!names.length) await rm("public/share", { recursive: true, force: true });
await mkdir("public/share", { recursive: true });
await withChromium([], async (browser) => {
  const page = await browser.newPage({ viewport: SIZE });
  for (const card of requested) {
    const picture =
      card.picture &&
      (await readAsDataUrl(`scripts/images/originals/${card.picture}.webp`, "image/webp"));
    const html = cardHtml(card, { ...assets, ...(picture && { picture }) });
    await page.setContent(html, { waitUntil: "load" });
    const px = await page.evaluate(fitHeadline);
    const jpeg = await compress(await page.screenshot());
    await writeFile(`public${card.file}`, jpeg);
    console.log(`${card.file}  ${(jpeg.length / 1024).toFixed(1)} KiB, headline ${px} px`);
  }
});

async function compress(png: Buffer) {
  for (const settings of JPEG_SETTINGS) {
    const jpeg = await sharp(png)
      .jpeg({ ...settings, mozjpeg: true })
      .toBuffer();
    if (jpeg.length <= MAX_BYTES) return jpeg;
  }
  throw new Error(`Larger than ${MAX_BYTES} bytes at every quality.`);
}

async function readAsDataUrl(file: string, type: string) {
  return `data:${type};base64,${(await readFile(file)).toString("base64")}`;
}

/**
 * Runs in the page of a card: sets the largest font size at which the headline fits into its box,
 * and returns it in px. Sets `--end-x` and `--end-y` of the body to the end of the text.
 * @throws when the headline is too long for the smallest size
 */
async function fitHeadline(): Promise<number> {
  await document.fonts.ready;
  const box = document.querySelector("h1");
  const text = box?.firstElementChild;
  if (!box || !text) throw new Error("The card has no headline.");
  for (let px = 96; px >= 36; px -= 1) {
    box.style.fontSize = `${px}px`;
    const { width, height } = text.getBoundingClientRect();
    if (width > box.clientWidth || height > box.clientHeight) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const end = [...range.getClientRects()].at(-1);
    document.body.style.setProperty("--end-x", `${end?.right ?? 0}px`);
    document.body.style.setProperty("--end-y", `${end ? end.top + end.height * 0.57 : 0}px`);
    return px;
  }
  throw new Error(`Too long for a card: ${text.textContent}`);
}
