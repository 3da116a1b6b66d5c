import fc from "fast-check";
import { expect, test } from "vitest";
import { CM_PER_INCH, KG_PER_POUND } from "@/lib/tools/units";
import { regions } from "@/config/amazon-limits";
import { yesNo } from "./form";
import { answerFor, inches, metric } from "./test-cartons";

const runs = { numRuns: 200 };

/** Generates values near the limits more often than others. */
const tenths = (usual: number, max: number) =>
  fc
    .oneof(fc.integer({ min: 1, max: usual * 10 }), fc.integer({ min: 1, max: max * 10 }))
    .map((n) => n / 10);

const side = tenths(80, 390);
const weight = tenths(60, 680);
const carton = fc.record({
  region: fc.constantFrom(...regions),
  units: fc.integer({ min: 1, max: 1000 }).map(String),
  isSingle: fc.constantFrom(...yesNo),
  isJewelry: fc.constantFrom(...yesNo),
  cartonWeight: weight.map(String),
  heavyWeight: weight.map(String),
});
const pallet = fc.record({
  palletCartons: fc.integer({ min: 1, max: 100 }).map(String),
  stackHeight: side.map(String),
  hangsOver: fc.integer({ min: 0, max: 3 }).map(String),
  twoStacked: side.map(String),
});

test("inches and centimeters, pounds and kilograms give the same verdicts", () => {
  const sizes = fc.tuple(side, side, side, weight);
  fc.assert(
    fc.property(carton, sizes, (given, [length, width, height, pounds]) => {
      const us = answerFor({
        ...given,
        ...inches(`${length}`, `${width}`, `${height}`, `${pounds}`),
      });
      const [long, wide, high] = [length, width, height].map((one) => decimal(one * CM_PER_INCH));
      const same = answerFor({
        ...given,
        ...metric(long ?? "", wide ?? "", high ?? "", decimal(pounds * KG_PER_POUND)),
      });
      expect(same.result.checks).toEqual(us.result.checks);
      expect(same.result.isAccepted).toBe(us.result.isAccepted);
      expect(same.result.allowance).toEqual(us.result.allowance);
      expect(same.warnings).toEqual(us.warnings);
      const { goodsWeight: sameWeight, ...sameFill } = same.result.fill;
      const { goodsWeight, ...fill } = us.result.fill;
      expect(sameFill).toEqual(fill);
      expect(sameWeight).toBeCloseTo(goodsWeight, 6);
    }),
    runs,
  );
});

test("the order of the sides changes no verdict on the carton", () => {
  fc.assert(
    fc.property(carton, side, side, side, weight, (given, a, b, c, kg) => {
      const turned = (x: number, y: number, z: number) => {
        const { isAccepted, checks } = answerFor({
          ...given,
          ...metric(`${x}`, `${y}`, `${z}`, `${kg}`),
        }).result;
        return { isAccepted, checks };
      };
      expect(turned(c, a, b)).toEqual(turned(a, b, c));
    }),
    runs,
  );
});

test("no limit that a carton passes fails when the carton gets lighter or smaller", () => {
  fc.assert(
    fc.property(
      carton,
      pallet,
      fc.tuple(side, side, side, weight),
      fc.tuple(fc.nat(1000), fc.nat(1000)),
      (given, stack, [length, width, height, kg], [sideShare, weightShare]) => {
        const failures = (bySide: number, byWeight: number) =>
          answerFor({
            ...given,
            ...stack,
            ...metric(
              decimal(length * bySide),
              decimal(width * bySide),
              decimal(height * bySide),
              decimal(kg * byWeight),
            ),
          })
            .result.checks.filter(({ verdict }) => verdict === "fail")
            .map(({ id }) => id);
        const before = failures(1, 1);
        const after = failures(1 - sideShare / 1001, 1 - weightShare / 1001);
        expect(before).toEqual(expect.arrayContaining(after));
      },
    ),
    runs,
  );
});

test("a carton with as many units as pass by weight passes by weight, with one more it fails", () => {
  fc.assert(
    fc.property(carton, weight, (given, kg) => {
      const { result } = answerFor({
        ...given,
        isSingle: "no",
        ...metric("30", "20", "10", `${kg}`),
      });
      const perUnit = result.weight / result.units;
      const { byWeight, units } = result.allowance;
      expect(byWeight * perUnit).toBeLessThanOrEqual(result.weightLimit + 1e-6);
      expect((byWeight + 1) * perUnit).toBeGreaterThan(result.weightLimit);
      const weighed = result.checks.find(({ id }) => id === "weight");
      expect(weighed?.verdict === "fail").toBe(result.units > byWeight);
      expect(units).toBe(Math.min(byWeight, result.limits.maxUnits ?? 0));
    }),
    runs,
  );
});

/** Without floating-point errors, and without exponents such as 1e-7. */
function decimal(value: number): string {
  return value.toFixed(10);
}
