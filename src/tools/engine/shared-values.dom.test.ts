import { beforeEach, expect, test } from "vitest";
import { storeSharedValues, readSharedValues } from "@/data/browser/shared-values";
import { amazonCartonTool } from "@/tools/amazon-carton-check/amazon-carton-check-page";
import { shipmentVolumeTool } from "@/tools/shipment-volume/shipment-volume-page";
import type { AnswerView } from "./answer-view";
import { defineTool, type Tool } from "./define-tool";
import { defineForm } from "./form/define-form";
import { choice, number, rows, text } from "./form/field-kinds";
import { changeText, initialState, restoreParts, type FormState } from "./form/form-state";
import { fillIn, listSharedValues } from "./shared-values";

const TODAY = "2026-11-23";

const texts = {
  head: { title: "", description: "", heading: "", intro: "" },
  call: { heading: "", text: "", label: "" },
  worksheet: { title: "", note: "" },
};
const view: AnswerView = {
  ...{ label: "", figure: "", text: "", decision: "", caveat: "" },
  ...{ short: { figure: "", text: "" }, rows: [], next: [], warnings: [], steps: [] },
};
const label = "Field";
const message = "Not valid";
const modes = ["sea", "air", "rail"] as const;

/** Asks for a price, a mode and the products. */
const cost = defineTool({
  key: "landedCost",
  texts,
  form: defineForm({
    fields: {
      price: number("p", { min: 0, max: 100, default: "6.00", isExample: true, shared: "price" }),
      mode: choice("m", { options: modes, default: "sea", shared: "mode", isSelfNamed: true }),
    },
    rows: {
      products: rows({
        linkKey: "r",
        separator: ":",
        columns: { name: text("", { maxLength: 20 }) },
        max: 3,
        blankIf: ["name"],
      }),
    },
    words: {
      fields: { price: { label, message }, mode: { label } },
      rows: { products: { row: String, columns: { name: { label, message } } } },
    },
  }),
  calculate: ({ price, mode }) => ({ ok: true, result: `${price} by ${mode}` }),
  view: () => view,
  worksheet: [],
  receive: { goods: ({ goods = [] }) => ({ products: goods.map(({ name = "" }) => ({ name })) }) },
});

/** Asks for what is in a carton, and for the mode. */
const cartons = defineTool({
  key: "shipmentVolume",
  texts,
  form: defineForm({
    fields: {
      mode: choice("t", { options: modes, isSelfNamed: true, default: "sea", shared: "mode" }),
      contents: text("c", { maxLength: 20, default: "Mugs", isExample: true }),
    },
    rows: {},
    words: { fields: { mode: { label }, contents: { label, message } }, rows: {} },
  }),
  calculate: ({ contents }) => ({ ok: true, result: contents }),
  view: () => view,
  worksheet: [],
  share: (contents, isOwn) =>
    isOwn("contents") ? { goods: [{ name: contents, cbm: "1", kg: "100" }] } : {},
});

const start = (tool: Pick<Tool<never>, "form">) => initialState(tool.form, TODAY);
const type = (tool: Pick<Tool<never>, "form">, entries: Record<string, string>, from?: FormState) =>
  Object.entries(entries).reduce(
    (state, [key, entry]) => changeText(tool.form, state, { key, text: entry }, TODAY),
    from ?? start(tool),
  );
/** The visitor goes on from a tool with these entries, and has this form and these offers. */
function goOn<From, To>(from: Tool<From>, state: FormState, to: Tool<To>, there = start(to)) {
  const outcome = from.solve(state, TODAY);
  if (outcome.ok) storeSharedValues(to.key, listSharedValues(from, state, outcome.result, TODAY));
  return fillIn(to, there, readSharedValues(), TODAY);
}

beforeEach(() => {
  sessionStorage.clear();
});

test("entries, and what follows from them, are filled in with the mark of their tool", () => {
  const entered = type(cartons, { mode: "air", contents: "Lamps" });
  const { state, offers } = goOn(cartons, entered, cost);
  expect(state).toMatchObject({ texts: { mode: "air" }, rows: { products: [{ name: "Lamps" }] } });
  expect(state.sources).toEqual({ mode: "shipmentVolume", products: "shipmentVolume" });
  expect(offers).toEqual([]);
  expect(type(cost, { mode: "sea" }, state).sources).toEqual({ products: "shipmentVolume" });
});

test("neither the example nor a default is told", () => {
  expect(goOn(cost, type(cost, { mode: "sea" }), cartons).state).toEqual(start(cartons));
});

test("what was filled in goes on to a third tool as the first one's", () => {
  const filled = goOn(cartons, type(cartons, { contents: "Lamps", mode: "air" }), cost).state;
  expect(listSharedValues(cost, filled, "", TODAY)).toMatchObject({
    mode: { from: "shipmentVolume", text: "air" },
    goods: { from: "shipmentVolume" },
  });
});

test("an own entry is not replaced, but offered", () => {
  const own = type(cost, { mode: "rail" });
  const { state, offers } = goOn(cartons, type(cartons, { mode: "air" }), cost, own);
  expect(state).toEqual(own);
  expect(offers).toEqual([{ key: "mode", value: "air", from: "shipmentVolume" }]);
});

test("beside an own entry that differs, nothing is filled in, and all of it is offered", () => {
  const own = type(cost, { mode: "rail" });
  const { state, offers } = goOn(
    cartons,
    type(cartons, { mode: "air", contents: "Lamps" }),
    cost,
    own,
  );
  expect(state).toBe(own);
  expect(offers.map(({ key }) => key)).toEqual(["mode", "products"]);
});

test("what was offered and not taken does not go on, and what was only corrected does", () => {
  const lamps = type(cartons, { mode: "air", contents: "Lamps" });
  const own = type(cost, { mode: "rail" });
  const told = (there: FormState) => {
    goOn(cartons, lamps, cost);
    return Object.keys(listSharedValues(cost, there, "", TODAY));
  };
  expect(told(own)).toEqual(["mode"]);
  expect(told(type(cost, { mode: "rail" }, goOn(cartons, lamps, cost).state))).toEqual([
    "mode",
    "goods",
  ]);
});

test("rows that are partly the example's are not replaced, and the example's are told once confirmed", () => {
  const confirmed = { ...start(amazonCartonTool), exampleKeys: [] };
  const own = type(shipmentVolumeTool, { "length.0": "61" });
  const { state, offers } = goOn(amazonCartonTool, confirmed, shipmentVolumeTool, own);
  expect(state).toBe(own);
  expect(offers.map(({ key }) => key)).toEqual(["cartons"]);
  const { taken } = goOn(amazonCartonTool, confirmed, shipmentVolumeTool);
  expect(taken).toEqual(["cartons"]);
  expect(goOn(amazonCartonTool, start(amazonCartonTool), shipmentVolumeTool).taken).toEqual([]);
});

test("what a tool says no longer goes with what it says instead, and stays if it says nothing", () => {
  const lamps = type(cartons, { mode: "air", contents: "Lamps" });
  const filled = goOn(cartons, lamps, cost).state;
  expect(goOn(cartons, type(cartons, { contents: "Lids" }), cost, filled).state).toMatchObject({
    texts: { mode: "sea" },
    rows: { products: [{ name: "Lids" }] },
  });
  expect(goOn(cartons, start(cartons), cost, filled).state).toBe(filled);
});

test("what was filled in can be undone, but for what was edited since", () => {
  const before = start(cost);
  const filled = goOn(cartons, type(cartons, { mode: "air", contents: "Lamps" }), cost).state;
  const undo = (state: FormState) =>
    restoreParts(cost.form, state, before, Object.keys(state.sources), TODAY);
  expect(undo(filled)).toEqual(before);
  expect(undo(type(cost, { price: "7", mode: "rail" }, filled))).toMatchObject({
    texts: { price: "7", mode: "rail" },
    rows: { products: [] },
    sources: {},
  });
});

test("a tool that starts over tells nothing of before", () => {
  goOn(cost, type(cost, { mode: "air" }), cartons);
  expect(goOn(cost, start(cost), cartons).state).toEqual(start(cartons));
});

test.each(["{", "[]", '{"mode":{"from":"nobody","text":"air"}}', '{"mode":{"from":"landedCost"}}'])(
  "what something else has stored is ignored: %s",
  (stored) => {
    sessionStorage.setItem("shipment", stored);
    expect(fillIn(cartons, start(cartons), readSharedValues(), TODAY).state).toEqual(
      start(cartons),
    );
  },
);
