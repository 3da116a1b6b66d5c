import { describe, expect, test } from "vitest";
import config from "../../tailwind.config";

const { colors } = config.theme;
const { ink, accent, support, cinnabar, jade, amber } = colors;
const PAPER = { rice: colors.rice, sand: colors.sand, sheet: colors.sheet, white: colors.white };
const DARK = { ink: ink.DEFAULT, "ink-700": ink[700], support: support.DEFAULT };

/** Each set of colors, and the grounds on which any of them stands somewhere. */
const TEXTS = [
  { on: PAPER, texts: { ink: ink.DEFAULT, "ink-prose": ink.prose, "ink-600": ink[600] } },
  { on: PAPER, texts: { "accent-700": accent[700], cinnabar: cinnabar.DEFAULT } },
  { on: PAPER, texts: { support: support.DEFAULT, jade: jade.DEFAULT } },
  // Placeholders, and what is optional.
  { on: { ...PAPER, "cinnabar-100": cinnabar[100] }, texts: { "ink-500": ink[500] } },
  { on: DARK, texts: { rice: colors.rice, dune: colors.dune, "accent-300": accent[300] } },
  {
    on: {
      accent: accent.DEFAULT,
      "accent-100": accent[100],
      "accent-400": accent[400],
      dune: colors.dune,
      amber: amber.DEFAULT,
      "amber-100": amber[100],
      "support-100": support[100],
      "cinnabar-100": cinnabar[100],
    },
    texts: { ink: ink.DEFAULT },
  },
  { on: { "cinnabar-100": cinnabar[100] }, texts: { cinnabar: cinnabar.DEFAULT } },
  { on: { "jade-100": jade[100] }, texts: { jade: jade.DEFAULT } },
  {
    on: { cinnabar: cinnabar.DEFAULT, "cinnabar-600": cinnabar[600], jade: jade.DEFAULT },
    texts: { white: colors.white },
  },
];

const SHAPES = [
  { on: PAPER, shapes: { "the edge of a field": colors.edge } },
  { on: { ...PAPER, dune: colors.dune }, shapes: { "the ring of the focus": support.DEFAULT } },
  {
    on: { ...DARK, "a toast about a failure": cinnabar.DEFAULT },
    shapes: { "the ring of the focus": accent[300] },
  },
  { on: { accent: accent.DEFAULT }, shapes: { "the ring of the focus": ink.DEFAULT } },
];

describe("words have a contrast of 4.5", () => {
  test.each(TEXTS.flatMap(({ on, texts }) => listPairs(on, texts)))("%s on %s", (...pair) => {
    expect(contrastOf(pair[2], pair[3])).toBeGreaterThanOrEqual(4.5);
  });
});

describe("what has to be seen but not read has a contrast of 3", () => {
  test.each(SHAPES.flatMap(({ on, shapes }) => listPairs(on, shapes)))("%s on %s", (...pair) => {
    expect(contrastOf(pair[2], pair[3])).toBeGreaterThanOrEqual(3);
  });
});

type Colors = Record<string, string>;
type Pair = [name: string, groundName: string, color: string, ground: string];

function listPairs(grounds: Colors, shown: Colors): Pair[] {
  return Object.entries(shown).flatMap(([name, color]) =>
    Object.entries(grounds).map(([groundName, ground]): Pair => [name, groundName, color, ground]),
  );
}

/** As WCAG reckons it. */
function contrastOf(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
