import { readFile } from "node:fs/promises";
import { brandColors, site } from "../../src/config/site.ts";
import { escapeAttribute } from "../../src/lib/escape-html.ts";
import { neutrals } from "../../src/styles/neutrals.ts";
import { makePalette } from "../../src/styles/palette.ts";
import { type ColorMap, mapMark, mapToPalette, recolor } from "./recolor.ts";
import { outlineText } from "./wordmark.ts";

/** What a logo stands on. */
export type LogoGround = "paper" | "dark" | "accent";

const palette = makePalette(brandColors);
const { accent, ink, support } = palette;

const LOOKS: Record<LogoGround, { colors: ColorMap; text: string }> = {
  paper: { colors: mapToPalette(palette), text: ink.DEFAULT },
  dark: { colors: mapMark(accent.DEFAULT, neutrals.rice, support[400]), text: neutrals.rice },
  accent: { colors: mapMark(ink.DEFAULT, neutrals.rice, support.DEFAULT), text: ink.DEFAULT },
};

/** The mark is 40 px high, and so is the logo. */
const MARK_SIZE = 40;
const NAME = { x: 50, baseline: 29, size: 26 };

const mark = await readFile(new URL("mark.svg", import.meta.url), "utf8");
const name = await outlineText(site.name, NAME);

/** The width of the logo in px, at a height of 40. */
export const LOGO_WIDTH = Math.ceil(NAME.x + name.width + 1);

/** The mark and the name of the site. */
export function drawLogo(ground: LogoGround): string {
  const { text } = LOOKS[ground];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO_WIDTH} ${MARK_SIZE}"` +
    ` width="${LOGO_WIDTH}" height="${MARK_SIZE}" role="img" aria-label="${escapeAttribute(site.name)}">` +
    `${drawMark(ground, { x: 0, y: 0, size: MARK_SIZE })}<g fill="${text}">${name.paths}</g></svg>`
  );
}

/** The mark alone, as a drawing of its own. */
export const drawSymbol = (ground: LogoGround): string => recolor(mark, LOOKS[ground].colors);

/** The mark on a square of ink, `share` of its width; `radius` rounds the corners, both in 0 to 1. */
export function drawIcon(size: number, share: number, radius: number): string {
  const inset = (size * (1 - share)) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" rx="${size * radius}" fill="${ink.DEFAULT}"/>` +
    `${drawMark("dark", { x: inset, y: inset, size: size * share })}</svg>`
  );
}

/** As a part of another drawing. */
function drawMark(ground: LogoGround, { x, y, size }: { x: number; y: number; size: number }) {
  const place = `<svg x="${x}" y="${y}" width="${size}" height="${size}"`;
  return recolor(mark, LOOKS[ground].colors)
    .trim()
    .replace(/^<svg[^>]*?(?= viewBox)/, place)
    .replace(/(viewBox="[^"]*")[^>]*>/, "$1>");
}
