import { expect, test } from "vitest";
import { formatRecentTimestamp, formatTimestamp } from "./timestamps";

const now = new Date(2026, 2, 1, 9, 5);

test.each([
  [new Date(2026, 2, 1, 0, 7), "00:07 today"],
  [new Date(2026, 1, 28, 23, 59), "23:59 yesterday"],
  [new Date(2026, 1, 27, 14, 32), "14:32 on February 27, 2026"],
  [new Date(2025, 2, 1, 9, 5), "09:05 on March 1, 2025"],
])("%s is %s", (moment, text) => {
  expect(formatTimestamp(moment, now)).toBe(text);
  expect(formatRecentTimestamp(moment, now)).toBe(text.replace(" today", ""));
});
