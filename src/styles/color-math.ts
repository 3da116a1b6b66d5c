import Color from "colorjs.io";

/** WCAG 2.2 AA for text, and for what has to be seen but not read (1.4.3, 1.4.11). */
export const TEXT_CONTRAST = 4.5;
export const SHAPE_CONTRAST = 3;

/** A cache, because the search for readable colors compares the same ones thousands of times. */
const luminances = new Map<string, number>();

function luminanceOf(hex: string): number {
  const luminance = luminances.get(hex) ?? Math.max(new Color(hex).luminance, 0);
  luminances.set(hex, luminance);
  return luminance;
}

/** The contrast ratio as WCAG 2 defines it: 1 to 21. */
export function contrastOf(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The perceived difference of two colors in OKLab. A difference of 0.02 is just visible. */
export function distanceOf(first: string, second: string): number {
  return new Color(first).deltaEOK(second);
}

/** OKLCH: lightness 0 to 1, chroma from 0, hue in degrees. A gray has no hue, here 0. */
export type Oklch = { lightness: number; chroma: number; hue: number };

export function toOklch(hex: string): Oklch {
  const [lightness, chroma, hue] = new Color(hex).to("oklch").coords;
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0 };
}

/** As "#RRGGBB". A color outside of sRGB becomes the nearest one inside. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const color = new Color("oklch", [lightness, chroma, hue]).to("srgb").toGamut();
  return color.toString({ format: "hex", collapse: false }).toUpperCase();
}

/**
 * Makes a color darker or lighter in steps of one percent of lightness, until `passes` returns true.
 * Returns undefined if not even black or white passes.
 */
export function shiftUntil(
  hex: string,
  direction: "darker" | "lighter",
  passes: (hex: string) => boolean,
): string | undefined {
  if (passes(hex)) return hex;
  const { lightness, chroma, hue } = toOklch(hex);
  for (let percent = 1; percent <= 100; percent += 1) {
    const shifted = lightness + (direction === "lighter" ? percent : -percent) / 100;
    if (shifted < 0 || shifted > 1) return undefined;
    const candidate = toHex({ lightness: shifted, chroma, hue });
    if (passes(candidate)) return candidate;
  }
  return undefined;
}
