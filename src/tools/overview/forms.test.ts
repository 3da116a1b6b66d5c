import { expect, test } from "vitest";
import {
  changeCell,
  changeRows,
  changeText,
  initialState,
  listExamplesInUse,
} from "@/lib/tools/form-state";
import { readLinkQuery, writeLinkQuery } from "@/lib/tools/link-query";
import { amazonCartonForm } from "@/tools/amazon-carton-check/form";
import { shipmentVolumeForm } from "@/tools/shipment-volume/form";

const TODAY = "2026-11-23";
const list = initialState(shipmentVolumeForm, TODAY);
const [first = shipmentVolumeForm.rows.empty, second = first] = list.rows;
const figures = ["length", "width", "height", "weight", "cartons"];
const figuresOf = (row: number) => figures.map((name) => `${name}.${row}`);
const inUse = (state: typeof list) => listExamplesInUse(shipmentVolumeForm, state);
const typeLength = (row: number, text: string) =>
  changeCell(shipmentVolumeForm, list, { row, column: "length", text });
const linkTo = (state: typeof list) =>
  writeLinkQuery(shipmentVolumeForm, state, TODAY, { withPinned: true }) || "v=1";
const open = (link: string) => readLinkQuery(shipmentVolumeForm, link, TODAY)?.state ?? list;

test("figures of the example become the visitor's when they are typed, even the same ones, or blank", () => {
  expect(inUse(list)).toEqual([...figuresOf(0), ...figuresOf(1)]);
  for (const text of [first.length, " "])
    expect(inUse(typeLength(0, text))).toEqual([...figuresOf(0).slice(1), ...figuresOf(1)]);
});

test("figures of the example stay marked where their row stays, and go with it", () => {
  expect(inUse(changeRows(list, [second]))).toEqual(figuresOf(0));
  expect(inUse(changeRows(list, [{ ...first }, second]))).toEqual(figuresOf(1));
});

test.each([
  ["nothing typed", list],
  ["the figure of the example typed", typeLength(0, first.length)],
  ["one cell typed", typeLength(1, "81")],
  ["the first row removed", changeRows(list, [second])],
  ["a letter that parts cells", { ...list, rows: [{ ...first, name: "Box ~x" }], exampleKeys: [] }],
])("the same figures are of the example where a link is opened: %s", (_, state) => {
  const { texts, rows, exampleKeys } = open(linkTo(state));
  expect({ texts, rows, exampleKeys }).toEqual({
    texts: state.texts,
    rows: state.rows,
    exampleKeys: state.exampleKeys,
  });
});

test("rows of a link from elsewhere are its sender's", () => {
  const link = linkTo({ ...list, exampleKeys: [] });
  expect(link).not.toContain("~");
  expect(open(link)).toMatchObject({ rows: list.rows, exampleKeys: [] });
});

const carton = initialState(amazonCartonForm, TODAY);

const choose = (state: typeof carton, name: "lengthUnit" | "weightUnit", text: string) =>
  changeText(amazonCartonForm, state, { name, text }, TODAY);

test("another unit converts the numbers, and back again gives the same", () => {
  const inches = choose(carton, "lengthUnit", "in");
  expect(inches.texts).toMatchObject({ length: "23.62205", weight: carton.texts.weight });
  expect(choose(inches, "lengthUnit", "cm").texts).toEqual(carton.texts);
});

test("another unit of a row converts its sides and its weight alone", () => {
  const change = { row: 0, column: "unit", text: "in" } as const;
  const [first, second] = changeCell(shipmentVolumeForm, list, change).rows;
  expect(first).toMatchObject({ length: "19.68504", weight: "33.06934" });
  expect(second).toEqual(list.rows[1]);
});

test("numbers that were typed for the unit stay, as does text that is no number", () => {
  const skipsConversion = true;
  const change = { name: "weightUnit", text: "lb", skipsConversion } as const;
  const { texts } = changeText(amazonCartonForm, carton, change, TODAY);
  expect(texts.weight).toBe(carton.texts.weight);
  const cell = { row: 1, column: "unit", text: "in", skipsConversion } as const;
  expect(changeCell(shipmentVolumeForm, list, cell).rows[1]?.length).toBe(list.rows[1]?.length);
  const typed = { ...carton, texts: { ...carton.texts, length: "12,5", width: "1,000" } };
  expect(choose(typed, "lengthUnit", "in").texts).toMatchObject({
    length: "12,5",
    width: "393.70079",
  });
});
