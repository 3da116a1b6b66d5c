import { contrastOf, SHAPE_CONTRAST, TEXT_CONTRAST } from "./color-math";
import { neutrals, PAPER } from "./neutrals";
import type { Palette } from "./palette";

type Named = Record<string, string>;

/** A color on a ground that it stands on somewhere, with the contrast that WCAG 2.2 AA asks for. */
export type ContrastPair = {
  name: string;
  groundName: string;
  color: string;
  ground: string;
  needed: number;
};

/** Each pair of colors in use, in the order of a report. */
export function listContrastPairs({ ink, accent, support }: Palette): ContrastPair[] {
  const { rice, dune, edge, white, cinnabar, jade, amber } = neutrals;
  const dark = { ink: ink.DEFAULT, "ink-700": ink[700], support: support.DEFAULT };
  const texts: [grounds: Named, shown: Named][] = [
    [PAPER, { ink: ink.DEFAULT, "ink-prose": ink.prose, "ink-600": ink[600] }],
    [PAPER, { "accent-700": accent[700], support: support.DEFAULT }],
    [PAPER, { cinnabar: cinnabar.DEFAULT, jade: jade.DEFAULT }],
    // Placeholders, and what is optional.
    [{ ...PAPER, "cinnabar-100": cinnabar[100] }, { "ink-500": ink[500] }],
    [dark, { rice, dune, "accent-300": accent[300] }],
    [
      {
        accent: accent.DEFAULT,
        "accent-100": accent[100],
        "accent-400": accent[400],
        "support-100": support[100],
        dune,
        amber: amber.DEFAULT,
        "amber-100": amber[100],
        "cinnabar-100": cinnabar[100],
      },
      { ink: ink.DEFAULT },
    ],
    [{ "cinnabar-100": cinnabar[100] }, { cinnabar: cinnabar.DEFAULT }],
    [{ "jade-100": jade[100] }, { jade: jade.DEFAULT }],
    [{ cinnabar: cinnabar.DEFAULT, "cinnabar-600": cinnabar[600], jade: jade.DEFAULT }, { white }],
  ];
  const shapes: [grounds: Named, shown: Named][] = [
    [PAPER, { "the edge of a field": edge }],
    [{ ...PAPER, dune }, { "the focus ring (support)": support.DEFAULT }],
    [
      { ...dark, "a toast about a failure": cinnabar.DEFAULT },
      { "the focus ring (accent-300)": accent[300] },
    ],
    [{ accent: accent.DEFAULT }, { "the focus ring (ink)": ink.DEFAULT }],
  ];
  return [
    ...texts.flatMap(([grounds, shown]) => combine(grounds, shown, TEXT_CONTRAST)),
    ...shapes.flatMap(([grounds, shown]) => combine(grounds, shown, SHAPE_CONTRAST)),
  ];
}

export function listFailingPairs(palette: Palette): ContrastPair[] {
  return listContrastPairs(palette).filter(
    ({ color, ground, needed }) => contrastOf(color, ground) < needed,
  );
}

function combine(grounds: Named, shown: Named, needed: number): ContrastPair[] {
  return Object.entries(shown).flatMap(([name, color]) =>
    Object.entries(grounds).map(([groundName, ground]) => ({
      name,
      groundName,
      color,
      ground,
      needed,
    })),
  );
}
