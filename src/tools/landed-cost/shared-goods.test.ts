import { expect, test } from "vitest";
import type { FormState } from "@/tools/engine/form/form-state";
import { solve, typeInto, type Typed } from "../../../tests/support/solve-tool";
import { landedCostTool } from "./landed-cost-page";
import { takeGoods } from "./shared-goods";

const blank = {
  ...{ productName: "", productPieces: "", productPrice: "", productDuty: "" },
  ...{ productDutyKind: "percent", productVolume: "", productWeight: "" },
};
const lamps = { name: "Lamps", cbm: "2.4", kg: "600" };
const mugs = { name: "Mugs", cbm: "0.8", kg: "220" };
const mugsRow = { ...blank, productName: "Mugs", productVolume: "0.8", productWeight: "220" };

const untouched = typeInto(landedCostTool, {});
/** A form in which nothing is the example's any more. */
const own = (typed: Typed): FormState => ({ ...typeInto(landedCostTool, typed), exampleKeys: [] });

/** The form once it has what it takes. */
function afterTaking(state: FormState, goods: Parameters<typeof takeGoods>[0]["goods"]): FormState {
  const { products, ...texts } = takeGoods({ goods }, state);
  return { ...state, texts: { ...state.texts, ...texts }, rows: { ...state.rows, products } };
}

test("goods take the place of the example, with what was measured, and without a price", () => {
  expect(takeGoods({ goods: [lamps, mugs] }, untouched)).toEqual({
    ...{ product: "Lamps", volume: "2.4", weight: "600" },
    products: [mugsRow],
  });
});

test("products that are there keep their price, pieces and duty, in any order of the goods", () => {
  const priced = { ...blank, productPieces: "300", productPrice: "5", productDuty: "17.6" };
  const products = [
    { ...priced, productName: "Bags" },
    { ...priced, productName: "mugs " },
  ];
  expect(takeGoods({ goods: [mugs, lamps] }, own({ product: "LAMPS", products }))).toEqual({
    ...{ volume: "2.4", weight: "600" },
    products: [
      { ...priced, productName: "Bags" },
      { ...priced, productName: "mugs ", productVolume: "0.8", productWeight: "220" },
    ],
  });
});

test("a product of another name or with a price of its own stays, and the goods are added", () => {
  const added = { products: [mugsRow] };
  expect(takeGoods({ goods: [mugs] }, own({ product: "Bags" }))).toEqual(added);
  expect(takeGoods({ goods: [mugs] }, own({ price: "7" }))).toEqual(added);
});

test.each([
  ["the example", untouched],
  ["an own product", own({ product: "Bags" })],
  ["a product in a row", own({ products: [{ ...mugsRow, productPrice: "5" }] })],
])("%s: what was taken is not taken again", (_, state) => {
  const unnamed = { ...lamps, name: "" };
  for (const goods of [
    [lamps, mugs],
    [unnamed, { ...unnamed, cbm: "1" }, mugs],
  ]) {
    const once = afterTaking(state, goods);
    expect(afterTaking(once, goods)).toEqual(once);
    const confirmed = { ...once, exampleKeys: [] };
    expect(afterTaking(confirmed, goods)).toEqual(confirmed);
  }
});

test("what was not measured leaves what is typed", () => {
  const state = own({ product: "Lamps", volume: "3", weight: "500" });
  expect(takeGoods({ goods: [{ name: "Lamps", cbm: "2.4", kg: "" }] }, state)).toEqual({
    volume: "2.4",
    products: [],
  });
});

test("no more than 20 products are taken", () => {
  const goods = Array.from({ length: 25 }, (_, i) => ({ name: `Part ${i}`, cbm: "1", kg: "1" }));
  expect(takeGoods({ goods }, untouched).products).toHaveLength(19);
});

const sharedBy = (typed: Typed, isOwn = (_key: string) => true) =>
  landedCostTool.share?.(solve(landedCostTool, typed).result, isOwn);

test("other tools are told the freight in the currency of the goods", () => {
  const euros = { freight: "1234.56", freightCurrency: "EUR", freightRate: "1.0835" };
  expect(sharedBy(euros)).toMatchObject({ freight: "1,337.65" });
  expect(sharedBy({ freight: "1,100" })).toMatchObject({ freight: "1,100.00" });
});

test("price and pieces are told of one product, and of several neither", () => {
  const ordered = { price: "0.0455", quantity: "20,000" };
  expect(sharedBy(ordered)).toMatchObject({ price: "0.0455", pieces: "20,000" });
  const mugs = { productName: "Mugs", productPieces: "10", productPrice: "2", productDuty: "0" };
  const products = [{ ...mugs, productDutyKind: "percent", productVolume: "", productWeight: "" }];
  expect(sharedBy({ ...ordered, products })).toEqual({ freight: "900.00" });
});

test("the example is told to nobody", () => {
  expect(sharedBy({}, () => false)).toEqual({});
});
