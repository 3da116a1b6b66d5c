import { expect, test } from "vitest";
import { answer as words } from "@/content/tools/landed-cost";
import { makeAnswerView } from "./answer-view";
import type { DutyTexts, LandedCostState } from "./form";
import { listRecipients } from "./selling-price";
import { announceLandedCost, summarizeLandedCost } from "./summary";
import { answerFor, exampleState, makeState } from "./test-orders";

type Given = Partial<LandedCostState["texts"]>;

const viewOf = (given: Given) => makeAnswerView(answerFor(makeState(given)).result);
const labelsOf = (given: Given) => viewOf(given).rows.map(({ label }) => label);

test("the answer has the total, the price and the country", () => {
  const { figure, text } = makeAnswerView(answerFor(exampleState).result);
  expect(figure).toBe("8.79");
  for (const part of ["8,792.44", "1,000", "by sea to the United States", "6.00"])
    expect(text).toContain(part);
  expect(viewOf({ destination: "JP", incoterm: "DDP" }).text).toContain("by sea to Japan");
});

test("the transport to the port is asked for under EXW and FCA, until an amount is typed", () => {
  for (const incoterm of ["EXW", "FCA"]) {
    const blank = { id: "originCharges", ...words.noOrigin(incoterm) };
    expect(viewOf({ incoterm }).blankField).toEqual(blank);
    for (const originCharges of ["0", "0.00", "300"])
      expect(viewOf({ incoterm, originCharges }).blankField).toBeUndefined();
  }
  for (const incoterm of ["FOB", "CFR", "CIF", "DAP", "DDP"])
    expect(viewOf({ incoterm }).blankField).toBeUndefined();
});

test("a rise of freight or duty is counted only if the buyer pays it", () => {
  for (const incoterm of ["EXW", "FCA", "FOB"])
    expect(labelsOf({ incoterm })).toContain(words.freightRise);
  for (const incoterm of ["CFR", "CIF", "DAP", "DDP"])
    expect(labelsOf({ incoterm })).toEqual([words.sell, words.cash]);
  expect(answerFor(makeState({ incoterm: "DDP" })).result.dutyRise).toBeNull();
});

test("an enquiry lists the parts of the cost", () => {
  expect(summarizeLandedCost(exampleState, answerFor(exampleState).result)).toEqual({
    answer: [
      "Cost per piece: 8.79 USD (total 8,792.44)",
      "Selling price: 14.66 for a margin of 40%",
    ],
    details: [
      "Order: FOB, 1,000 pieces x 6.00 USD, by sea to the United States",
      "Freight: 900.00, insurance 30.36",
      "Duty: 10% of 6,000.00 is 600.00",
      "US entry fees: 42.08",
      "Terminal and clearance: 250.00, delivery 300.00",
      "Service fee: 420.00, inspection 250.00",
    ],
  });
});

test.each<[name: string, given: Given, lines: readonly string[], duty?: DutyTexts]>([
  [
    "costs that only some orders have",
    { incoterm: "EXW", destination: "NL", originCharges: "300", paymentFixed: "15", currency: "" },
    [
      "Order: EXW, 1,000 pieces x 6.00, by sea to the Netherlands",
      "To the port of loading: 300.00",
      "Additional duties: 12.5% is 787.50",
      "Import VAT: 1,488.38, reclaimed later",
      "Payment fee: 15.00",
    ],
    { name: "Anti-dumping", figure: "12.5", kind: "" },
  ],
  [
    "which costs are in the price",
    { incoterm: "CFR", freight: "900", insurancePercent: "0.4", delivery: "300" },
    [
      "Freight: 900.00 in the price, insurance 26.40",
      "Terminal and clearance: 0.00, delivery 300.00",
    ],
  ],
  [
    "no clearance in a price to the door",
    { incoterm: "DAP", destinationCharges: "250", delivery: "300" },
    ["Terminal: 250.00 in the price, delivery 300.00 in the price"],
  ],
  [
    "a transport to the port that is not known",
    { incoterm: "FCA" },
    ["To the port of loading: not known, counted as 0.00"],
  ],
])("an enquiry says %s", (_name, given, lines, duty) => {
  const state = makeState(given, duty && [duty]);
  const { details } = summarizeLandedCost(state, answerFor(state).result);
  expect(details).toEqual(expect.arrayContaining([...lines]));
});

test("screen readers hear the cost and the price", () => {
  expect(announceLandedCost(answerFor(exampleState).result)).toBe(
    "One piece costs 8.79 USD, sell it for 14.66",
  );
});

const recipientsOf = (state: LandedCostState) =>
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
