import { afterEach, describe, expect, test } from "vitest";
import { formatCalendarDate, isCalendarDate, localCalendarDate, toIsoDate } from "./dates";

describe("a calendar date", () => {
  const zone = process.env.TZ;
  afterEach(() => {
    process.env.TZ = zone;
  });

  test.each(["Pacific/Pago_Pago", "Pacific/Kiritimati"])("is the same day in %s", (timeZone) => {
    process.env.TZ = timeZone;
    expect(formatCalendarDate("2026-01-01")).toBe("January 1, 2026");
  });

  test.each(["long", "medium"] as const)("is written as Americans do (%s)", (dateStyle) => {
    const american = new Intl.DateTimeFormat("en-US", { dateStyle, timeZone: "UTC" });
    for (let month = 1; month <= 12; month += 1) {
      const date = `2026-${String(month).padStart(2, "0")}-07`;
      const style = dateStyle === "long" ? "long" : "short";
      expect(formatCalendarDate(date, style)).toBe(american.format(new Date(date)));
    }
  });

  test.each([
    ["America/Los_Angeles", "2026-06-02"],
    ["Asia/Shanghai", "2026-06-03"],
  ])("is today's on the calendar of %s", (timeZone, today) => {
    process.env.TZ = timeZone;
    expect(localCalendarDate(new Date("2026-06-02T18:30:00Z"))).toBe(today);
  });

  test.each([
    ["0044-03-15 BC", "March 15, 44 BC"],
    ["12026-06-03", "June 3, 12026"],
    ["2025-05-28T23:30:00-10:00", "May 28, 2025"],
    ["0044-03-15T10:00:00+00:00 BC", "March 15, 44 BC"],
  ])("may be distant, and carry a time, which is left out: %s", (date, shown) => {
    expect(formatCalendarDate(date)).toBe(shown);
  });

  test.each(["soon", "2026-02-31", "0000-01-01"])("that does not exist, %j, stays", (text) => {
    expect(formatCalendarDate(text)).toBe(text);
  });
});

test.each([
  ["9999-12-31", true],
  ["2026-06-03T10:00:00+00:00", true],
  ["0044-03-15 BC", false],
  ["12026-06-03", false],
])("%j as a machine-readable date: %j", (date, canBe) => {
  expect(toIsoDate(date)).toBe(canBe ? date : undefined);
});

test.each([
  ["0000-01-01", false],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-06-03T10:00", false],
  ["20266-06-03", false],
  ["", false],
])("%j is a date that exists: %j", (text, isDate) => {
  expect(isCalendarDate(text)).toBe(isDate);
});
