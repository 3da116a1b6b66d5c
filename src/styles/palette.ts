import { contrastOf, shiftUntil, TEXT_CONTRAST, toHex, toOklch } from "./color-math";
import { neutrals, PAPER } from "./neutrals";

const PAPERS = Object.values(PAPER);

/** The three colors that make the brand, as "#RRGGBB". */
export type BrandColors = {
  /** Large fills and marks. It must be light enough for text in `ink` to be readable on it. */
  accent: string;
  /** Text on light backgrounds, and dark backgrounds under light text. */
  ink: string;
  /** The second dark background, and links and the focus ring on light backgrounds. */
  support: string;
};

/**
 * All shades of the brand. Shades for text are made darker or lighter until they are readable on all
 * backgrounds that they are used on.
 */
export function makePalette({ accent, ink, support }: BrandColors) {
  const ink700 = lighten(ink, 0.1733, 1.1503, -3.52);
  const dark = [ink, ink700, support];
  return {
    ink: {
      DEFAULT: ink,
      800: lighten(ink, 0.0803, 1.1719, -0.98),
      prose: darkenUntilReadable(lighten(ink, 0.0904, 0.9805, 0.73), PAPERS), // text of articles
      700: ink700,
      600: darkenUntilReadable(lighten(ink, 0.2534, 0.7925, -0.95), PAPERS),
      // placeholders, also in fields with an error
      500: darkenUntilReadable(lighten(ink, 0.347, 0.7979, 3.41), [
        ...PAPERS,
        neutrals.danger[100],
      ]),
    },
    // Only 700 is for text on light backgrounds, and only 300 for text on dark ones. None is a
    // background of white text.
    accent: {
      DEFAULT: accent,
      100: lighten(accent, 0.779, 0.227, 17.03),
      300: lightenUntilReadable(lighten(accent, 0.4415, 0.6128, 8.75), dark),
      400: lighten(accent, 0.1776, 0.9182, 3.14),
      600: darken(accent, 0.1089, 0.9637, -3.1),
      700: darkenUntilReadable(darken(accent, 0.2498, 0.8307, -3.7), PAPERS),
    },
    support: {
      DEFAULT: support,
      100: lighten(support, 0.8428, 0.3448, -15.68),
      400: lighten(support, 0.5187, 1.2844, -5.16),
      600: lighten(support, 0.1389, 1.1866, -1.15),
    },
  };
}

export type Palette = ReturnType<typeof makePalette>;

/**
 * Makes a color lighter in OKLCH. `toWhite` is the part of the way to white, 0 to 1; `chromaFactor`
 * multiplies the chroma; `hueShift` is added to the hue, in degrees.
 */
function lighten(base: string, toWhite: number, chromaFactor: number, hueShift: number): string {
  const { lightness, chroma, hue } = toOklch(base);
  return toHex({
    lightness: lightness + (1 - lightness) * toWhite,
    chroma: chroma * chromaFactor,
    hue: hue + hueShift,
  });
}

/** Makes a color darker. `toBlack` is the part of the way to black, 0 to 1. */
function darken(base: string, toBlack: number, chromaFactor: number, hueShift: number): string {
  const { lightness, chroma, hue } = toOklch(base);
  return toHex({
    lightness: lightness * (1 - toBlack),
    chroma: chroma * chromaFactor,
    hue: hue + hueShift,
  });
}

const isReadableOn = (backgrounds: readonly string[]) => (color: string) =>
  backgrounds.every((background) => contrastOf(color, background) >= TEXT_CONTRAST);

/**
 * Returns the color unchanged if no darker one is readable on all backgrounds either. The contrast
 * check of `npm run brand` then reports it.
 */
function darkenUntilReadable(color: string, backgrounds: readonly string[]): string {
  return shiftUntil(color, "darker", isReadableOn(backgrounds)) ?? color;
}

/** Returns the color unchanged if no lighter one is readable on all backgrounds either. */
function lightenUntilReadable(color: string, backgrounds: readonly string[]): string {
  return shiftUntil(color, "lighter", isReadableOn(backgrounds)) ?? color;
}
