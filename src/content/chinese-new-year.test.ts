import { expect, test } from "vitest";
import { findChineseNewYear } from "./chinese-new-year";

test.each([
  ["2026-11-26", "6 February 2027"],
  ["2027-02-06", "6 February 2027"],
  ["2027-02-07", "26 January 2028"],
  ["2040-01-01", "28 January 2036"],
])("the pages built on %s name the Chinese New Year of %s", (day, named) => {
  expect(findChineseNewYear(day)).toBe(named);
});
