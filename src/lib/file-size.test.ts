import { expect, test } from "vitest";
import { formatKilobytes } from "./file-size";

test.each([
  [0, "0.00 KB"],
  [1, "0.00 KB"],
  [12_636, "12.34 KB"],
  [1024, "1.00 KB"],
  [5 * 1024 * 1024, "5120.00 KB"],
])("%i bytes are %s", (bytes, text) => {
  expect(formatKilobytes(bytes)).toBe(text);
});
