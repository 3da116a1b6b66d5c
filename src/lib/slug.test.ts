import { expect, test } from "vitest";
import { slugify } from "./slug";

test.each([
  ["How to Pay Chinese Suppliers Safely", "how-to-pay-chinese-suppliers-safely"],
  ["EXW, FOB, CIF, DAP or DDP?", "exw-fob-cif-dap-or-ddp"],
  ["  Two   spaces\tand a tab ", "two-spaces-and-a-tab"],
  ["CE, UKCA & FCC", "ce-ukca--fcc"],
  ["snake_case stays", "snake_case-stays"],
  ["验厂", ""],
])("%j becomes %j", (text, slug) => {
  expect(slugify(text)).toBe(slug);
});
