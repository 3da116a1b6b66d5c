import fc from "fast-check";
import { expect, test } from "vitest";
import { toolMessages } from "@/content/tools/shared";
import { defineForm } from "./define-form";
import { choice, date, number, rows, text } from "./field-kinds";
import { findCorrection, findFieldError } from "./fields";
import { findField } from "./find-field";
import {
  changeRows,
  changeText,
  initialState,
  listExamplesInUse,
  listUnknownInUse,
  markUnknown,
  resetTexts,
  type FormState,
} from "./form-state";
import { readLinkQuery, writeLinkQuery } from "./link-query";
import { listEntries } from "./list-entries";
import { readForm } from "./read-form";
import { findTypedFigure, swapReading, typeText } from "./typed-figures";

const TODAY = "2026-11-23";

/** An order by sea or air, with days for each, and its cartons in centimeters or inches. */
const order = defineForm({
  fields: {
    mode: choice("m", { options: ["sea", "air"], default: "sea" }),
    days: number("d", {
      min: 0,
      max: 365,
      isWhole: true,
      default: ({ mode }) => (mode === "air" ? "7" : "35"),
      scope: ({ mode = "" }) => mode,
    }),
    pieces: number("q", { min: 1, max: 1e9, isWhole: true, default: "100", isExample: true }),
    price: number("p", {
      min: 0,
      isMinExclusive: true,
      max: 1000,
      isOptional: true,
      default: "6.00",
    }),
    fuel: number("f", { min: 0, max: 100, default: "5", when: ({ mode }) => mode === "air" }),
    place: text("n", {
      maxLength: 10,
      default: "Yantian",
      isExample: true,
      scope: ({ mode = "" }) => mode,
    }),
    date: date("t", { isPinned: true, default: (_, today) => today }),
  },
  rows: {
    cartons: rows({
      linkKey: "r",
      separator: "x",
      columns: {
        length: number("", {
          min: 0.1,
          max: 5000,
          isExample: true,
          measure: { of: "length", unitField: "unit" },
        }),
        unit: choice("", { options: ["cm", "in"], isSelfNamed: true, default: "cm" }),
        name: text("", { maxLength: 20 }),
      },
      max: 3,
      initial: [
        { length: "60", unit: "cm", name: "" },
        { length: "50", unit: "cm", name: "" },
      ],
      blankIf: ["length"],
    }),
  },
  words: {
    fields: {
      mode: {
        label: "Mode",
        options: { sea: "By sea", air: "By air" },
      },
      days: { label: ({ mode }) => `Days by ${mode}`, message: "Enter a number of days" },
      pieces: { label: "Pieces", message: "Enter a whole number of pieces" },
      price: { label: "Price, USD", message: "Enter a price", tooLarge: "Too much" },
      fuel: { label: "Fuel, %", message: "Enter a percentage" },
      place: { label: "Where?", message: "Too long" },
      date: { label: "Date" },
    },
    rows: {
      cartons: {
        row: (row: number) => `Carton ${row}`,
        columns: {
          length: {
            label: (_texts, _today, { unit }) => `Length, ${unit}`,
            message: "Enter a length",
          },
          unit: { label: "Unit" },
          name: { label: "Contents", message: "Too long" },
        },
      },
    },
  },
});

const start = initialState(order, TODAY);
const withTexts = (texts: Record<string, string>): FormState => ({
  ...start,
  texts: { ...start.texts, ...texts },
  exampleKeys: [],
});
const write = (state: FormState) => writeLinkQuery(order, state, TODAY).query;
const change = (state: FormState, key: string, text: string, skipsConversion = false) =>
  changeText(order, state, { key, text, skipsConversion }, TODAY);
const errorOf = (name: string, text: string) => {
  const field = order.fields[name];
  return field && findFieldError(field, text);
};

test.each([
  ["days", "2.5", "Enter a number of days"],
  ["days", "12,5", "Enter a number of days"],
  ["pieces", "1.234.567", null],
  ["pieces", "0.500", "Enter a whole number of pieces"],
  ["days", "1.000", "Enter a number of days"],
  ["price", "1.000", null],
  ["price", "USD 7.20", toolMessages.money("7.20")],
  ["price", "US$7.20 a piece", toolMessages.money("7.20")],
  ["pieces", "500 pcs.", toolMessages.count("500")],
  ["pieces", "1\u202f000\u00a0000", null],
  ["pieces", "10 00", "Enter a whole number of pieces"],
  ["price", "1 234,50 €", "Too much"],
  ["days", "12 kg", toolMessages.unit],
  ["days", "365", null],
  ["price", "", null],
  ["price", "0", "Enter a price"],
  ["price", "1000.01", "Too much"],
  ["mode", "rocket", toolMessages.choice],
  ["date", "2027-02-30", toolMessages.date],
])("%s with %j: %j", (name, text, error) => {
  expect(errorOf(name, text)).toBe(error);
});

test.each([
  ["pieces", "USD 1’000", "1’000"],
  ["price", "$7.20-8", null],
  ["days", "12 lb", null],
])("%s with %j may have meant %j", (name, text, correction) => {
  const field = order.fields[name];
  expect(field && findCorrection(field, text)).toBe(correction);
});

const typeAll = (...typed: [key: string, text: string][]) =>
  typed.reduce((state, [key, text]) => typeText(order, state, key, text, TODAY), start);
const readingOf = (state: FormState, key: string) => findTypedFigure(order, state, key).reading;
const valuesOf = (state: FormState) => {
  const reading = readForm(order, state);
  return reading.ok ? reading.values : null;
};

test("what could be two numbers is read, and says as what and what else, until another proves it", () => {
  const asked = typeAll(["length.0", "1,250"]);
  expect(valuesOf(asked)?.cartons[0]?.length).toBe(1250);
  expect(readingOf(asked, "length.0")).toEqual({ figure: "1250", other: "1.25" });
  expect(readingOf(typeText(order, asked, "price", "2.50", TODAY), "length.0")).toBeNull();
  // Over 1,000 would be too much.
  expect(readingOf(typeAll(["price", "1.250"]), "price")).toEqual({ figure: "1.25", other: null });
});

test("who writes decimals with a comma is read like that in the whole form, in any order", () => {
  const before = typeAll(["length.1", "12,5"], ["length.0", "1,250"]);
  const after = typeAll(["length.0", "1,250"], ["length.1", "12,5"]);
  for (const state of [before, after]) {
    expect(valuesOf(state)?.cartons.map(({ length }) => length)).toEqual([1.25, 12.5]);
    expect(findTypedFigure(order, state, "length.0")).toEqual({
      text: "1,250",
      reading: { figure: "1.25", other: "1250" },
    });
  }
});

test("the other meaning, once chosen, holds for the rest of the form, and for what comes", () => {
  const state = typeAll(["length.0", "1.250"], ["length.1", "2.500"]);
  const chosen = swapReading(order, state, "length.0", TODAY);
  expect(findTypedFigure(order, chosen, "length.0")).toEqual({ text: "1250", reading: null });
  expect(readingOf(chosen, "length.1")).toEqual({ figure: "2500", other: "2.5" });
  const later = typeText(order, chosen, "price", "1.999", TODAY);
  expect(errorOf("price", later.texts["price"] ?? "")).toBe("Too much");
  expect(readingOf(later, "price")).toEqual({ figure: "1999", other: "1.999" });
  // Chosen once the other way, too: the first one stays as it was chosen.
  const mixed = swapReading(order, chosen, "length.1", TODAY);
  expect(valuesOf(mixed)?.cartons.map(({ length }) => length)).toEqual([1250, 2.5]);
});

test("a number that is chosen to be the other does not change those that are proven", () => {
  const state = typeAll(["price", "6,50"], ["length.0", "1.250"], ["length.1", "2.500"]);
  expect(valuesOf(state)?.cartons.map(({ length }) => length)).toEqual([1250, 2500]);
  const chosen = swapReading(order, state, "length.0", TODAY);
  expect(valuesOf(chosen)?.cartons.map(({ length }) => length)).toEqual([1.25, 2500]);
});

test("whole numbers have no decimals, and say what another country's writing was read as", () => {
  const dots = typeAll(["pieces", "1.250"]);
  expect(valuesOf(dots)?.pieces).toBe(1250);
  expect(readingOf(dots, "pieces")).toEqual({ figure: "1250", other: null });
  expect(readingOf(typeAll(["pieces", "1,250"]), "pieces")).toBeNull();
});

test("numbers stand as they were typed, and are in one form in links and for other tools", () => {
  const typed = typeAll(["pieces", "1 250"], ["price", "6,50"], ["length.0", "1.234,5"]);
  const shown = (state: FormState, key: string) => findTypedFigure(order, state, key).text;
  expect(["pieces", "price", "length.0"].map((key) => shown(typed, key))).toEqual([
    "1 250",
    "6,50",
    "1.234,5",
  ]);
  expect(typed.texts).toMatchObject({ pieces: "1250", price: "6.50" });
  expect(write(typed)).toBe("v=1&t=2026-11-23&q=1250&p=6.5&r=1234.5xcm,~50xcm");
  // A measure that was converted, and a row that moves.
  expect(shown(change(typed, "unit.0", "in"), "length.0")).toBe("486.02362");
  const { cartons = [] } = typed.rows;
  expect(
    shown(changeRows(order, typed, "cartons", [{ ...cartons[1] }, ...cartons]), "length.1"),
  ).toBe("1.234,5");
});

test("a figure that is not known is marked until one is typed, also in a link and for another mode", () => {
  const unknown = markUnknown(order, start, ["pieces", "place", "length.0"], TODAY);
  expect(listExamplesInUse(order, unknown)).toEqual(["length.1"]);
  const query = write(unknown);
  expect(query).toBe("v=1&t=2026-11-23&q=*100&n=*&r=*60xcm,~50xcm");
  const { state } = readLinkQuery(order, query, TODAY) ?? { state: start };
  expect(state).toEqual({ ...unknown, typed: {} });
  expect(listUnknownInUse(order, change(state, "mode", "air"))).toEqual(unknown.unknownKeys);
  expect(listUnknownInUse(order, change(state, "place", "Ningbo"))).toEqual(["pieces", "length.0"]);
  expect(listEntries(order, unknown, TODAY).join()).not.toMatch(/Pieces|Where/);
});

test("a form is read as typed values, without blank rows and what does not apply", () => {
  const state = withTexts({ pieces: "1,000", price: " ", place: " New  Yo ", fuel: "x" });
  const blank = { length: " ", unit: "in", name: "Lamps" };
  const cartons = [blank, { length: "20", unit: "in", name: "" }];
  expect(readForm(order, { ...state, rows: { cartons } })).toEqual({
    ok: true,
    values: {
      mode: "sea",
      days: 35,
      pieces: 1000,
      price: null,
      fuel: null,
      place: "New Yo",
      date: TODAY,
      cartons: [{ length: 20, unit: "in", name: "", row: 1 }],
    },
  });
});

test("invalid entries have their errors, in rows by column and row", () => {
  const state = withTexts({ mode: "air", fuel: "x", days: "12,5" });
  const cartons = [{ length: "0", unit: "cm", name: "" }];
  expect(readForm(order, { ...state, rows: { cartons } })).toEqual({
    ok: false,
    errors: {
      days: "Enter a number of days",
      fuel: "Enter a percentage",
      "length.0": "Enter a length",
    },
  });
});

test("fields are named by their labels, which follow what is selected", () => {
  const inInches = change(change(start, "mode", "air"), "unit.1", "in");
  const nameOf = (key: string) => findField(order, inInches, key, TODAY)?.name;
  expect(["days", "length.1", "rows", "length.9"].map(nameOf)).toEqual([
    "Days by air",
    "Carton 2: Length, in",
    undefined,
    undefined,
  ]);
});

test("the entries are listed by their labels: what applies, and is not just usual", () => {
  const state = withTexts({ mode: "air", days: "7", fuel: "5", price: "" });
  const { cartons = [] } = state.rows;
  const blank = order.rows["cartons"]?.empty ?? {};
  const rows = { cartons: [...cartons, blank] };
  expect(listEntries(order, { ...state, rows }, TODAY)).toEqual([
    "Pieces: 100",
    "Where? Yantian",
    "Carton 1: Length, cm: 60; Unit: cm",
    "Carton 2: Length, cm: 50; Unit: cm",
    "Mode: By air",
  ]);
});

test("a text stays with the mode that it was typed for, and an untouched one follows the mode", () => {
  const byAir = change(start, "mode", "air");
  expect(byAir.texts["days"]).toBe("7");
  const typed = change(byAir, "days", "9");
  const bySea = change(typed, "mode", "sea");
  expect(bySea.texts["days"]).toBe("35");
  expect(change(bySea, "mode", "air").texts["days"]).toBe("9");
});

test("an example returns where a mode has nothing typed, and a confirmed one as confirmed", () => {
  const confirmed = change(start, "place", "Yantian");
  const byAir = change(confirmed, "mode", "air");
  expect(listExamplesInUse(order, byAir)).toContain("place");
  expect(listExamplesInUse(order, change(byAir, "mode", "sea"))).not.toContain("place");
});

test("figures of the example become the visitor's when they are typed, even the same ones, or blank", () => {
  expect(listExamplesInUse(order, start)).toEqual(["pieces", "place", "length.0", "length.1"]);
  for (const text of ["100", " "])
    expect(listExamplesInUse(order, change(start, "pieces", text))).not.toContain("pieces");
  expect(listExamplesInUse(order, change(start, "length.0", "60"))).not.toContain("length.0");
});

test("a figure that is not known is the visitor's once it is typed again", () => {
  const unknown = markUnknown(order, typeAll(["pieces", "1.250"]), ["pieces"], TODAY);
  expect(typeText(order, unknown, "price", "7", TODAY).unknownKeys).toEqual(["pieces"]);
  expect(typeText(order, unknown, "pieces", "1.250", TODAY).unknownKeys).toEqual([]);
});

test("figures of the example stay marked where their row stays, and go with it", () => {
  const [, second = {}] = start.rows["cartons"] ?? [];
  const marks = (rows: readonly Record<string, string>[]) =>
    listExamplesInUse(order, changeRows(order, start, "cartons", rows)).slice(2);
  expect(marks([second])).toEqual(["length.0"]);
  expect(marks([{ ...second }, second])).toEqual(["length.1"]);
});

test("another unit converts the numbers of its row, and back again gives the same", () => {
  const inches = change(start, "unit.0", "in");
  expect(inches.rows["cartons"]?.map(({ length }) => length)).toEqual(["23.62205", "50"]);
  expect(change(inches, "unit.0", "cm").rows).toEqual(start.rows);
});

test("figures that nobody types have commas between their thousands", () => {
  const opened = readLinkQuery(order, "v=1&q=2400&p=1000&r=1000xcm", TODAY)?.state ?? start;
  expect(opened.texts).toMatchObject({ pieces: "2,400", price: "1,000" });
  expect(opened.rows["cartons"]?.[0]?.["length"]).toBe("1,000");
  const inches = change(change(start, "unit.0", "in"), "length.0", "393.70079");
  expect(change(inches, "unit.0", "cm").rows["cartons"]?.[0]?.["length"]).toBe("1,000");
});

test("numbers that were typed for the unit stay, as does text that is no number", () => {
  expect(change(start, "unit.0", "in", true).rows["cartons"]?.[0]?.["length"]).toBe("60");
  const typed = change(start, "length.0", "12,5x");
  expect(change(typed, "unit.0", "in").rows["cartons"]?.[0]?.["length"]).toBe("12,5x");
});

test("a link contains only valid values that differ from the defaults or depend on the date", () => {
  expect(writeLinkQuery(order, start, TODAY)).toEqual({
    query: "v=1&t=2026-11-23",
    isOwn: false,
  });
  const typed = withTexts({ mode: "air", days: "7", price: "6", pieces: "12,5x" });
  expect(write(change(typed, "place", ""))).toBe("v=1&t=2026-11-23&m=air&n=&r=60xcm,50xcm");
});

test("a link ignores unknown keys and invalid values, and says of these that there were any", () => {
  const query = "v=1&d=abc&m=rocket&p=7&hello=1&r=40xin,broken,x,50xcmxBox";
  const read = readLinkQuery(order, query, TODAY);
  expect(read?.state.texts).toEqual({ ...start.texts, price: "7" });
  expect(read?.state.rows).toEqual({
    cartons: [{ length: "40", unit: "in", name: "" }],
  });
  const ignores = (link: string) => readLinkQuery(order, link, TODAY)?.hasIgnoredValues;
  for (const link of [query, "v=2&p=7", "v=1&d=abc", "v=1&r=40xin,x"])
    expect(ignores(link)).toBe(true);
  expect(ignores("v=1&p=7&hello=1&r=40xin")).toBe(false);
});

test("a link without a version is not a tool's link", () => {
  expect(readLinkQuery(order, "utm_source=mail&p=7", TODAY)).toBeNull();
});

test("a link with any text can be opened", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (value, row) => {
      const query = new URLSearchParams({ v: "1", d: value, n: value, r: row }).toString();
      expect(readLinkQuery(order, query, TODAY)).not.toBeNull();
      readLinkQuery(order, value, TODAY);
    }),
  );
});

test.each([
  ["nothing typed", start],
  ["the figure of the example typed", change(start, "length.0", "60")],
  [
    "the first row removed",
    changeRows(order, start, "cartons", start.rows["cartons"]?.slice(1) ?? []),
  ],
  ["one cell typed", change(start, "length.1", "81")],
  ["a letter that parts cells", change(start, "name.0", "Box, ~x")],
])("the same figures are the example's where a link is opened: %s", (_, state) => {
  const opened = readLinkQuery(order, write(state) || "v=1", TODAY)?.state;
  expect(opened).toMatchObject({ texts: state.texts, rows: state.rows });
  expect(opened && listExamplesInUse(order, opened)).toEqual(listExamplesInUse(order, state));
});

test("rows of a link from elsewhere are its sender's", () => {
  const link = write({ ...start, exampleKeys: [] });
  expect(readLinkQuery(order, link, TODAY)?.state).toMatchObject({
    rows: start.rows,
    exampleKeys: [],
  });
});

test("fields that are reset together get defaults that fit each other", () => {
  const typed = withTexts({ mode: "air", days: "9" });
  expect(resetTexts(order, typed, ["mode", "days"], TODAY).texts).toMatchObject({
    mode: "sea",
    days: "35",
  });
});

test("rows and their cells are read, listed and linked only where they apply to what is selected", () => {
  const parcels = defineForm({
    fields: {
      mode: choice("m", { options: ["sea", "air"], isSelfNamed: true, default: "sea" }),
      chargedBy: choice("c", { options: ["piece", "kg"], isSelfNamed: true, default: "piece" }),
    },
    rows: {
      parcels: rows({
        linkKey: "r",
        separator: ":",
        columns: {
          content: text("", { maxLength: 9 }),
          kg: number("", { min: 1, max: 99, when: (_, form) => form.texts["chargedBy"] === "kg" }),
        },
        max: 3,
        blankIf: ["content"],
        when: ({ mode }) => mode === "air",
      }),
    },
    words: {
      fields: { mode: { label: "Mode" }, chargedBy: { label: "Charged by" } },
      rows: {
        parcels: {
          row: (row: number, { content = "" }) => `Parcel ${row}, ${content}`,
          columns: {
            content: { label: "Content", message: "Too long" },
            kg: { label: "Weight", message: "Enter a weight" },
          },
        },
      },
    },
  });
  const listed = (mode: string, chargedBy: string) => {
    const rowsOf = { parcels: [{ content: "Lamps ", kg: "" }] };
    const typed = { ...initialState(parcels, TODAY), texts: { mode, chargedBy }, rows: rowsOf };
    const reading = readForm(parcels, typed);
    const [first] = listEntries(parcels, typed, TODAY);
    return [reading.ok ? [] : Object.keys(reading.errors), first];
  };
  expect(listed("air", "kg")).toEqual([["kg.0"], "Parcel 1, Lamps: Content: Lamps"]);
  expect(listed("air", "piece")).toEqual([[], "Parcel 1, Lamps: Content: Lamps"]);
  expect(listed("sea", "kg")).toEqual([[], "Charged by: kg"]);

  const hidden = { parcels: [{ content: "Lamps", kg: "12,5x" }] };
  const start = { ...initialState(parcels, TODAY), rows: hidden };
  const { query } = writeLinkQuery(parcels, start, TODAY);
  expect(query).toBe("v=1&r=Lamps");
  expect(readLinkQuery(parcels, query, TODAY)).toMatchObject({
    state: { rows: { parcels: [{ content: "Lamps", kg: "" }] } },
    hasIgnoredValues: false,
  });
});

test("a blank cell of the example is none of its figures", () => {
  const initial = [{ length: "", unit: "cm", name: "" }];
  const blank: typeof order = { ...order, rows: {} };
  for (const [group, one] of Object.entries(order.rows))
    blank.rows = { ...blank.rows, [group]: { ...one, initial } };
  expect(initialState(blank, TODAY).exampleKeys).not.toContain("length.0");
});
