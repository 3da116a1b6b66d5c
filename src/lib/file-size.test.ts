import { expect, test } from "vitest";
import { formatKilobytes, formatMegabytes } from "./file-size";

test.each([
  [1, "0.00 KB"],
  [12_636, "12.34 KB"],
  [5 * 1024 * 1024, "5120.00 KB"],
])("%i bytes are %s", (bytes, text) => {
  expect(formatKilobytes(bytes)).toBe(text);
});

test.each([
  [0, "0.1 MB"],
  [629_146, "0.6 MB"],
  [5 * 1024 * 1024, "5.0 MB"],
])("%i bytes are roughly %s", (bytes, text) => {
  expect(formatMegabytes(bytes)).toBe(text);
});
