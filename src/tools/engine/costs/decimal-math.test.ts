import { expect, test } from "vitest";
import { shareOut } from "./decimal-math";

test.each<[what: string, ...args: Parameters<typeof shareOut>, parts: readonly number[]]>([
  // 6.25, 1.25 and 2.5.
  ["what is rounded down most gets the cent over", 10, [5, 1, 2], [0, 1, 2], [6, 1, 3]],
  ["of equals the lowest rank gets it", 10, [1, 1, 1], [2, 0, 1], [3, 4, 3]],
  ["weights are counted exactly", 6, [0.1, 0.2, 0.3], [0, 1, 2], [1, 2, 3]],
  ["without any weight the parts are equal", 7, [0, 0], [0, 1], [4, 3]],
])("%s: %d by %j", (_, amount, weights, ranks, parts) => {
  expect(shareOut(amount, weights, ranks)).toEqual(parts);
});
