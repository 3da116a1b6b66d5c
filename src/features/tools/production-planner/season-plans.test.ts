import { expect, test } from "vitest";
import { planSeasons } from "./season-plans";

test("the last order dates before the two long holidays are those of ships that leave before them", () => {
  const newYear = ["2026-12-01", "2026-12-15", "2027-01-30", "2027-01-30"];
  const goldenWeek = ["2027-08-02", "2027-08-16", "2027-10-01", "2027-10-01"];
  const seasons = planSeasons("sea", "2026-11-23");
  expect(
    seasons.map(({ closed, orderBy, samplesBy, plan }) => [
      samplesBy,
      orderBy,
      plan.departure,
      closed.from,
    ]),
  ).toEqual([newYear, goldenWeek]);
  // Once a holiday has begun, that of the next year counts.
  expect(planSeasons("sea", "2027-01-30").map(({ year }) => year)).toEqual([2027, 2028]);
});
