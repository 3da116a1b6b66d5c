/**
 * Makes the pictures in public/images and the colors of their placeholders, from
 * scripts/images/originals and src/content/pictures.json.
 *
 *   npm run images -- [--force]
 *
 * Makes only files that are missing or out of date. Removes the files that it has made earlier and
 * that are no longer needed. Never touches files that it has not made.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { format } from "prettier";
import sharp, { type AvifOptions, type Sharp } from "sharp";
import { brandColors } from "@/config/site";
import pictures from "@/content/pictures.json";
import { makePalette } from "@/styles/palette";
import { mapToPalette, recolor } from "../brand/recolor.ts";
import stored from "./made.json";
import { shrinkSvg } from "./shrink-svg.ts";

type PictureRecord = { width: number; height: number; widths: readonly number[] };

type Output = { file: string; stamp: string; make: () => Promise<Buffer | string> };

const originals = "scripts/images/originals";
const outputs = "public/images";
const pictureFile = "src/content/pictures.json";
// A hash of the input and the settings of each file. Modification times would not do: `git clone`
// sets them all to the present.
const stampFile = "scripts/images/made.json";

const brandPalette = mapToPalette(makePalette(brandColors));

/** The folders of drawings. */
const FOLDERS = ["brand", "clients", "posts"];

/** To be raised when the output of shrink-svg.ts changes, so that all drawings are made again. */
const SVG_VERSION = 2;
/**
 * Browsers without AVIF get one WebP file per picture, at most this wide (src/content/pictures.ts).
 */
const MAX_SINGLE_WIDTH_PX = 1200;
const WEBP = { quality: 78, effort: 6, smartSubsample: true };
// With an effort above 7, encoding takes three times as long and saves less than one percent.
const AVIF = { effort: 7, tune: "iq", chromaSubsampling: "4:2:0" } satisfies AvifOptions;
// Qualities that keep files of up to 1200 px below 45 KiB. The one for 1080 px may be low, because
// that file is for the densest screens, which hide artifacts.
const USUAL_QUALITY = 50;
const QUALITY: Partial<Record<string, number>> = {
  "hero-828": 40,
  "hero-1080": 29,
  "hero-1200": 40,
  "hero-1600": 45,
  "warehouse-800": 42,
  "warehouse-1200": 38,
  "case-crowdfunding-800": 40,
  "case-crowdfunding-1200": 33,
};
// The width that many phones load, as the largest element of the first paint. Together with two
// fonts it must fit into the second round trip of a slow network.
const PHONE_WIDTH_PX = 672;
const PHONE_LIMIT_BYTES = 10_700;
const LOWEST_QUALITY = 26;

function originalOf(name: string): string {
  const render = path.join(originals, `${name}.webp`);
  return existsSync(render) ? render : path.join(originals, `avatars/${name}.svg`);
}

async function planPicture(name: string, picture: PictureRecord): Promise<Output[]> {
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
    const avif = { quality: QUALITY[id] ?? USUAL_QUALITY, ...AVIF };
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

/** Lowers the quality until the file has at most `limit` bytes. */
async function encodeAvif(
  resized: () => Sharp,
  settings: AvifOptions & { quality: number },
  limit = Infinity,
): Promise<Buffer> {
  const data = await resized().avif(settings).toBuffer();
  const quality = settings.quality - 2;
  if (data.length <= limit || quality < LOWEST_QUALITY) return data;
  return encodeAvif(resized, { ...settings, quality }, limit);
}

/** Drawings are recolored with the brand's colors. */
async function planVectors(folder: string): Promise<Output[]> {
  const files = (await readdir(path.join(originals, folder))).sort();
  return Promise.all(
    files.map(async (file) => {
      const drawn = await readFile(path.join(originals, folder, file), "utf8");
      const svg = recolor(drawn, brandPalette);
      return {
        file: `${folder}/${file}`,
        stamp: stampOf(svg, { SVG_VERSION }),
        make: () => Promise.resolve(shrinkSvg(svg)),
      };
    }),
  );
}

function stampOf(source: Buffer | string, settings: object): string {
  const hash = createHash("sha256").update(source).update(JSON.stringify(settings));
  return hash.digest("hex").slice(0, 16);
}

/** The most frequent color of a picture as `#rgb`, which is precise enough for a placeholder. */
async function dominantColor(file: string): Promise<string> {
  const { dominant, isOpaque } = await sharp(file).stats();
  if (!isOpaque) throw new Error(`${file} is transparent: its placeholder would show through`);
  const digits = [dominant.r, dominant.g, dominant.b].map((value) => (value >> 4).toString(16));
  return `#${digits.join("")}`;
}

const { values: options } = parseArgs({ options: { force: { type: "boolean" } } });
const stamps = new Map<string, string>(Object.entries(stored));

const wanted = (
  await Promise.all([
    ...Object.entries(pictures).map(([name, picture]) => planPicture(name, picture)),
    ...FOLDERS.map(planVectors),
  ])
).flat();

for (const folder of FOLDERS) {
  await mkdir(path.join(outputs, folder), { recursive: true });
}

// Only files that this script has made: public/images also contains drawings from elsewhere.
const wantedFiles = new Set(wanted.map(({ file }) => file));
const stale = [...stamps.keys()].filter((file) => !wantedFiles.has(file));
for (const file of stale) {
  await rm(path.join(outputs, file), { force: true });
  stamps.delete(file);
}

const colored = await Promise.all(
  Object.entries(pictures).map(async ([name, { width, height, widths }]) => {
    const color = await dominantColor(originalOf(name));
    return [name, { width, height, widths, color }];
  }),
);
await writeFile(
  pictureFile,
  await format(JSON.stringify(Object.fromEntries(colored), null, 2), {
    parser: "json",
    printWidth: 100,
  }),
);

const due = wanted.filter(
  ({ file, stamp }) =>
    options.force || stamps.get(file) !== stamp || !existsSync(path.join(outputs, file)),
);
const queue = [...due];

async function work() {
  for (let output = queue.shift(); output; output = queue.shift()) {
    const data = await output.make();
    await writeFile(path.join(outputs, output.file), data);
    stamps.set(output.file, output.stamp);
    console.log(`${output.file}  ${(Buffer.byteLength(data) / 1024).toFixed(1)} KiB`);
  }
}

try {
  await Promise.all(Array.from({ length: availableParallelism() }, work));
} finally {
  const sorted = Object.fromEntries([...stamps].sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(stampFile, JSON.stringify(sorted, null, 2) + "\n");
}
console.log(
  `${due.length} made, ${wanted.length - due.length} up to date, ${stale.length} removed`,
);
