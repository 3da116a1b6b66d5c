import { makePalette, type Palette } from "../../src/styles/palette.ts";

/** The brand colors in which the mark and the drawings of scripts/images/originals are drawn. */
const DRAWN = makePalette({ accent: "#F4731C", ink: "#11223D", support: "#0E5C58" });

/** From a color as it is drawn, "#RRGGBB", to the one it becomes. */
export type ColorMap = ReadonlyMap<string, string>;

/** Each shade that is drawn, with the same shade of the site. */
export function mapToPalette(palette: Palette): ColorMap {
  const shades = (all: Palette) => Object.values(all).flatMap((color) => Object.values(color));
  const drawn = shades(DRAWN);
  return new Map(shades(palette).map((color, i) => [drawn[i] ?? color, color]));
}

/** The three colors of the mark on grounds where they would not be seen as they are drawn. */
export function mapMark(accent: string, ink: string, support: string): ColorMap {
  return new Map([
    [DRAWN.accent.DEFAULT, accent],
    [DRAWN.ink.DEFAULT, ink],
    [DRAWN.support[600], support],
  ]);
}

/** Colors that are not in the map stay as they are: a mark may have its own. */
export function recolor(svg: string, colors: ColorMap): string {
  return svg.replace(/#[\da-f]{6}\b/gi, (hex) => colors.get(hex.toUpperCase()) ?? hex);
}
