import { describe, expect, test } from "vitest";
import { convertMeasures } from "./convert-measures";
import type { NumberField } from "./fields";
import {
  changeCell,
  changeText,
  initialState,
  type FormDefinition,
  type FormState,
  type LinkedField,
} from "./form-state";
import { restoreState } from "./restore-state";

const number = (key: string): LinkedField => ({
  ...{ kind: "number", key, min: 0, max: 100, message: "Enter a number" },
});

type Name = "mode" | "days" | "fee" | "name";

/**
 * A form in which the mode decides the defaults of days and fee. Typed days belong to their mode.
 */
const form: FormDefinition<Name, never> = {
  fields: {
    mode: { kind: "choice", key: "m", options: ["sea", "air"], message: "Choose one" },
    days: number("d"),
    fee: number("f"),
    name: number("n"),
  },
  getDefaults: ({ mode = "sea" }) => ({
    mode,
    days: mode === "air" ? "7" : "35",
    fee: mode === "air" ? "23" : "50",
    name: "1",
  }),
  scopes: [{ names: ["days"], of: ({ mode = "sea" }) => mode }],
  rows: null,
};

const TODAY = "2026-11-23";
const start = () => initialState(form, TODAY);
const type = (state: FormState<Name, never>, name: Name, text: string) =>
  changeText(form, state, { name, text }, TODAY);

test("untouched fields follow the selection", () => {
  const { texts } = type(start(), "mode", "air");
  expect(texts).toEqual({ mode: "air", days: "7", fee: "23", name: "1" });
});

test("typed texts stay under another selection", () => {
  expect(type(type(start(), "fee", "40"), "mode", "air").texts.fee).toBe("40");
});

test("each selection keeps the texts typed for it", () => {
  const air = type(type(type(start(), "days", "28"), "mode", "air"), "days", "4");
  const sea = type(air, "mode", "sea");
  expect(sea.texts.days).toBe("28");
  expect(type(sea, "mode", "air").texts.days).toBe("4");
});

test("a typed text equal to the default counts as the default", () => {
  const restored = type(type(start(), "days", "28"), "days", "35");
  expect(type(restored, "mode", "air").inactiveTexts).toEqual({});
});

test("rows go with the selection that they were typed for", () => {
  const surcharges: FormDefinition<Name, "fee"> = {
    ...form,
    rowsScope: ({ mode = "sea" }) => mode,
    rows: {
      ...{ key: "r", separator: ":", columns: { fee: number("fee") }, empty: { fee: "" } },
      ...{ initial: [], max: 4 },
    },
  };
  const choose = (state: FormState<Name, "fee">, mode: string) =>
    changeText(surcharges, state, { name: "mode", text: mode }, TODAY);
  const sea = { ...initialState(surcharges, TODAY), rows: [{ fee: "12" }] };
  const air = choose(sea, "air");
  expect(air.rows).toEqual([]);
  expect(choose(restoreState(surcharges, air, TODAY), "sea").rows).toEqual([{ fee: "12" }]);
  const other = changeText(surcharges, sea, { name: "name", text: "2" }, TODAY);
  expect(other.rows).toBe(sea.rows);
});

type Measured = "lengthUnit" | "weightUnit" | "length" | "weight" | "limit";

const measured = (of: "length" | "weight", unitField: string): NumberField => ({
  ...{ kind: "number", min: 0, max: 1000, message: "Enter a number" },
  measure: { of, unitField },
});

/** A form with unit fields, in the form itself and in its rows. */
const measures: FormDefinition<Measured, "length" | "weight" | "unit"> = {
  fields: {
    lengthUnit: { kind: "choice", key: "u", options: ["cm", "in"], message: "Choose one" },
    weightUnit: { kind: "choice", key: "v", options: ["kg", "lb"], message: "Choose one" },
    length: { key: "l", ...measured("length", "lengthUnit") },
    weight: { key: "w", ...measured("weight", "weightUnit") },
    limit: number("x"),
  },
  getDefaults: () => ({
    lengthUnit: "cm",
    weightUnit: "kg",
    length: "60",
    weight: "12",
    limit: "50",
  }),
  convertMeasures,
  rows: {
    key: "r",
    separator: "x",
    columns: {
      length: measured("length", "unit"),
      weight: measured("weight", "unit"),
      unit: { kind: "choice", options: ["cm", "in"], message: "Choose one" },
    },
    empty: { length: "", weight: "", unit: "cm" },
    initial: [
      { length: "60", weight: "12", unit: "cm" },
      { length: "40", weight: "9", unit: "cm" },
    ],
    max: 4,
  },
};

describe("another unit", () => {
  const cartons = initialState(measures, TODAY);

  test("converts the numbers, and back again gives the same", () => {
    const inches = changeText(measures, cartons, { name: "lengthUnit", text: "in" }, TODAY);
    expect(inches.texts).toEqual({ ...cartons.texts, lengthUnit: "in", length: "23.62205" });
    const back = changeText(measures, inches, { name: "lengthUnit", text: "cm" }, TODAY);
    expect(back.texts).toEqual(cartons.texts);
  });

  test("of a row converts its sides and its weight alone", () => {
    const change = { row: 0, column: "unit", text: "in" } as const;
    const inches = changeCell(measures, cartons, change);
    expect(inches.rows).toEqual([
      { length: "23.62205", weight: "26.45547", unit: "in" },
      { length: "40", weight: "9", unit: "cm" },
    ]);
    expect(changeCell(measures, inches, { ...change, text: "cm" }).rows).toEqual(cartons.rows);
  });

  test("leaves numbers if the conversion is skipped", () => {
    const skipsConversion = true;
    const change = { name: "weightUnit", text: "lb", skipsConversion } as const;
    expect(changeText(measures, cartons, change, TODAY).texts.weight).toBe("12");
    const cell = { row: 1, column: "unit", text: "in", skipsConversion } as const;
    expect(changeCell(measures, cartons, cell).rows[1]?.length).toBe("40");
  });

  test("leaves text that is not a number, and reads thousands separators", () => {
    const typed = { ...cartons, texts: { ...cartons.texts, length: "12,5", weight: "1,000" } };
    const inches = changeText(measures, typed, { name: "lengthUnit", text: "in" }, TODAY);
    expect(inches.texts.length).toBe("12,5");
    const pounds = changeText(measures, typed, { name: "weightUnit", text: "lb" }, TODAY);
    expect(pounds.texts.weight).toBe("2204.62262");
  });
});
