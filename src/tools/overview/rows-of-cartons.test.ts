import { expect, test } from "vitest";
import { reportWords } from "@/content/tools/report";
import { describeDropped } from "@/tools/engine/after-hydration/dropped-values";
import {
  changeRows,
  changeText,
  initialState,
  listExamplesInUse,
  type FormState,
} from "@/tools/engine/form/form-state";
import { readLinkQuery, writeLinkQuery } from "@/tools/engine/form/link-query";
import { shipmentVolumeForm as form } from "@/tools/shipment-volume/form";

const TODAY = "2026-11-23";
const list = initialState(form, TODAY);
const rowsOf = ({ rows }: FormState) => rows.cartons ?? [];
const [first = {}, second = {}] = rowsOf(list);
const figures = ["length", "width", "height", "weight", "cartons"];
const figuresOf = (row: number) => figures.map((name) => `${name}.${row}`);
const inUse = (state: FormState) => listExamplesInUse(form, state);
const type = (key: string, text: string, skipsConversion = false) =>
  changeText(form, list, { key, text, skipsConversion }, TODAY);
const change = (rows: readonly (typeof first)[]) => changeRows(form, list, "cartons", rows);
const linkTo = (state: FormState) =>
  writeLinkQuery(form, state, TODAY, { withPinned: true }) || "v=1";
const open = (link: string) => readLinkQuery(form, link, TODAY)?.state ?? list;

test("figures of the example become the visitor's when they are typed, even the same ones, or blank", () => {
  expect(inUse(list)).toEqual([...figuresOf(0), ...figuresOf(1)]);
  for (const text of [first.length ?? "", " "])
    expect(inUse(type("length.0", text))).toEqual([...figuresOf(0).slice(1), ...figuresOf(1)]);
});

test("figures of the example stay marked where their row stays, and go with it", () => {
  expect(inUse(change([second]))).toEqual(figuresOf(0));
  expect(inUse(change([{ ...first }, second]))).toEqual(figuresOf(1));
});

test.each([
  ["nothing typed", list],
  ["the figure of the example typed", type("length.0", first.length ?? "")],
  ["one cell typed", type("length.1", "81")],
  ["the first row removed", change([second])],
  ["a letter that parts cells", { ...change([{ ...first, name: "Box ~x" }]), exampleKeys: [] }],
])("the same figures are of the example where a link is opened: %s", (_, state) => {
  expect(open(linkTo(state))).toEqual(state);
});

test("rows of a link from elsewhere are its sender's", () => {
  const link = linkTo({ ...list, exampleKeys: [] });
  expect(link).not.toContain("~");
  expect(open(link)).toMatchObject({ rows: list.rows, exampleKeys: [] });
});

test("another unit of a row converts its sides and its weight alone, unless they were typed for it", () => {
  const [inInches, other] = rowsOf(type("unit.0", "in"));
  expect(inInches).toMatchObject({ length: "19.68504", weight: "33.06934" });
  expect(other).toEqual(second);
  expect(rowsOf(type("unit.1", "in", true))[1]?.length).toBe(second.length);
});

test("an invalid row of a link is named by its number", () => {
  const dropped = { kind: "row", group: "cartons", row: 1, text: "60x40" } as const;
  expect(describeDropped({ definition: form, state: list, today: TODAY }, dropped)).toBe(
    reportWords.droppedValue("Carton 2", "60x40"),
  );
});

test("a link from before cartons had names, with other limits, opens as it was written", () => {
  const link = "v=1&r=60x40x40x12x100xin,50x40x30x15x40&up=up&da=5000&p4h=28000&ql=95&qc=40HQ";
  const { texts, rows } = open(link);
  expect(rows.cartons).toMatchObject([
    { length: "60", cartons: "100", unit: "in", name: "" },
    { length: "50", cartons: "40", unit: "cm", name: "" },
  ]);
  expect(texts).toMatchObject({
    sideUp: "up",
    airDivisor: "5000",
    payload40HQ: "28000",
    lclPerCbm: "95",
    fclContainer: "40HQ",
  });
});
