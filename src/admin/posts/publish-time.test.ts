import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { formatFullTime, readLocalTime, writeLocalTime } from "./publish-time";

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each([
  // [zone, as chosen, moment, oddity]
  ["UTC", "2026-12-01T09:00", "2026-12-01T09:00:00.000Z", null],
  ["Asia/Shanghai", "2026-12-01T09:00", "2026-12-01T01:00:00.000Z", null],
  ["Asia/Kolkata", "2026-12-01T09:00", "2026-12-01T03:30:00.000Z", null],
  ["Asia/Kathmandu", "2026-12-01T00:15", "2026-11-30T18:30:00.000Z", null],
  // The clocks go forward from 02:00 to 03:00, and back from 02:00 to 01:00.
  ["America/New_York", "2026-03-08T02:30", "2026-03-08T07:30:00.000Z", "missing"],
  ["America/New_York", "2026-03-08T03:30", "2026-03-08T07:30:00.000Z", null],
  ["America/New_York", "2026-11-01T01:30", "2026-11-01T05:30:00.000Z", "twice"],
  ["America/New_York", "2026-11-01T02:30", "2026-11-01T07:30:00.000Z", null],
  ["Europe/Berlin", "2026-10-25T02:00", "2026-10-25T00:00:00.000Z", "twice"],
  // By half an hour.
  ["Australia/Lord_Howe", "2026-04-05T01:45", "2026-04-04T14:45:00.000Z", "twice"],
  ["Australia/Lord_Howe", "2026-10-04T02:15", "2026-10-03T15:45:00.000Z", "missing"],
] as const)("in %s, %s", (zone, text, moment, oddity) => {
  beforeEach(() => {
    vi.stubEnv("TZ", zone);
  });

  test("is the moment that people there mean, or the next one that exists", () => {
    const time = readLocalTime(text);
    expect(time?.moment.toISOString()).toBe(moment);
    expect(time?.oddity).toBe(oddity);
  });

  test("comes back into the field as it was chosen", () => {
    if (oddity !== "missing") expect(writeLocalTime(new Date(moment))).toBe(text);
    else expect(writeLocalTime(new Date(moment))).not.toBe(text);
  });
});

test.each(["", "2026-12-01", "2026-12-01T09", "12026-12-01T09:00", "2026-13-01T09:00", "soon"])(
  "%o is no time",
  (text) => {
    expect(readLocalTime(text)).toBeNull();
  },
);

test("is written with its day and its zone", () => {
  vi.stubEnv("TZ", "UTC");
  expect(formatFullTime(new Date("2026-12-01T09:00:00Z"))).toBe(
    "Tuesday, December 1, 2026 at 09:00 UTC",
  );
});
