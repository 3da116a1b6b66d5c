import fc from "fast-check";
import { expect, test } from "vitest";
import { aqls, letters, severities } from "./aql-tables";
import { chanceOfPassing, computeCurve, findAxisStep, passesAt } from "./chance-of-passing";
import { findPlan } from "./find-plan";

// By hand: of ten pieces with four bad ones, three hold at most one in 80 ways of 120. Those of large
// samples are quotients of whole numbers of any length.
test.each([
  [10, 3, 1, 4, 2 / 3],
  [7, 5, 0, 1, 2 / 7],
  [300, 80, 5, 5, 1],
  [300, 299, 4, 5, 5 / 300],
  [300, 300, 4, 5, 0],
  [2, 1, 0, 2, 0],
  [1000, 80, 5, 40, 0.907540871],
  [1_000_000_000, 2000, 21, 10_000_000, 0.644124671],
])(
  "of a lot of %d, %d drawn, %d accepted, with %d bad, passes %d",
  (lot, sample, accept, defects, chance) => {
    expect(chanceOfPassing(lot, sample, accept, defects)).toBeCloseTo(chance, 9);
  },
);

test("the curve falls from no defects to a tick where fewer than 1 in 100 lots pass, or to 50%", () => {
  const plan = fc.record({
    lot: fc.oneof(fc.integer({ min: 2, max: 3000 }), fc.integer({ min: 2, max: 1_000_000_000 })),
    letter: fc.nat(letters.length - 1).map((i) => letters.charAt(i)),
    aql: fc.constantFrom(...aqls),
    severity: fc.constantFrom(...severities),
  });
  fc.assert(
    fc.property(plan, ({ lot, letter, aql, severity }) => {
      const { sampleSize, accept } = findPlan(lot, letter, aql, severity);
      const curve = computeCurve((share) => passesAt({ lotSize: lot, sampleSize, accept }, share));
      expect(curve[0]).toEqual({ defective: 0, passes: 100 });
      curve.forEach(({ passes }, i) => {
        expect(passes).toBeLessThanOrEqual((curve[i - 1]?.passes ?? 100) + 1e-9);
      });
      const { defective: end = 0, passes = 100 } = curve.at(-1) ?? {};
      expect(end === 50 || passes < 1).toBe(true);
      const marks = end / findAxisStep(end);
      expect(marks).toBeCloseTo(Math.round(marks), 9);
      expect(marks).toBeLessThanOrEqual(8);
    }),
  );
});
