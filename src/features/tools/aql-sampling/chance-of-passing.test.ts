import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chanceOfPassing, chanceOfPassingStream } from "./chance-of-passing";
import { findShare, passesAt } from "./curve";

describe("the chance of passing", () => {
  test.each([
    [80, 5, 1000, 0, 100, 100],
    [80, 5, 1000, 1, 99.98, 100],
    [80, 5, 1000, 2.5, 98.48, 98.88],
    [80, 5, 1000, 4, 89.88, 90.75],
    [80, 5, 1000, 5, 78.92, 79.64],
    [80, 5, 1000, 6.5, 57.98, 57.88],
    [80, 5, 1000, 8, 37.5, 36.65],
    [80, 5, 1000, 10, 17.69, 16.58],
    [80, 5, 1000, 15, 1.4, 1.13],
    [80, 5, 1000, 100, 0, 0],
    [80, 0, 1000, 1, 44.75, 43.27],
    [13, 0, 100, 4, 58.82, 56.77],
    [50, 3, 500, 4, 86.09, 87.11],
    [125, 7, 3000, 8, 20.9, 20.33],
  ])(
    "with %d drawn and %d accepted of %d, %d%% bad: %d%% of a stream, %d%% of the lot",
    (sampleSize, accept, lotSize, percent, stream, lot) => {
      expect(chanceOfPassingStream(sampleSize, accept, percent / 100) * 100).toBeCloseTo(stream, 2);
      expect(passesAt({ lotSize, sampleSize, accept }, percent)).toBeCloseTo(lot, 2);
    },
  );

  test("of a stream with 4% bad, 200 drawn and 7 accepted is 45.01%", () => {
    expect(chanceOfPassingStream(200, 7, 0.04) * 100).toBeCloseTo(45.01, 2);
  });

  test.each([
    [80, 5, [3.32, 7.06, 11.28]],
    [125, 7, [3.22, 6.12, 9.24]],
    [20, 1, [1.81, 8.25, 18.1]],
    [13, 0, [0.39, 5.19, 16.23]],
  ])(
    "of a stream with %d drawn, %d accepted, is 95, 50 and 10%% at its known points",
    (n, ac, at) => {
      const passes = (percent: number) => chanceOfPassingStream(n, ac, percent / 100) * 100;
      const found = [95, 50, 10].map((chance) => findShare(passes, chance));
      found.forEach((share, i) => {
        expect(share).toBeCloseTo(at[i] ?? NaN, 2);
      });
    },
  );

  test("when every piece is opened is certain either way", () => {
    expect(chanceOfPassing(15, 15, 1, 1)).toBe(1);
    expect(chanceOfPassing(15, 15, 1, 2)).toBe(0);
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

  test("falls as defects rise", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 1_000_000_000 }),
        fc.integer({ min: 2, max: 100 }),
        fc.integer({ min: 0, max: 21 }),
        fc.integer({ min: 0, max: 99 }),
        (lot, sample, accept, percent) => {
          const plan = { lotSize: lot, sampleSize: sample, accept };
          expect(passesAt(plan, percent + 1)).toBeLessThanOrEqual(passesAt(plan, percent) + 1e-9);
        },
      ),
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
