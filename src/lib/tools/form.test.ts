import fc from "fast-check";
import { expect, test } from "vitest";
import { commonMessages, findCorrection, findFieldError } from "./fields";
import { FormReader } from "./form-reader";
import { initialState, type FormDefinition, type FormState } from "./form-state";
import { readLinkQuery, writeLinkQuery } from "./link-query";
import { restoreState } from "./restore-state";

const TODAY = "2026-11-23";

const message = "Enter a number of days";
const pieces = "Enter a whole number of pieces";

/**
 * A form with two modes that have different defaults, a default that depends on the date, and rows.
 */
const form = {
  fields: {
    mode: { kind: "choice", key: "m", options: ["sea", "air"], message: "Choose one" },
    days: { kind: "number", key: "d", min: 0, max: 365, isWhole: true, message },
    pieces: { kind: "number", key: "q", min: 1, max: 1e9, isWhole: true, message: pieces },
    price: {
      kind: "number",
      key: "p",
      min: 0,
      isMinExclusive: true,
      max: 1000,
      isOptional: true,
      message: "Enter a price",
      tooLargeMessage: "Too much",
    },
    name: { kind: "text", key: "n", maxLength: 10, message: "Too long" },
    date: { kind: "date", key: "t", isPinned: true },
  },
  getDefaults: ({ mode = "sea" }, today) => ({
    mode,
    days: mode === "air" ? "7" : "35",
    pieces: "1,000",
    price: "6.00",
    name: "USD",
    date: today,
  }),
  rows: {
    key: "r",
    separator: ":",
    columns: {
      label: { kind: "text", maxLength: 20, message: "Too long" },
      percent: { kind: "number", min: 0, max: 100, message: "Enter a percentage" },
    },
    empty: { label: "", percent: "" },
    initial: [],
    max: 4,
  },
} satisfies FormDefinition<
  "mode" | "days" | "pieces" | "price" | "name" | "date",
  "label" | "percent"
>;

type State = FormState<keyof typeof form.fields, keyof typeof form.rows.columns>;

const start: State = initialState(form, TODAY);
const write = (state: State, withPinned = false) =>
  writeLinkQuery(form, state, TODAY, { withPinned });
const withTexts = (texts: Partial<State["texts"]>): State => ({
  ...start,
  texts: { ...start.texts, ...texts },
});

test.each([
  ["days", "2.5", message],
  ["days", "12,5", commonMessages.comma],
  ["pieces", "1.234.567", "Write 1234567 or 1,234,567"],
  ["pieces", "0.500", pieces],
  ["days", "1.000", message],
  ["price", "1.000", null],
  ["price", "USD 7.20", "Write only the figure, in the form’s own currency: 7.20"],
  ["price", "US$7.20 a piece", "Write only the figure, in the form’s own currency: 7.20"],
  ["pieces", "1.000 pcs", "Write 1000 or 1,000"],
  ["pieces", "500 pcs.", "Write only the figure: 500"],
  ["pieces", "1\u202f000\u00a0000", "Write 1000000 or 1,000,000"],
  ["pieces", "10 00", pieces],
  ["price", "1 234,50 €", commonMessages.comma],
  ["days", "12 kg", "Write only the figure, in the form’s own unit"],
  ["days", "365", null],
  ["price", "", null],
  ["price", "0", "Enter a price"],
  ["price", "1000.01", "Too much"],
  ["date", "2027-02-30", "Enter a real date"],
] as const)("%s with %j: %j", (name, text, error) => {
  expect(findFieldError(form.fields[name], text)).toBe(error);
});

test.each([
  ["pieces", "USD 1’000", "1,000"],
  ["price", "$7.20-8", null],
  ["days", "12 lb", null],
] as const)("%s with %j may have meant %j", (name, text, correction) => {
  expect(findCorrection(form.fields[name], text)).toBe(correction);
});

test("a field is read as a value, and its first error is kept", () => {
  const reader = new FormReader(form.fields, withTexts({ price: "", days: "x" }).texts);
  expect(reader.optionalNumber("price")).toBeNull();
  expect(reader.choice("mode", ["sea", "air"])).toBe("sea");
  reader.number("days");
  reader.reject("days", "another");
  expect(reader.errors).toEqual({ days: message });
});

test("a link contains only valid values that differ from the defaults or depend on the date", () => {
  expect(write(start)).toBe("");
  expect(write(start, true)).toBe("v=1&t=2026-11-23");
  expect(write(withTexts({ mode: "air", days: "7", price: "6" }))).toBe("v=1&t=2026-11-23&m=air");
  expect(write(withTexts({ days: "12,5", price: "7.50" }))).toBe("v=1&t=2026-11-23&p=7.5");
});

test("a link ignores unknown keys and lists invalid values", () => {
  const query = "v=1&d=abc&m=rocket&p=7&hello=1&r=Tariff:25,broken,x:200";
  expect(readLinkQuery(form, query, TODAY)).toEqual({
    state: { ...withTexts({ price: "7" }), rows: [{ label: "Tariff", percent: "25" }] },
    dropped: [
      { kind: "field", name: "mode", text: "rocket" },
      { kind: "field", name: "days", text: "abc" },
      { kind: "row", row: 1, text: "broken" },
      { kind: "row", row: 2, text: "x:200" },
    ],
  });
});

test("a link without a version is not a tool's link", () => {
  expect(readLinkQuery(form, "utm_source=mail&p=7", TODAY)).toBeNull();
});

test("a link with any text can be opened", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (value, row) => {
      const query = new URLSearchParams({ v: "1", d: value, n: value, r: row }).toString();
      expect(readLinkQuery(form, query, TODAY)).not.toBeNull();
      readLinkQuery(form, value, TODAY);
    }),
  );
});

test("a stored form is restored with the fields that still exist", () => {
  const kept = {
    texts: { days: "12,5", gone: "1", mode: "air" },
    rows: [{ label: "Tariff", gone: "1" }],
    inactiveTexts: { "sea days": "28" },
    inactiveRows: { sea: [{ label: "Fuel", gone: "1" }] },
  };
  expect(restoreState(form, kept, TODAY)).toEqual({
    texts: { ...start.texts, mode: "air", days: "12,5" },
    rows: [{ label: "Tariff", percent: "" }],
    inactiveTexts: { "sea days": "28" },
    inactiveRows: { sea: [{ label: "Fuel", percent: "" }] },
    exampleKeys: [],
  });
});
