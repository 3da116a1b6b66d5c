import { beforeEach, expect, test } from "vitest";
import type { ToolKey } from "@/config/tools";
import type { AnswerView } from "./answer-view";
import { defineTool, type Tool } from "./define-tool";
import { defineForm } from "./form/define-form";
import { choice, number, rows, text } from "./form/field-kinds";
import { changeText, initialState } from "./form/form-state";
import { listOffers, replacesOwnEntry, shareFacts, takeOffers, undoTaking } from "./shipment";

const TODAY = "2026-11-23";

const texts = {
  head: { title: "", description: "", heading: "", intro: "" },
  call: { heading: "", text: "", label: "" },
  worksheet: { title: "", note: "" },
};
const view: AnswerView = {
  label: "",
  figure: "",
  short: { figure: "", text: "" },
  text: "",
  rows: [],
  decision: "",
  next: [],
  warnings: [],
  caveat: "",
  steps: [],
};
const label = "Field";
const message = "Not valid";

/** Asks for a price, a mode and what is in the cartons. */
const cost = defineTool({
  key: "landedCost",
  texts,
  form: defineForm({
    about: () => null,
    fields: {
      price: number("p", { min: 0, max: 100, default: "6.00", isExample: true, fact: "price" }),
      mode: choice("m", {
        options: ["sea", "air", "rail"],
        default: "sea",
        fact: "mode",
        isSelfNamed: true,
      }),
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
  take: (fact, goods) =>
    fact === "goods" ? { products: goods.map(({ name = "" }) => ({ name })) } : { price: "1" },
});

/** Asks for a carton, and for a mode that it calls by other names. */
const cartons = defineTool({
  key: "shipmentVolume",
  texts,
  form: defineForm({
    about: () => null,
    fields: {
      transport: choice("t", {
        options: ["ship", "plane", "train"],
        isSelfNamed: true,
        default: "ship",
        fact: {
          name: "mode",
          take: (mode) => ({ sea: "ship", air: "plane", rail: "train" })[mode],
          give: (transport) => (transport === "plane" ? "air" : "sea"),
        },
      }),
      contents: text("c", { maxLength: 20, default: "Mugs", isExample: true }),
    },
    rows: {},
    words: { fields: { transport: { label }, contents: { label, message } }, rows: {} },
  }),
  calculate: ({ contents }) => ({ ok: true, result: contents }),
  view: () => view,
  worksheet: [],
  learn: (contents, isOwn) =>
    isOwn("contents") ? { goods: [{ name: contents, cbm: "1", kg: "100" }] } : {},
});

const start = (tool: Pick<Tool<never>, "form">) => initialState(tool.form, TODAY);
const type = (tool: Pick<Tool<never>, "form">, entries: Record<string, string>) =>
  Object.entries(entries).reduce(
    (state, [key, text]) => changeText(tool.form, state, { key, text }, TODAY),
    start(tool),
  );
/** The tool's page is left with these entries. */
function leave<Result>(tool: Tool<Result>, entries: Record<string, string>) {
  const state = type(tool, entries);
  const outcome = tool.solve(state, TODAY);
  const solved = outcome.ok ? outcome : null;
  const edited = new Set(Object.keys(entries));
  shareFacts(tool, { state, solved, edited, today: TODAY });
}
const offersTo = <Result>(tool: Tool<Result>, state = start(tool)) =>
  listOffers(tool, state, TODAY).map(({ from, ...offer }) => ({
    ...offer,
    from: from satisfies ToolKey,
  }));

beforeEach(() => {
  sessionStorage.clear();
});

test("what was entered in one tool is offered to another, by the words of that one", () => {
  leave(cost, { mode: "air", price: "7.20" });
  expect(offersTo(cartons)).toEqual([{ key: "transport", text: "plane", from: "landedCost" }]);
  expect(offersTo(cost)).toEqual([]);
});

test("neither the example nor what is usual is a fact, nor is an invalid entry", () => {
  leave(cost, { mode: "sea", price: "12,5" });
  leave(cartons, { transport: "plane" });
  expect(offersTo(cartons)).toEqual([]);
  expect(offersTo(cost)).toEqual([{ key: "mode", text: "air", from: "shipmentVolume" }]);
});

test("what follows from a result is offered as rows", () => {
  leave(cartons, { contents: "Lamps" });
  expect(offersTo(cost)).toEqual([
    { key: "products", rows: [{ name: "Lamps" }], from: "shipmentVolume" },
  ]);
});

test("what is taken over is marked until it is edited, and not told as the tool's own", () => {
  leave(cartons, { transport: "plane", contents: "Lamps" });
  const taken = takeOffers(cost, start(cost), TODAY, () => true);
  expect(taken.texts["mode"]).toBe("air");
  expect(taken.rows["products"]).toEqual([{ name: "Lamps" }]);
  expect(taken.taken).toEqual({ mode: "shipmentVolume", products: "shipmentVolume" });
  expect(offersTo(cost, taken)).toEqual([]);
  shareFacts(cost, { state: taken, solved: { result: "" }, edited: new Set(), today: TODAY });
  leave(cartons, {});
  expect(offersTo(cartons)).toEqual([]);
  const edited = changeText(cost.form, taken, { key: "mode", text: "sea" }, TODAY);
  expect(edited.taken).toEqual({ products: "shipmentVolume" });
});

test("what was taken over can be undone, but for what was edited since", () => {
  leave(cartons, { transport: "plane", contents: "Lamps" });
  const before = start(cost);
  const taken = takeOffers(cost, before, TODAY, () => true);
  expect(undoTaking(cost.form, taken, before, TODAY)).toEqual(before);
  const priced = changeText(cost.form, taken, { key: "price", text: "7" }, TODAY);
  const edited = changeText(cost.form, priced, { key: "mode", text: "rail" }, TODAY);
  expect(undoTaking(cost.form, edited, before, TODAY)).toMatchObject({
    texts: { price: "7", mode: "rail" },
    rows: { products: [] },
    taken: {},
  });
});

test("an own entry is told apart from one that may be replaced without asking", () => {
  leave(cartons, { transport: "plane" });
  const [offer] = listOffers(cost, start(cost), TODAY);
  const replaces = (state: ReturnType<typeof start>) =>
    offer && replacesOwnEntry(cost, state, offer, TODAY);
  expect(replaces(start(cost))).toBe(false);
  expect(replaces({ ...start(cost), texts: { price: "6", mode: "air" } })).toBe(true);
});

test("a tool that is only opened again does not replace what another one has learned since", () => {
  leave(cartons, { transport: "plane" });
  leave(cost, { mode: "rail" });
  const state = type(cartons, { transport: "plane" });
  shareFacts(cartons, { state, solved: null, edited: new Set(), today: TODAY });
  expect(offersTo(cartons, state)).toEqual([
    { key: "transport", text: "train", from: "landedCost" },
  ]);
});

test("a tool that starts over takes its facts back", () => {
  leave(cost, { mode: "air" });
  shareFacts(cost, { state: null, solved: null, edited: new Set(), today: TODAY });
  expect(offersTo(cartons)).toEqual([]);
});

test.each(["{", "[]", '{"mode":{"from":"nobody","text":"air"}}', '{"mode":{"from":"landedCost"}}'])(
  "a shipment that somebody else has stored is ignored: %s",
  (stored) => {
    sessionStorage.setItem("shipment", stored);
    expect(offersTo(cartons)).toEqual([]);
  },
);
