import { expect, test } from "vitest";
import { findAxis } from "./axis";

test.each([
  [8.79, [0, 2, 4, 6, 8]],
  [0.3, [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3]],
  [106.18, [0, 20, 40, 60, 80, 100]],
  [2_840_938.69, [0, 500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000]],
  [0, [0]],
])("an axis to %d has ticks at round values", (end, ticks) => {
  const axis = findAxis(end);
  expect(axis.ticks.map((tick) => Math.round(tick * 10_000) / 10_000)).toEqual(ticks);
});
