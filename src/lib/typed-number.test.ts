import fc from "fast-check";
import { expect, test } from "vitest";
import { readTypedNumber } from "./typed-number";

test.each([
  [" 1,234,567.89 ", 1_234_567.89],
  [".5", 0.5],
  ["5.", 5],
  ["+3", 3],
])("%j is read as %d", (typed, value) => {
  expect(readTypedNumber(typed)).toEqual({ ok: true, value });
});

test.each(["0,500", "012,345", "12,345,6", "1234,567", "1.234,5", ",5", "1,,234"])(
  "the comma in %j is refused, not guessed",
  (typed) => {
    expect(readTypedNumber(typed)).toEqual({ ok: false, reason: "comma" });
  },
);

test.each(["1e3", "Infinity", "0x10", "1 234", "12 cm", "1.2.3", "--3", "½", "٣"])(
  "%j is no figure",
  (typed) => {
    expect(readTypedNumber(typed)).toEqual({ ok: false, reason: "text" });
  },
);

test("may be blank", () => {
  expect(readTypedNumber(" \n")).toEqual({ ok: false, reason: "blank" });
});

test("any text is read or refused, and nothing that is read is infinite", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (typed) => {
      const read = readTypedNumber(typed);
      expect(!read.ok || Number.isFinite(read.value)).toBe(true);
    }),
  );
  expect(readTypedNumber("9".repeat(400)).ok).toBe(false);
});

test("every number written in full is read as itself", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      const value = cents / 100;
      expect(readTypedNumber(value.toFixed(2))).toEqual({ ok: true, value: value + 0 });
    }),
  );
});
