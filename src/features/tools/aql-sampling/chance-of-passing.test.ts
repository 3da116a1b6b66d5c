import { expect, test } from "vitest";
import { chanceOfPassing, chanceOfPassingStream } from "./chance-of-passing";
import { findShare, passesAt } from "./curve";

test.each([
  [80, 5, 4, 89.88],
  [80, 5, 15, 1.4],
  [13, 0, 4, 58.82],
  [200, 7, 4, 45.01],
])(
  "the chance of passing with %d drawn and %d accepted of a stream, %d%% bad, is %d%%",
  (n, accept, bad, passes) => {
    expect(chanceOfPassingStream(n, accept, bad / 100) * 100).toBeCloseTo(passes, 2);
  },
);

test("the chance of passing of a lot is read off by the share of its bad pieces", () => {
  const plan = { lotSize: 1000, sampleSize: 80, accept: 5 };
  expect(passesAt(plan, 4)).toBeCloseTo(90.75, 2);
  expect(passesAt(plan, 2.5)).toBeCloseTo(98.88, 2);
});

test("the chance of passing of a stream is 95, 50 and 10% at its known points", () => {
  const passes = (percent: number) => chanceOfPassingStream(80, 5, percent / 100) * 100;
  const found = [95, 50, 10].map((chance) => Number(findShare(passes, chance)?.toFixed(2)));
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
  "the chance of passing of a lot of %d, %d drawn, %d accepted, with %d bad ones, is %d",
  (...numbers) => {
    const [lot, sample, accept, defects, chance] = numbers;
    expect(chanceOfPassing(lot, sample, accept, defects)).toBeCloseTo(chance, 9);
  },
);

test("the chance of passing of a very large lot approaches that of a stream", () => {
  expect(chanceOfPassing(1_000_000_000, 2000, 21, 10_000_000)).toBeCloseTo(
    chanceOfPassingStream(2000, 21, 0.01),
    6,
  );
});
