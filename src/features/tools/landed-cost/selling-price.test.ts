import { expect, test } from "vitest";
import { listRecipients } from "./selling-price";
import { answerFor, exampleState, makeState } from "./test-orders";

const recipientsOf = (state: typeof exampleState) =>
  listRecipients(answerFor(state).result).map(({ id, cents }) => [id, cents]);

test("the selling price is divided among factory, shipping, marketplace and seller", () => {
  const texts = { ...exampleState.texts, margin: "30", sellingFee: "15" };
  expect(recipientsOf({ ...exampleState, texts })).toEqual([
    ["factory", 600_000],
    ["shipping", 279_244],
    ["marketplace", 239_850],
    ["seller", 1_599_000 - 879_244 - 239_850],
  ]);
});

test("shipping costs included in the factory's price go to the factory", () => {
  const cif = { incoterm: "CIF", price: "10", freight: "1200", insuranceAmount: "50" };
  const state = makeState({ ...cif, destination: "FR", duty: "5", feePercent: "0" });
  expect(recipientsOf(state).slice(0, 2)).toEqual([
    ["factory", 1_000_000],
    ["shipping", 50_000],
  ]);
});
