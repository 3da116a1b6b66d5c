/**
 * Makes what depends on src/config/site.ts: logos, icons, drawings in the brand's colors, the cards
 * of shared links, and the fonts where the name needs letters that they lack. Nothing is made while
 * the colors cannot be read or the name cannot be drawn.
 */
import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import pngToIco from "png-to-ico";
import sharp from "sharp";
import { brandColors, site } from "@/config/site";
import { shrinkSvg } from "../images/shrink-svg.ts";
import { addCharacters } from "./characters.ts";
import { checkColors } from "./check-colors.ts";

const LOGOS = "public/images/brand";
const FONTS = "src/styles/fonts.css";

const faults = checkColors(brandColors);
if (faults.length > 0) {
  console.error(`The colors in src/config/site.ts cannot be used.\n  ${faults.join("\n  ")}`);
  process.exit(1);
}

try {
  await makeLogos();
} catch (error) {
  if (!(error instanceof Error) || error.name !== "MissingLetterError") throw error;
  console.error(error.message);
  process.exit(1);
}
await makeFonts();
run("scripts/images/make-images.ts");
run("scripts/share-cards/make-share-cards.ts");
console.log(await readFile("scripts/brand/to-read.txt", "utf8"));

async function makeFonts() {
  const { css, added } = addCharacters(await readFile(FONTS, "utf8"));
  if (added.length === 0) return;
  await writeFile(FONTS, css);
  run("node_modules/prettier/bin/prettier.cjs", "--write", FONTS);
  run("scripts/fonts/make-fonts.ts");
  console.log(`Fonts: the first ones have ${added.join(" ")} now.`);
}

async function makeLogos() {
  // Imported here, since it draws the name at once and throws if it cannot.
  const { drawLogo, drawSymbol, drawIcon, LOGO_WIDTH } = await import("./logos.ts");
  const drawings = {
    [`${LOGOS}/logo-light.svg`]: drawLogo("paper"),
    [`${LOGOS}/logo-dark.svg`]: drawLogo("dark"),
    [`${LOGOS}/symbol.svg`]: drawSymbol("paper"),
    [`${LOGOS}/symbol-dark.svg`]: drawSymbol("dark"),
    [`${LOGOS}/author.svg`]: drawIcon(96, 54 / 96, 0),
    "public/favicon.svg": drawIcon(64, 40 / 64, 14 / 64),
  };
  for (const [file, svg] of Object.entries(drawings)) await writeFile(file, shrinkSvg(svg));

  const rounded = Buffer.from(drawIcon(512, 40 / 64, 14 / 64));
  // Phones cut these to a shape of their own.
  const square = Buffer.from(drawIcon(512, 36 / 64, 0));
  const icons = [
    { file: "apple-touch-icon.png", svg: square, size: 180 },
    { file: "icon-192.png", svg: rounded, size: 192 },
    { file: "icon-512.png", svg: rounded, size: 512 },
    { file: "icon-512-maskable.png", svg: square, size: 512 },
  ];
  for (const { file, svg, size } of icons) await writeFile(`public/${file}`, await png(svg, size));
  const sizes = await Promise.all([16, 32, 48].map((size) => png(rounded, size)));
  await writeFile("public/favicon.ico", await pngToIco(sizes));

  await writeFile("src/config/logo.json", `{ "width": ${LOGO_WIDTH} }\n`);
  console.log(`Logos, icons and the author's picture: ${site.name}, ${LOGO_WIDTH} px wide`);
}

function png(svg: Buffer, size: number) {
  return sharp(svg, { density: 144 }).resize(size).png({ compressionLevel: 9 }).toBuffer();
}

function run(script: string, ...args: string[]) {
  execFileSync(process.execPath, ["--import", "tsx", script, ...args], { stdio: "inherit" });
}
