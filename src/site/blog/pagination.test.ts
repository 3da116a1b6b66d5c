import { expect, test } from "vitest";
import { pageNumbers } from "./pagination";

test("up to seven pages are all shown", () => {
  expect(pageNumbers(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test.each([
  [3, [1, 2, 3, 4, "gap", 250]],
  [4, [1, 2, 3, 4, 5, "gap", 250]],
  [5, [1, "gap", 4, 5, 6, "gap", 250]],
  [247, [1, "gap", 246, 247, 248, 249, 250]],
])("on page %i of 250", (current, shown) => {
  expect(pageNumbers(current, 250)).toEqual(shown);
});
