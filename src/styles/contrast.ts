import { contrastOf, SHAPE_CONTRAST, TEXT_CONTRAST } from "./color-math";
import { neutrals, PAPER } from "./neutrals";
import type { Palette } from "./palette";

type Named = Record<string, string>;

/** A color and a background that are used together, with the contrast that WCAG 2.2 AA requires. */
export type ContrastPair = {
  name: string;
  backgroundName: string;
  color: string;
  background: string;
  needed: number;
};

/** Every pair of colors in use. */
export function listContrastPairs({ ink, accent, support }: Palette): ContrastPair[] {
  const { rice, dune, edge, white, danger, success, warning } = neutrals;
  // The grounds of `.surface-dark` and `.surface-support` in base.css, and what is raised from both.
  const dark = { ink: ink.DEFAULT, "ink-700": ink[700], support: support.DEFAULT };
  const texts: [backgrounds: Named, shown: Named][] = [
    [PAPER, { ink: ink.DEFAULT, "ink-prose": ink.prose, "ink-600": ink[600] }],
    [PAPER, { "accent-700": accent[700], support: support.DEFAULT }],
    [PAPER, { danger: danger.DEFAULT, success: success.DEFAULT }],
    // Placeholders, and the mark of optional fields.
    [{ ...PAPER, "danger-100": danger[100] }, { "ink-500": ink[500] }],
    [dark, { rice, dune, "accent-300": accent[300] }],
    [
      {
        accent: accent.DEFAULT,
        "accent-100": accent[100],
        "accent-400": accent[400],
        "support-100": support[100],
        dune,
        warning: warning.DEFAULT,
        "warning-100": warning[100],
        "danger-100": danger[100],
      },
      { ink: ink.DEFAULT },
    ],
    [{ "danger-100": danger[100] }, { danger: danger.DEFAULT }],
    [{ "success-100": success[100] }, { success: success.DEFAULT }],
    [{ danger: danger.DEFAULT, "danger-600": danger[600], success: success.DEFAULT }, { white }],
  ];
  const shapes: [backgrounds: Named, shown: Named][] = [
    [PAPER, { "the edge of a field": edge }],
    [{ ...PAPER, dune }, { "the focus ring (support)": support.DEFAULT }],
    [
      { ...dark, "a toast about a failure": danger.DEFAULT },
      { "the focus ring (accent-300)": accent[300] },
    ],
    [{ accent: accent.DEFAULT }, { "the focus ring (ink)": ink.DEFAULT }],
  ];
  return [
    ...texts.flatMap(([backgrounds, shown]) => combine(backgrounds, shown, TEXT_CONTRAST)),
    ...shapes.flatMap(([backgrounds, shown]) => combine(backgrounds, shown, SHAPE_CONTRAST)),
  ];
}

export function listFailingPairs(palette: Palette): ContrastPair[] {
  return listContrastPairs(palette).filter(
    ({ color, background, needed }) => contrastOf(color, background) < needed,
  );
}

function combine(backgrounds: Named, shown: Named, needed: number): ContrastPair[] {
  return Object.entries(shown).flatMap(([name, color]) =>
    Object.entries(backgrounds).map(([backgroundName, background]) => ({
      name,
      backgroundName,
      color,
      background,
      needed,
    })),
  );
}
