import { expect, test } from "vitest";
import { readChinaTime } from "./china-clock";

const HOURS = { from: 9, to: 18 };

test.each([
  ["2026-11-23T00:59:59Z", "Monday", "8:59", false],
  ["2026-11-23T01:00:00Z", "Monday", "9:00", true],
  ["2026-11-23T09:59:59Z", "Monday", "17:59", true],
  ["2026-11-23T10:00:00Z", "Monday", "18:00", false],
  ["2026-11-27T05:05:00Z", "Friday", "13:05", true],
  ["2026-11-27T16:00:00Z", "Saturday", "0:00", false],
  ["2026-11-28T04:00:00Z", "Saturday", "12:00", false],
  ["2026-11-29T04:00:00Z", "Sunday", "12:00", false],
  // It is Sunday in London and Monday in Shanghai.
  ["2026-11-29T17:30:00Z", "Monday", "1:30", false],
  // China has no summer time.
  ["2026-07-01T01:00:00Z", "Wednesday", "9:00", true],
])("%s is %s %s in China", (moment, weekday, time, isOfficeOpen) => {
  expect(readChinaTime(Date.parse(moment), HOURS)).toEqual({ weekday, time, isOfficeOpen });
});
