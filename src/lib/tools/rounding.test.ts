import { expect, test } from "vitest";
import { ceilWithTolerance, ceilToStep, floorWithTolerance, roundHalfUp } from "./rounding";

test("floating-point errors do not lose a whole number", () => {
  expect(floorWithTolerance(4.35 * 100)).toBe(435);
  expect(ceilWithTolerance(1.1 * 10)).toBe(11);
  expect(floorWithTolerance(2.999)).toBe(2);
  expect(ceilWithTolerance(2.001)).toBe(3);
});

test.each([
  [2.5, 0, 3],
  [1.005, 2, 1.01],
  [-2.5, 0, -2],
])("%d to %d decimals is %d, half up", (value, decimals, rounded) => {
  expect(roundHalfUp(value, decimals)).toBe(rounded);
});

test.each([
  [15.5, 0.5, 15.5],
  [0.266, 0.5, 0.5],
  [14.68, 1, 15],
])("%d goes up to %d kg steps as %d", (value, step, rounded) => {
  expect(ceilToStep(value, step)).toBe(rounded);
});
