import { makePalette, type Palette } from "../../src/styles/palette.ts";

/** The palette in which the mark and the drawings of scripts/images/originals are drawn. */
const ORIGINAL_PALETTE = makePalette({ accent: "#F4731C", ink: "#11223D", support: "#0E5C58" });

/** Maps each original color, "#RRGGBB", to its replacement. */
export type ColorMap = ReadonlyMap<string, string>;

/** Maps each shade of the original palette to the same shade of the site's palette. */
export function mapToPalette(palette: Palette): ColorMap {
  const shades = (all: Palette) => Object.values(all).flatMap((color) => Object.values(color));
  const originals = shades(ORIGINAL_PALETTE);
  return new Map(shades(palette).map((color, i) => [originals[i] ?? color, color]));
}

/** Maps the three colors of the mark, for backgrounds on which the original ones don't show. */
export function mapMark(accent: string, ink: string, support: string): ColorMap {
  return new Map([
    [ORIGINAL_PALETTE.accent.DEFAULT, accent],
    [ORIGINAL_PALETTE.ink.DEFAULT, ink],
    [ORIGINAL_PALETTE.support[600], support],
  ]);
}

/** Replaces the colors of a drawing. Others stay, since a mark may have colors of its own. */
export function recolor(svg: string, colors: ColorMap): string {
  return svg.replace(/#[\da-f]{6}\b/gi, (hex) => colors.get(hex.toUpperCase()) ?? hex);
}
