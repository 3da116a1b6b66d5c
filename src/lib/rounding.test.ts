import { expect, test } from "vitest";
import { ceilWithTolerance, floorWithTolerance, roundHalfUp } from "./rounding";

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
