import { expect, test } from "vitest";
import { formatCents, formatNumber, formatPercent, formatPlain } from "./numbers";

test.each([
  [879_244, "8,792.44"],
  [-1234, "-12.34"],
])("%d cents are %s", (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

test("a figure has the decimals asked for, or none too many", () => {
  expect(formatNumber(4.8, 3)).toBe("4.800");
  expect(formatNumber(-0.001, 2)).toBe("0.00");
  expect(formatPlain(2.5)).toBe("2.5");
  expect(formatPlain(1000)).toBe("1,000");
  expect(formatPlain(0.1 + 0.2)).toBe("0.3");
  expect(formatPercent(0.3464)).toBe("0.3464%");
});

test.each([
  [13.0725, 3, "13.073"],
  [1.005, 2, "1.01"],
  [-8.665, 2, "-8.67"],
])("%d with %d decimals is %s, though its binary number is a little smaller", (...half) => {
  const [value, decimals, text] = half;
  expect(formatNumber(value, decimals)).toBe(text);
});
