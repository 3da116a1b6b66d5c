import { expect, test } from "vitest";
import { announceLandedCost, summarizeLandedCost } from "./summary";
import { answerFor, exampleState, makeState } from "./test-orders";

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

test("an enquiry lists costs that only some orders have", () => {
  const state = makeState(
    { incoterm: "EXW", destination: "NL", originCharges: "300", paymentFixed: "15", currency: "" },
    [{ name: "Anti-dumping", figure: "12.5", kind: "" }],
  );
  expect(summarizeLandedCost(state, answerFor(state).result).details).toEqual(
    expect.arrayContaining([
      "Order: EXW, 1,000 pieces x 6.00, by sea to the Netherlands",
      "To the port of loading: 300.00",
      "Additional duties: 12.5% is 787.50",
      "Import VAT: 1,488.38, reclaimed later",
      "Payment fee: 15.00",
    ]),
  );
});

test.each([
  ["UK", "air", "by air to the United Kingdom"],
  ["DE", "rail", "by rail to Germany"],
  ["other", "courier", "by courier to another country"],
])("an enquiry names the mode of transport and the country: %s", (destination, mode, route) => {
  const state = makeState({ destination, mode });
  expect(summarizeLandedCost(state, answerFor(state).result).details[0]).toContain(`USD, ${route}`);
});

test("an enquiry says which costs are in the price", () => {
  const state = makeState({
    incoterm: "CFR",
    freight: "900",
    insurancePercent: "0.4",
    destinationCharges: "250",
    delivery: "300",
  });
  expect(summarizeLandedCost(state, answerFor(state).result).details).toEqual(
    expect.arrayContaining([
      "Freight: 900.00 in the price, insurance 26.40",
      "Terminal and clearance: 250.00, delivery 300.00",
    ]),
  );
});

test("an enquiry does not count the clearance into a price to the door", () => {
  const given = { incoterm: "DAP", destinationCharges: "250", delivery: "300" };
  const { result } = answerFor(makeState(given));
  expect(summarizeLandedCost(makeState(given), result).details).toContain(
    "Terminal: 250.00 in the price, delivery 300.00 in the price",
  );
  expect(result.costs.map(({ label }) => label)).toContain("Terminal");
});

test("an enquiry says that the transport to the port is not known", () => {
  const state = makeState({ incoterm: "FCA" });
  expect(summarizeLandedCost(state, answerFor(state).result).details).toContain(
    "To the port of loading: not known, counted as 0.00",
  );
});

test("screen readers hear the cost and the price", () => {
  expect(announceLandedCost(answerFor(exampleState).result)).toBe(
    "One piece costs 8.79 USD, sell it for 14.66",
  );
});
