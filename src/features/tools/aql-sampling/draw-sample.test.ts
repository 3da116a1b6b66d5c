import fc from "fast-check";
import { expect, test } from "vitest";
import { drawSample } from "./draw-sample";

test("as many different pieces are drawn as asked for, all of the lot", () => {
  const sizes = fc
    .integer({ min: 1, max: 1000 })
    .chain((lot) => fc.tuple(fc.constant(lot), fc.integer({ min: 0, max: lot })));
  fc.assert(
    fc.property(sizes, ([lot, sample]) => {
      const pieces = [...drawSample(lot, sample)];
      expect(pieces).toHaveLength(sample);
      expect(pieces.every((piece) => Number.isInteger(piece) && piece >= 0 && piece < lot)).toBe(
        true,
      );
    }),
  );
});

test("the same pieces are drawn at every build, from all of the lot", () => {
  const pieces = [...drawSample(1000, 80)];
  expect(pieces).toEqual([...drawSample(1000, 80)]);
  for (const from of [0, 250, 500, 750]) {
    const quarter = pieces.filter((piece) => piece >= from && piece < from + 250);
    expect(quarter.length).toBeGreaterThan(10);
  }
});
