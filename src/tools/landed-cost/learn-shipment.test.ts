import { expect, test } from "vitest";
import { solve, type Typed } from "../../../tests/support/solve-tool";
import { landedCostTool } from "./landed-cost-page";

const factsOf = (typed: Typed, isOwn = (_key: string) => true) =>
  landedCostTool.learn?.(solve(landedCostTool, typed).result, isOwn);

test("other tools learn the freight in the currency of the goods", () => {
  const euros = { freight: "1234.56", freightCurrency: "EUR", freightRate: "1.0835" };
  expect(factsOf(euros)).toMatchObject({ freight: "1337.65" });
  expect(factsOf({ freight: "1,100" })).toMatchObject({ freight: "1100.00" });
});

test("price and pieces are told of one product, and of several neither", () => {
  const ordered = { price: "0.0455", quantity: "20,000" };
  expect(factsOf(ordered)).toMatchObject({ price: "0.0455", pieces: "20000" });
  const mugs = { productName: "Mugs", productPieces: "10", productPrice: "2", productDuty: "0" };
  const products = [{ ...mugs, productDutyKind: "percent", productVolume: "", productWeight: "" }];
  expect(factsOf({ ...ordered, products })).toEqual({ freight: "900.00" });
});

test("the example is told to no one", () => {
  expect(factsOf({}, () => false)).toEqual({});
});
