import { contrastOf, shiftUntil, TEXT_CONTRAST, toHex, toOklch } from "./color-math";
import { neutrals, PAPER } from "./neutrals";

const PAPERS = Object.values(PAPER);

/** The three colors that make the brand, as "#RRGGBB". */
export type BrandColors = {
  /** Large fills and marks, under text in `ink`: light enough to carry it. */
  accent: string;
  /** Text on paper, and dark grounds under light text. */
  ink: string;
  /** The second dark ground, links and the focus ring on paper. */
  support: string;
};

/** All shades of the brand. Those for text are moved on until they can be read where they stand. */
export function makePalette({ accent, ink, support }: BrandColors) {
  const ink700 = lighten(ink, 0.1733, 1.1503, -3.52);
  const dark = [ink, ink700, support];
  return {
    ink: {
      DEFAULT: ink,
      800: lighten(ink, 0.0803, 1.1719, -0.98),
      prose: darkenUntilReadable(lighten(ink, 0.0904, 0.9805, 0.73), PAPERS), // of an article
      700: ink700,
      600: darkenUntilReadable(lighten(ink, 0.2534, 0.7925, -0.95), PAPERS),
      // placeholders, also in fields with an error
      500: darkenUntilReadable(lighten(ink, 0.347, 0.7979, 3.41), [
        ...PAPERS,
        neutrals.cinnabar[100],
      ]),
    },
    // Never text on paper, never under white text; 700 is the one for text on paper, 300 on ink.
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
 * In OKLCH: `toWhite` is the part of the way to white, 0 to 1, `chromaFactor` multiplies the chroma
 * and `turn` is the change of the hue in degrees.
 */
function lighten(base: string, toWhite: number, chromaFactor: number, turn: number): string {
  const { lightness, chroma, hue } = toOklch(base);
  return toHex({
    lightness: lightness + (1 - lightness) * toWhite,
    chroma: chroma * chromaFactor,
    hue: hue + turn,
  });
}

/** The same with `toBlack`, the part of the way to black. */
function darken(base: string, toBlack: number, chromaFactor: number, turn: number): string {
  const { lightness, chroma, hue } = toOklch(base);
  return toHex({
    lightness: lightness * (1 - toBlack),
    chroma: chroma * chromaFactor,
    hue: hue + turn,
  });
}

const isReadableOn = (grounds: readonly string[]) => (color: string) =>
  grounds.every((ground) => contrastOf(color, ground) >= TEXT_CONTRAST);

/** The color itself where nothing darker can be read either: the check of the contrast names it. */
function darkenUntilReadable(color: string, grounds: readonly string[]): string {
  return shiftUntil(color, "darker", isReadableOn(grounds)) ?? color;
}

/** The color itself where nothing lighter can be read either. */
function lightenUntilReadable(color: string, grounds: readonly string[]): string {
  return shiftUntil(color, "lighter", isReadableOn(grounds)) ?? color;
}
