/**
 * Makes the pictures in public/images, and the colors that stand where they will come, from
 * scripts/images/originals and src/content/pictures.json.
 *
 *   node scripts/images/make-images.mjs [--force]
 *
 * Only what is missing or out of date is made. Files it made that nothing asks for any more are
 * removed; files it did not make are never touched.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { importSource } from "../import-source.mjs";
import { dominantColor } from "./dominant-color.mjs";
import { shrinkSvg } from "./shrink-svg.mjs";

/**
 * @typedef {{ alt: string, width: number, height: number, widths: number[] }} PictureRecord
 * @typedef {{ file: string, stamp: string, make: () => Promise<Buffer | string> }} Output
 */

const root = path.resolve(import.meta.dirname, "../..");
const originals = path.join(import.meta.dirname, "originals");
const outputs = path.join(root, "public/images");
const manifest = path.join(root, "src/content/pictures.json");
const colorFile = path.join(root, "src/content/picture-colors.json");
// Which input and settings each file came from. Times would not survive a `git clone`.
const stampFile = path.join(import.meta.dirname, "made.json");

const { brandColors } = await importSource("./src/config/site.ts");
const { makePalette } = await importSource("./src/styles/palette.ts");
const { mapToPalette, recolor } = await importSource("./scripts/brand/recolor.ts");
const brandPalette = mapToPalette(makePalette(brandColors));

/** Raise it when shrink-svg.mjs writes something else. */
const SVG_VERSION = 1;
/** As in src/content/pictures.ts: browsers without AVIF get the picture in one width. */
const MAX_SINGLE_WIDTH_PX = 1200;
const WEBP = { quality: 78, effort: 6, smartSubsample: true };
// Past effort 7 a file takes three times as long and shrinks by less than one per cent.
const AVIF = { quality: 50, effort: 7, tune: "iq", chromaSubsampling: "4:2:0" };
// Nothing up to 1200 px over 45 KiB. 1080 px are for the densest screens: they show no grain.
const AVIF_QUALITY = {
  "hero-828": 40,
  "hero-1080": 29,
  "hero-1200": 40,
  "hero-1600": 45,
  "warehouse-800": 42,
  "warehouse-1200": 38,
  "case-crowdfunding-800": 40,
  "case-crowdfunding-1200": 33,
};
// What many phones take, and the largest thing in the first paint of a page: beside two fonts it
// must arrive with the second answer of a slow network.
const PHONE_WIDTH_PX = 672;
const PHONE_LIMIT_BYTES = 10_700;
const LOWEST_QUALITY = 26;

/** @param {string} name */
function originalOf(name) {
  const render = path.join(originals, `${name}.webp`);
  return existsSync(render) ? render : path.join(originals, `avatars/${name}.svg`);
}

/**
 * @param {string} name
 * @param {PictureRecord} picture
 * @returns {Promise<Output[]>}
 */
async function planPicture(name, picture) {
  const original = originalOf(name);
  const isDrawing = original.endsWith(".svg");
  const source = await readFile(original);
  const { width, height } = await sharp(source).metadata();
  if (width !== picture.width || height !== picture.height) {
    throw new Error(`${name} is ${width} x ${height}, pictures.json says otherwise`);
  }
  const single = Math.max(...picture.widths.filter((target) => target <= MAX_SINGLE_WIDTH_PX));
  return picture.widths.flatMap((target) => {
    if (target > width) throw new Error(`${name} is only ${width} px wide, not ${target}`);
    // Drawings are rasterized at twice the largest size, then reduced like the renders.
    const resized = () => sharp(source, isDrawing ? { density: 144 } : {}).resize(target);
    const id = `${name}-${target}`;
    const avif = { ...AVIF, quality: AVIF_QUALITY[id] ?? AVIF.quality };
    const limit = target === PHONE_WIDTH_PX ? PHONE_LIMIT_BYTES : undefined;
    return [
      {
        file: `${id}.avif`,
        stamp: stampOf(source, { target, avif, limit, lowest: limit && LOWEST_QUALITY }),
        make: () => encodeAvif(resized, avif, limit),
      },
      ...(target === single
        ? [
            {
              file: `${id}.webp`,
              stamp: stampOf(source, { target, webp: WEBP }),
              make: () => resized().webp(WEBP).toBuffer(),
            },
          ]
        : []),
    ];
  });
}

/**
 * As fine as `limit` bytes allow, if there is a limit.
 * @param {() => import("sharp").Sharp} resized
 * @param {typeof AVIF} settings
 * @param {number | undefined} limit
 */
async function encodeAvif(resized, settings, limit = Infinity) {
  let data;
  let { quality } = settings;
  do {
    data = await resized()
      .avif({ ...settings, quality })
      .toBuffer();
    quality -= 2;
  } while (data.length > limit && quality >= LOWEST_QUALITY);
  return data;
}

/**
 * In the colors of the brand.
 * @param {"brand" | "clients" | "posts"} folder
 * @returns {Promise<Output[]>}
 */
async function planVectors(folder) {
  const files = (await readdir(path.join(originals, folder))).sort();
  return Promise.all(
    files.map(async (file) => {
      const drawn = await readFile(path.join(originals, folder, file), "utf8");
      const svg = recolor(drawn, brandPalette);
      return {
        file: `${folder}/${file}`,
        stamp: stampOf(svg, { SVG_VERSION }),
        make: async () => shrinkSvg(svg),
      };
    }),
  );
}

/**
 * @param {Buffer | string} source
 * @param {object} settings
 */
function stampOf(source, settings) {
  const hash = createHash("sha256").update(source).update(JSON.stringify(settings));
  return hash.digest("hex").slice(0, 16);
}

/** @param {string} file */
const readJson = async (file) => JSON.parse(await readFile(file, "utf8"));

/** @type {Record<string, PictureRecord>} */
const pictures = await readJson(manifest);
/** @type {Record<string, string>} */
const stamps = existsSync(stampFile) ? await readJson(stampFile) : {};
const isForced = process.argv.includes("--force");

const wanted = (
  await Promise.all([
    ...Object.entries(pictures).map(([name, picture]) => planPicture(name, picture)),
    planVectors("brand"),
    planVectors("clients"),
    planVectors("posts"),
  ])
).flat();

for (const folder of ["brand", "clients", "posts"]) {
  await mkdir(path.join(outputs, folder), { recursive: true });
}

// Only what this script once made: other hands keep drawings in public/images too.
const wantedFiles = new Set(wanted.map(({ file }) => file));
const stale = Object.keys(stamps).filter((file) => !wantedFiles.has(file));
for (const file of stale) {
  await rm(path.join(outputs, file), { force: true });
  delete stamps[file];
}

const colors = await Promise.all(
  Object.keys(pictures).map(async (name) => [name, await dominantColor(originalOf(name))]),
);
await writeFile(colorFile, JSON.stringify(Object.fromEntries(colors), null, 2) + "\n");

const due = wanted.filter(
  ({ file, stamp }) => isForced || stamps[file] !== stamp || !existsSync(path.join(outputs, file)),
);
const queue = [...due];

async function work() {
  for (let output = queue.shift(); output; output = queue.shift()) {
    const data = await output.make();
    await writeFile(path.join(outputs, output.file), data);
    stamps[output.file] = output.stamp;
    console.log(`${output.file}  ${(Buffer.byteLength(data) / 1024).toFixed(1)} KiB`);
  }
}

try {
  await Promise.all(Array.from({ length: availableParallelism() }, work));
} finally {
  const sorted = Object.fromEntries(Object.entries(stamps).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(stampFile, JSON.stringify(sorted, null, 2) + "\n");
}
console.log(
  `${due.length} made, ${wanted.length - due.length} up to date, ${stale.length} removed`,
);
