import { expect, test } from "vitest";
import { percentOf, priceOfPiece, percentLeft, distributeShares, toCents } from "./decimal-math";

test("half a cent is rounded up despite floating-point errors", () => {
  expect(toCents(1.005)).toBe(101);
  expect(percentOf(19_370_000, 0.125)).toBe(24_213);
  expect(percentOf(100, 1.5)).toBe(2);
  expect(percentOf(100, 1.4999)).toBe(1);
});

test("a price in whole cents is not rounded up", () => {
  expect(priceOfPiece(600, 1, percentLeft(40))).toBe(1000);
  expect(priceOfPiece(601, 1, percentLeft(40))).toBe(1002);
  expect(priceOfPiece(1, 10_000_000, percentLeft(0))).toBe(1);
});

test("equal remainders go to the first", () => {
  expect(distributeShares([1, 1, 1])).toEqual([334, 333, 333]);
  expect(distributeShares([2, 1, 0])).toEqual([667, 333, 0]);
});

test("shares of a zero total are zero", () => {
  expect(distributeShares([0, 0])).toEqual([0, 0]);
});
