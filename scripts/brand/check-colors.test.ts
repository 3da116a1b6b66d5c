import { expect, test } from "vitest";
import { listFailingPairs } from "../../src/styles/contrast.ts";
import { makePalette } from "../../src/styles/palette.ts";
import { checkColors, findNearest } from "./check-colors.ts";

const READABLE = { accent: "#F4731C", ink: "#11223D", support: "#0E5C58" };

test("readable colors are reported as fine", () => {
  expect(checkColors(READABLE)).toEqual([]);
});

test.each([
  ["orange", 'accent is "orange": write it as "#RRGGBB".'],
  ["#f73", 'accent is "#f73": write it as "#RRGGBB".'],
])("%s is not a color as the file wants it", (accent, message) => {
  expect(checkColors({ ...READABLE, accent })).toEqual([message]);
});

test("an accent too dark for its text is named with its contrast and the nearest that passes", () => {
  const colors = { ...READABLE, accent: "#8B1A1A" };
  const messages = checkColors(colors);
  expect(messages[0]).toMatch(
    /^ink #11223D on accent #8B1A1A: contrast 1\.\d\d, WCAG 2\.2 AA needs 4\.5\.$/,
  );
  const [, accent = ""] =
    /^The nearest colors that pass: accent (#[\dA-F]{6}) instead of #8B1A1A\.$/.exec(
      messages.at(-1) ?? "",
    ) ?? [];
  expect(listFailingPairs(makePalette({ ...colors, accent }))).toEqual([]);
});

test("of several ways to pass, the smallest change is proposed", () => {
  const almost = { ...READABLE, accent: "#D0601A" };
  const nearest = findNearest(almost);
  expect(nearest).toMatchObject({ ink: READABLE.ink, support: READABLE.support });
  expect(nearest?.accent).not.toBe(almost.accent);
});

test("three colors that cannot be read together are all changed", () => {
  const pastel = { accent: "#333333", ink: "#E0C0C0", support: "#D0E0C0" };
  const nearest = findNearest(pastel);
  expect(nearest && listFailingPairs(makePalette(nearest))).toEqual([]);
});
