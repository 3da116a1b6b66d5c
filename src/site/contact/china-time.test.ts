import { expect, test } from "vitest";
import { readChinaTime } from "./china-time";

const HOURS = { from: 9, to: 18 };

test.each([
  ["2026-11-23T00:59:59Z", "Monday", "8:59", false],
  ["2026-11-23T01:00:00Z", "Monday", "9:00", true],
  ["2026-11-23T10:00:00Z", "Monday", "18:00", false],
  // It is Sunday in London and Monday in Shanghai.
  ["2026-11-29T17:30:00Z", "Monday", "1:30", false],
  // China has no summer time.
  ["2026-07-01T01:00:00Z", "Wednesday", "9:00", true],
])("%s is %s %s in China", (moment, weekday, time, isOfficeOpen) => {
  expect(readChinaTime(Date.parse(moment), HOURS)).toEqual({ weekday, time, isOfficeOpen });
});

test.each([
  ["2027-02-04", undefined],
  ["2027-02-05", "chineseNewYear"],
  ["2027-02-12", "chineseNewYear"],
  ["2027-10-07", "goldenWeek"],
  ["2027-10-08", undefined],
  // The Mid-Autumn Festival makes Golden Week a day longer.
  ["2025-10-08", "goldenWeek"],
  // The table of holidays ends before.
  ["2037-10-01", undefined],
])("at noon on %s, a weekday, the office is closed for: %s", (date, holiday) => {
  const noon = readChinaTime(Date.parse(`${date}T12:00:00+08:00`), HOURS);
  expect(noon).toMatchObject({ isOfficeOpen: !holiday, holiday });
});
