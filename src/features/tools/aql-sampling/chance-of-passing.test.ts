import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chanceOfPassing, chanceOfPassingStream } from "./chance-of-passing";
import { findShare, passesAt } from "./curve";

describe("the chance of passing", () => {
  test.each([
    [80, 5, 4, 89.88],
    [80, 5, 15, 1.4],
    [13, 0, 4, 58.82],
    [200, 7, 4, 45.01],
  ])("with %d drawn and %d accepted of a stream, %d%% bad, is %d%%", (n, accept, bad, passes) => {
    expect(chanceOfPassingStream(n, accept, bad / 100) * 100).toBeCloseTo(passes, 2);
  });

  test("of a lot is read off by the share of its bad pieces", () => {
    const plan = { lotSize: 1000, sampleSize: 80, accept: 5 };
    expect(passesAt(plan, 4)).toBeCloseTo(90.75, 2);
    expect(passesAt(plan, 2.5)).toBeCloseTo(98.88, 2);
  });

  test("of a stream is 95, 50 and 10% at its known points", () => {
    const passes = (percent: number) => chanceOfPassingStream(80, 5, percent / 100) * 100;
    const found = [95, 50, 10].map((chance) => Number(findShare(passes, chance)?.toFixed(2)));
    expect(found).toEqual([3.32, 7.06, 11.28]);
  });

  test("equals the exact value calculated with whole numbers", () => {
    const plan = fc
      .integer({ min: 2, max: 300 })
      .chain((lot) =>
        fc.tuple(
          fc.constant(lot),
          fc.integer({ min: 1, max: lot }),
          fc.integer({ min: 0, max: 21 }),
          fc.integer({ min: 0, max: lot }),
        ),
      );
    fc.assert(
      fc.property(plan, ([lot, sample, accept, defects]) => {
        expect(chanceOfPassing(lot, sample, accept, defects)).toBeCloseTo(
          exactChance(lot, sample, accept, defects),
          9,
        );
      }),
    );
  });

  test("of a very large lot approaches that of a stream", () => {
    expect(chanceOfPassing(1_000_000_000, 2000, 21, 10_000_000)).toBeCloseTo(
      chanceOfPassingStream(2000, 21, 0.01),
      6,
    );
  });
});

/** Calculated with exact binomial coefficients (BigInt). */
function exactChance(lot: number, sample: number, accept: number, defects: number): number {
  let ways = 0n;
  for (let k = 0; k <= Math.min(accept, sample); k++) {
    ways += choose(defects, k) * choose(lot - defects, sample - k);
  }
  return Number((ways * 10n ** 15n) / choose(lot, sample)) / 1e15;
}

function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let result = 1n;
  for (let i = 1; i <= k; i++) result = (result * BigInt(n - k + i)) / BigInt(i);
  return result;
}
