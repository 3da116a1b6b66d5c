import { describe, expect, test } from "vitest";
import { LETTERS, PLANS } from "../../../../tests/support/aql-plans";
import { aqls, letters, levels, severities } from "./aql-tables";
import { findBand, findCodeLetter, findPlan } from "./find-plan";

const HUGE = 10_000_000;

describe("the tables", () => {
  test("name the code letter of every lot size and level", () => {
    let smallest = 2;
    for (const [largest, row] of LETTERS) {
      const expected = row.split(" ");
      expect(levels.map((level) => findCodeLetter(largest, level))).toEqual(expected);
      expect(levels.map((level) => findCodeLetter(smallest, level))).toEqual(expected);
      smallest = largest + 1;
    }
  });

  test.each(severities)("hold every plan of %s inspection, arrows followed", (severity) => {
    for (const letter of letters) {
      const plans = aqls.map((aql) => findPlan(HUGE, letter, aql, severity));
      const written = plans.map(({ sampleSize, accept }) => `${sampleSize}/${accept}`).join(" ");
      expect(Object.entries(PLANS[severity])).toContainEqual([letter, written]);
    }
  });
});

test("an arrow is followed, and the plan names both letters", () => {
  expect(findPlan(100, "F", "1.0", "normal")).toMatchObject({ endLetter: "E", sampleSize: 13 });
  expect(findPlan(100, "F", "1.5", "normal")).toMatchObject({ endLetter: "G", sampleSize: 32 });
});

test("a sample as large as the lot means every piece", () => {
  expect(findPlan(15, "C", "0.65", "normal")).toMatchObject({ sampleSize: 15, isWholeLot: true });
  expect(findPlan(21, "C", "0.65", "normal")).toMatchObject({ sampleSize: 20, isWholeLot: false });
});

test("a lot belongs to its range of lot sizes", () => {
  expect(findBand(1000)).toMatchObject({ from: 501, to: 1200 });
  expect(findBand(2)).toMatchObject({ from: 2, to: 8 });
  expect(findBand(500_001)).toMatchObject({ from: 500_001, to: Infinity });
});
