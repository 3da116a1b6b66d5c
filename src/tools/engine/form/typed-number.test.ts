import fc from "fast-check";
import { expect, test } from "vitest";
import { readTypedNumber, type DecimalSeparator } from "./typed-number";

const read = (typed: string, options = {}) => {
  const number = readTypedNumber(typed, options);
  return number.ok ? number.value : number.reason;
};

// Written in the United States and Britain, Germany, France and Sweden, Switzerland, India, and with
// the figures of Arabic, Persian, Hindi and Chinese keyboards.
test.each([
  ["1250", 1250],
  [" 1,234,567.89 ", 1_234_567.89],
  ["1,234.5", 1234.5],
  ["1,85", 1.85],
  ["60,5", 60.5],
  ["1.234,5", 1234.5],
  ["1.234.567", 1_234_567],
  ["1.234.567,89", 1_234_567.89],
  ["1 234,5", 1234.5],
  ["1\u202f234\u00a0567", 1_234_567],
  ["1 234.5", 1234.5],
  ["1’234.50", 1234.5],
  ["1'234", 1234],
  ["12,34,567.5", 1_234_567.5],
  ["1,23,456", 123_456],
  ["١٬٢٣٤٫٥", 1234.5],
  ["۱۲۳٫۵", 123.5],
  ["١٫٢٥٠", 1.25],
  ["१२३.५", 123.5],
  ["１，２３４．５", 1234.5],
  ["0,500", 0.5],
  ["0.500", 0.5],
  ["012,345", 12.345],
  ["1234,567", 1234.567],
  ["1 250,125", 1250.125],
  [",5", 0.5],
  [".5", 0.5],
  ["5.", 5],
  ["5,", 5],
  ["+3", 3],
  ["-1,5", -1.5],
])("%j is read as %d, whatever separates decimals", (typed, value) => {
  expect(read(typed)).toBe(value);
  expect(read(typed, { decimal: "," })).toBe(value);
});

test.each([
  ["1.250", 1.25, 1250],
  ["1,850", 1850, 1.85],
  ["12.345", 12.345, 12_345],
  ["-999,999", -999_999, -999.999],
  ["1.000", 1, 1000],
])("%j is %d where a point separates decimals, else %d, and always says so", (typed, a, b) => {
  expect(readTypedNumber(typed)).toMatchObject({ value: a, isAmbiguous: true, proves: null });
  expect(readTypedNumber(typed, { decimal: "," })).toMatchObject({ value: b, isAmbiguous: true });
});

test.each(["1.250", "1,250"])("a whole number like %j has no decimals", (typed) => {
  expect(readTypedNumber(typed, { isWhole: true })).toMatchObject({
    value: 1250,
    isAmbiguous: false,
  });
});

test.each<[string, DecimalSeparator | null]>([
  ["60.5", "."],
  ["60,5", ","],
  ["1,234.5", "."],
  ["1.234,5", ","],
  ["1,234,567", "."],
  ["1.234.567", ","],
  ["0,125", ","],
  ["1 234", null],
  ["1250", null],
  ["1,", null],
])("%j proves %j as the decimal separator", (typed, decimal) => {
  expect(readTypedNumber(typed)).toMatchObject({ proves: decimal });
});

test.each([
  ...["1e3", "Infinity", "0x10", "12 cm", "1.2.3", "1,,234", "12,345,6", "--3", "½", "1 23", "."],
  ...["1,234.567.8", "1.23.456", "1 234 56", "Ⅷ", "5k", "01.234.567", "9".repeat(400)],
])("%j is no figure", (typed) => {
  expect(read(typed)).toBe("text");
});

test("may be blank", () => {
  expect(read(" \n")).toBe("blank");
});

test("any text is read or refused, and nothing that is read is infinite", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (typed) => {
      const number = readTypedNumber(typed);
      expect(!number.ok || Number.isFinite(number.value)).toBe(true);
    }),
  );
});

test.each(["en-US", "de-DE", "fr-FR", "sv-SE", "de-CH", "pt-BR", "en-IN", "ar-EG", "fa-IR"])(
  "every amount as %s writes it is read as itself",
  (locale) => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (cents) => {
        expect(read(format.format(cents / 100))).toBe(cents / 100);
      }),
    );
  },
);
