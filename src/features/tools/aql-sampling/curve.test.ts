import fc from "fast-check";
import { expect, test } from "vitest";
import { aqls, letters, severities } from "./aql-tables";
import { computeCurve, findAxisStep, passesAt } from "./curve";
import { findPlan } from "./find-plan";

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
