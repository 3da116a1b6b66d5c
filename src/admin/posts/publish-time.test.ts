import { afterEach, expect, test, vi } from "vitest";
import { formatFullTime, readLocalTime, writeLocalTime } from "./publish-time";

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  // [zone, as chosen, moment]
  ["UTC", "2026-12-01T09:00", "2026-12-01T09:00:00.000Z"],
  ["Asia/Shanghai", "2026-12-01T09:00", "2026-12-01T01:00:00.000Z"],
  ["Asia/Kathmandu", "2026-12-01T00:15", "2026-11-30T18:30:00.000Z"],
  // The clocks go back from 02:00 to 01:00.
  ["America/New_York", "2026-11-01T01:30", "2026-11-01T05:30:00.000Z"],
])(
  "in %s, %s is the moment that people there mean, and is written the same",
  (zone, text, moment) => {
    vi.stubEnv("TZ", zone);
    expect(readLocalTime(text)?.toISOString()).toBe(moment);
    expect(writeLocalTime(new Date(moment))).toBe(text);
  },
);

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
