import { afterEach, describe, expect, test } from "vitest";
import { formatCalendarDate } from "./dates";

describe("a calendar date", () => {
  const zone = process.env.TZ;
  afterEach(() => {
    process.env.TZ = zone;
  });

  test.each([
    "Pacific/Pago_Pago",
    "America/New_York",
    "UTC",
    "Asia/Shanghai",
    "Pacific/Kiritimati",
  ])("is the same day in %s", (timeZone) => {
    process.env.TZ = timeZone;
    expect(formatCalendarDate("2026-01-01")).toBe("January 1, 2026");
    expect(formatCalendarDate("2025-03-09")).toBe("March 9, 2025");
  });

  test("may carry a time, which is left out", () => {
    expect(formatCalendarDate("2025-05-28T23:30:00-10:00")).toBe("May 28, 2025");
  });

  test.each(["", "soon", "2026-13-01", "2026-02-31"])(
    "that does not exist (%j) is shown as written",
    (text) => {
      expect(formatCalendarDate(text)).toBe(text);
    },
  );
});
