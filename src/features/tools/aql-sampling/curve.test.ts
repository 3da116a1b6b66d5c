import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aqls, letters, severities } from "./aql-tables";
import { computeCurve, findAxisStep, passesAt } from "./curve";
import { findPlan } from "./find-plan";

const drawn = (lotSize: number, sampleSize: number, accept: number) =>
  computeCurve((share) => passesAt({ lotSize, sampleSize, accept }, share));

describe("the curve", () => {
  test("goes from no defects to where fewer than 1 in 100 lots pass", () => {
    const curve = drawn(1000, 80, 5);
    expect(curve[0]).toEqual({ defective: 0, passes: 100 });
    expect(curve.at(-1)?.defective).toBe(16);
    expect(curve.at(-1)?.passes).toBeLessThan(1);
  });

  test("ends at 50% defective pieces if lots still pass there", () => {
    expect(drawn(1000, 2, 0).at(-1)?.defective).toBe(50);
  });

  test("has 41 points, never rises and ends at a tick of its axis, for every plan", () => {
    const plan = fc.record({
      lot: fc.oneof(fc.integer({ min: 2, max: 3000 }), fc.integer({ min: 2, max: 1_000_000_000 })),
      letter: fc.nat(letters.length - 1).map((i) => letters.charAt(i)),
      aql: fc.constantFrom(...aqls),
      severity: fc.constantFrom(...severities),
    });
    fc.assert(
      fc.property(plan, ({ lot, letter, aql, severity }) => {
        const { sampleSize, accept } = findPlan(lot, letter, aql, severity);
        const curve = drawn(lot, sampleSize, accept);
        expect(curve).toHaveLength(41);
        curve.forEach(({ passes }, i) => {
          expect(passes).toBeLessThanOrEqual((curve[i - 1]?.passes ?? 100) + 1e-9);
        });
        const end = curve.at(-1)?.defective ?? 0;
        const marks = end / findAxisStep(end);
        expect(marks).toBeCloseTo(Math.round(marks), 9);
        expect(marks).toBeLessThanOrEqual(8);
      }),
    );
  });
});
