import { contrastOf, distanceOf, toHex, toOklch } from "../../src/styles/color-math.ts";
import { listFailingPairs } from "../../src/styles/contrast.ts";
import { makePalette, type BrandColors } from "../../src/styles/palette.ts";

const ROLES = ["ink", "support", "accent"] as const;

/** What is wrong with the brand's colors, a line each; empty when all of them can be read. */
export function checkColors(colors: BrandColors): string[] {
  const malformed = ROLES.filter((role) => !/^#[\da-f]{6}$/i.test(colors[role]));
  if (malformed.length > 0) {
    return malformed.map((role) => `${role} is "${colors[role]}": write it as "#RRGGBB".`);
  }
  const failing = listFailingPairs(makePalette(colors));
  if (failing.length === 0) return [];
  return [
    ...failing.map(
      ({ name, color, backgroundName, background, needed }) =>
        `${name} ${color} on ${backgroundName} ${background}: contrast ${floor(contrastOf(color, background))}, ` +
        `WCAG 2.2 AA needs ${needed}.`,
    ),
    describe(colors, findNearest(colors)),
  ];
}

/**
 * The nearest colors of the same hues that can be read: one of the three changed where that is
 * enough, else as few as possible. Undefined when changing the lightness does not help.
 */
export function findNearest(colors: BrandColors): BrandColors | undefined {
  const singles = ROLES.map((role) => improve(colors, role))
    .filter((candidate) => countFailing(candidate) === 0)
    .sort((a, b) => changeOf(colors, a) - changeOf(colors, b));
  if (singles[0]) return singles[0];
  const improved = ROLES.reduce<BrandColors>(improve, colors);
  return countFailing(improved) === 0 ? improved : undefined;
}

/** With one color as little lighter or darker as leaves the fewest pairs that cannot be read. */
function improve(colors: BrandColors, role: keyof BrandColors): BrandColors {
  const { lightness, chroma, hue } = toOklch(colors[role]);
  let best = { colors, failing: countFailing(colors) };
  for (let percent = 1; percent <= 100 && best.failing > 0; percent += 1) {
    for (const shifted of [lightness + percent / 100, lightness - percent / 100]) {
      if (shifted < 0 || shifted > 1) continue;
      const candidate = { ...colors, [role]: toHex({ lightness: shifted, chroma, hue }) };
      const failing = countFailing(candidate);
      if (failing < best.failing) best = { colors: candidate, failing };
    }
  }
  return best.colors;
}

const countFailing = (colors: BrandColors) => listFailingPairs(makePalette(colors)).length;

const changeOf = (from: BrandColors, to: BrandColors) =>
  ROLES.reduce((sum, role) => sum + distanceOf(from[role], to[role]), 0);

function describe(colors: BrandColors, nearest: BrandColors | undefined): string {
  if (!nearest) return "No lighter or darker shades of these hues pass together: choose others.";
  const changes = ROLES.filter((role) => nearest[role] !== colors[role]).map(
    (role) => `${role} ${nearest[role]} instead of ${colors[role]}`,
  );
  return `The nearest colors that pass: ${changes.join(", ")}.`;
}

/** Never rounded up to a value that would pass. */
const floor = (ratio: number) => Math.floor(ratio * 100) / 100;
