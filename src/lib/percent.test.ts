import { expect, test } from "vitest";
import { percent } from "./percent";

test.each([
  [0, 55, "0.00%"],
  [2, 3, "66.67%"],
  [42, 42, "100.00%"],
])("%d of %d is %s", (part, whole, length) => {
  expect(percent(part, whole)).toBe(length);
});
