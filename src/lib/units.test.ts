import fc from "fast-check";
import { expect, test } from "vitest";
import { toMetricUnits, toUsUnits, type Dimension } from "./units";

test.each<[number, Dimension, number]>([
  [60, "length", 23.62205],
  [15, "weight", 33.06934],
  [64149.461, "weight", 141425.3529],
  [40.894, "length", 16.1],
  [3.62873896, "weight", 8],
])("%d in metric units, a %s, is %d in those of the US", (metric, dimension, us) => {
  expect(toUsUnits(metric, dimension)).toBe(us);
  expect(toMetricUnits(us, dimension)).toBe(metric);
});

test("a figure converted to the other system and back is the same", () => {
  const dimension = fc.constantFrom<Dimension>("length", "weight");
  /** As large as the forms allow, with as many decimals as a scale or tape measure shows. */
  const figure = fc
    .tuple(fc.integer({ min: 1, max: 70_000_000 }), fc.integer({ min: 3, max: 4 }))
    .map(([digits, decimals]) => Number(`${digits}e-${decimals}`));
  fc.assert(
    fc.property(figure, dimension, (value, of) => {
      expect(toMetricUnits(toUsUnits(value, of), of)).toBe(value);
      expect(toUsUnits(toMetricUnits(value, of), of)).toBe(value);
    }),
    { numRuns: 500 },
  );
});
