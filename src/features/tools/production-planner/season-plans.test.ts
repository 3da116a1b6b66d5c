import { expect, test } from "vitest";
import { planSeasons } from "./season-plans";

const summarize = (today: string) =>
  planSeasons("sea", today).map(({ holiday, year, closed, orderBy, samplesBy, plan }) => [
    `${holiday} ${year}`,
    samplesBy,
    orderBy,
    plan.departure,
    closed.from,
  ]);

test("the last order dates before the two long holidays are those of ships that leave before them", () => {
  const newYear = ["Chinese New Year 2027", "2026-12-01", "2026-12-15", "2027-01-30", "2027-01-30"];
  const goldenWeek = ["Golden Week 2027", "2027-08-02", "2027-08-16", "2027-10-01", "2027-10-01"];
  expect(summarize("2026-11-23")).toEqual([newYear, goldenWeek]);
  // Once a holiday has begun, that of the next year counts.
  expect(summarize("2027-01-30").map(([name]) => name)).toEqual([
    "Golden Week 2027",
    "Chinese New Year 2028",
  ]);
});
