import { expect, test } from "vitest";
import type { StoredValues } from "@/data/browser/shared-values";
import type { FormState, Texts } from "@/tools/engine/form/form-state";
import { fillIn, takeEntry } from "@/tools/engine/shared-values";
import { solve, TODAY, typeInto, type Typed } from "../../../tests/support/solve-tool";
import { landedCostTool } from "./landed-cost-page";

const lamps = { name: "Lamps", cbm: "2.4", kg: "600", pieces: "500", price: "4.2" };
const mugs = { name: "Mugs", cbm: "0.8", kg: "220", pieces: "2400", price: "0.85" };

/** What the tool for volumes tells of a shipment. */
function ship(goods: readonly Texts[], facts: Texts = {}): StoredValues {
  const from = "shipmentVolume";
  const texts = Object.entries(facts).map(([name, text]) => [name, { from, text }] as const);
  return { goods: { from, rows: goods }, ...Object.fromEntries(texts) };
}

const untouched = typeInto(landedCostTool, {});
const arrive = (stored: StoredValues, state = untouched) =>
  fillIn(landedCostTool, state, stored, TODAY);
const fill = (stored: StoredValues, state?: FormState) => arrive(stored, state).state;

/** The form after these were typed into it. */
function type(state: FormState, typed: Texts): FormState {
  const isTyped = (key: string) => key in typed;
  return {
    ...{ ...state, texts: { ...state.texts, ...typed } },
    exampleKeys: state.exampleKeys.filter((key) => !isTyped(key)),
    sources: Object.fromEntries(Object.entries(state.sources).filter(([key]) => !isTyped(key))),
  };
}

function takeAll(stored: StoredValues, state: FormState): FormState {
  const { offers } = arrive(stored, state);
  return offers.reduce((next, one) => takeEntry(landedCostTool, next, one, TODAY), state);
}

/** The products of the form, "name, pieces x price, volume". */
const productsOf = ({ texts, rows }: FormState) => [
  `${texts["product"]}, ${texts["quantity"]} x ${texts["price"]}, ${texts["volume"]}`,
  ...(rows["products"] ?? []).map(
    ({ productName, productPieces, productPrice, productVolume }) =>
      `${productName}, ${productPieces} x ${productPrice}, ${productVolume}`,
  ),
];
const both = ["Lamps, 500 x 4.2, 2.4", "Mugs, 2400 x 0.85, 0.8"];

test("the products of a list come with pieces, price and volume, and in their currency", () => {
  const state = fill(ship([lamps, mugs], { currency: "EUR" }));
  expect(productsOf(state)).toEqual(both);
  expect(state.texts["currency"]).toBe("EUR");
  expect(state.exampleKeys).not.toContain("price");
  expect(arrive(ship([lamps, mugs], { currency: "EUR" }), state).state).toEqual(state);
});

test("without pieces and prices, those of the example stay marked as such", () => {
  const state = fill(ship([{ name: "Lamps", cbm: "2.4", kg: "" }]));
  expect(productsOf(state)).toEqual(["Lamps, 1,000 x 6.00, 2.4"]);
  expect(state.exampleKeys).toEqual(expect.arrayContaining(["price", "quantity"]));
});

test("the same shipment is brought up to date, and keeps what is typed of it", () => {
  const typed = type(fill(ship([lamps, mugs])), { duty: "5", freight: "700" });
  const state = fill(ship([{ ...mugs, cbm: "0.9" }, lamps]), typed);
  expect(productsOf(state)).toEqual([both[0], "Mugs, 2400 x 0.85, 0.9"]);
  expect(state.texts).toMatchObject({ duty: "5", freight: "700" });
});

test("an earlier shipment that was only filled in makes room for another as a whole", () => {
  const facts = { freight: "107.45", mode: "sea" };
  const state = fill(ship([{ ...mugs, name: "Bowls" }]), fill(ship([lamps, mugs], facts)));
  expect(productsOf(state)).toEqual(["Bowls, 2400 x 0.85, 0.8"]);
  expect(state.texts["freight"]).toBe("900.00");
  expect(state.exampleKeys).toContain("freight");
});

test.each<[string, Texts]>([
  ["a product", { product: "Bags", price: "7", quantity: "30" }],
  ["a product without a name", { price: "7", quantity: "30" }],
])("of a shipment beside %s, all is taken or nothing", (_, product) => {
  const own = type(untouched, { ...product, freight: "107.45" });
  const list = ship([{ ...lamps, price: "" }, mugs]);
  expect(fill(list, own)).toBe(own);
  const taken = takeAll(list, own);
  expect(productsOf(taken)).toEqual(["Lamps, 500 x 6.00, 2.4", both[1]]);
  expect(taken.texts["freight"]).toBe("900.00");
  expect(taken.exampleKeys).toEqual(expect.arrayContaining(["price", "freight"]));
});

test("the only product of a shipment keeps the price that is typed without its name", () => {
  const unpriced = ship([{ name: "Lamps", cbm: "2.4", kg: "" }]);
  expect(productsOf(fill(unpriced, type(untouched, { price: "7" })))).toEqual([
    "Lamps, 1,000 x 7, 2.4",
  ]);
});

test("a list in another currency than the amounts that are typed is offered", () => {
  const own = type(untouched, { freight: "700" });
  const { state, offers } = arrive(ship([lamps], { currency: "CNY" }), own);
  expect(state).toBe(own);
  expect(offers).toContainEqual({ key: "currency", from: "shipmentVolume", value: "CNY" });
});

test("freight in another currency than the prices comes with its own, and asks for the rate", () => {
  const quote = { freight: "107.45", freightCurrency: "USD", mode: "sea" };
  const { texts } = fill(ship([lamps], { currency: "CNY", ...quote }));
  expect(texts).toMatchObject({ currency: "CNY", freight: "107.45", freightCurrency: "USD" });
  expect(fill(ship([lamps], quote)).texts).toMatchObject({
    freight: "107.45",
    freightCurrency: "",
  });
});

test("no more than 20 products are taken", () => {
  const goods = Array.from({ length: 25 }, (_, i) => ({ name: `Part ${i}`, cbm: "1", kg: "1" }));
  expect(fill(ship(goods)).rows["products"]).toHaveLength(19);
});

const sharedBy = (typed: Typed, isOwn = (_key: string) => true) =>
  landedCostTool.share?.(solve(landedCostTool, typed).result, isOwn);

test("other tools are told the freight in the currency of the goods", () => {
  const euros = { freight: "1234.56", freightCurrency: "EUR", freightRate: "1.0835" };
  expect(sharedBy(euros)).toMatchObject({
    ...{ freight: "1,337.65", freightCurrency: "USD" },
  });
  expect(sharedBy({ freight: "1,100" })).toMatchObject({ freight: "1,100.00" });
});

test("price and pieces are told of one product, and of several neither", () => {
  const ordered = { price: "0.0455", quantity: "20,000" };
  expect(sharedBy(ordered)).toMatchObject({ price: "0.0455", pieces: "20,000" });
  const mugs = { productName: "Mugs", productPieces: "10", productPrice: "2", productDuty: "0" };
  const products = [{ ...mugs, productDutyKind: "percent", productVolume: "", productWeight: "" }];
  expect(sharedBy({ ...ordered, products })).toEqual({ freight: "900.00", freightCurrency: "USD" });
});

test("the example is told to nobody", () => {
  expect(sharedBy({}, () => false)).toEqual({});
});
