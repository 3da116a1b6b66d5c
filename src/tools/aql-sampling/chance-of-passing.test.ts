import fc from "fast-check";
import { expect, test } from "vitest";
import { aqls, letters, severities } from "./aql-tables";
import {
  chanceOfPassing,
  chanceOfPassingStream,
  computeCurve,
  findAxisStep,
  findShare,
  passesAt,
} from "./chance-of-passing";
import { findPlan } from "./find-plan";

test("the chance of passing of a lot is read off by the share of its bad pieces", () => {
  const plan = { lotSize: 1000, sampleSize: 80, accept: 5 };
  expect(passesAt(plan, 4)).toBeCloseTo(90.75, 2);
  expect(passesAt(plan, 2.5)).toBeCloseTo(98.88, 2);
});

test("the chance of passing of a stream is 95, 50 and 10% at its known points", () => {
  const passes = (percent: number) => chanceOfPassingStream(80, 5, percent / 100) * 100;
  const found = [95, 50, 10].map((chance) => Number(findShare(passes, chance).toFixed(2)));
  expect(found).toEqual([3.32, 7.06, 11.28]);
});

// By hand: of ten pieces with four bad ones, three hold at most one in 80 ways of 120.
test.each([
  [10, 3, 1, 4, 2 / 3],
  [7, 5, 0, 1, 2 / 7],
  [300, 80, 5, 5, 1],
  [300, 299, 4, 5, 5 / 300],
  [300, 300, 4, 5, 0],
  [2, 1, 0, 2, 0],
])(
  "of a lot of %d, %d drawn, %d accepted, with %d bad, passes %d",
  (lot, sample, accept, defects, chance) => {
    expect(chanceOfPassing(lot, sample, accept, defects)).toBeCloseTo(chance, 9);
  },
);

test("the chance of passing of a very large lot approaches that of a stream", () => {
  expect(chanceOfPassing(1_000_000_000, 2000, 21, 10_000_000)).toBeCloseTo(
    chanceOfPassingStream(2000, 21, 0.01),
    6,
  );
});

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
