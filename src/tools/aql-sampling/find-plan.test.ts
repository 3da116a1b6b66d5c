import { expect, test } from "vitest";
import { LETTERS, PLANS } from "../../../tests/support/aql-plans";
import { aqls, letters, levels, severities } from "./aql-tables";
import { findCodeLetter, findPlan } from "./find-plan";

const HUGE = 10_000_000;

test("the tables name the code letter of every lot size and level", () => {
  let smallest = 2;
  for (const [largest, row] of LETTERS) {
    const expected = row.split(" ");
    expect(levels.map((level) => findCodeLetter(largest, level))).toEqual(expected);
    expect(levels.map((level) => findCodeLetter(smallest, level))).toEqual(expected);
    smallest = largest + 1;
  }
});

test.each(severities)(
  "the tables hold every plan of %s inspection, arrows followed",
  (severity) => {
    for (const letter of letters) {
      const plans = aqls.map((aql) => findPlan(HUGE, letter, aql, severity));
      const written = plans.map(({ sampleSize, accept }) => `${sampleSize}/${accept}`).join(" ");
      expect(Object.entries(PLANS[severity])).toContainEqual([letter, written]);
    }
  },
);
