import { expect, test } from "vitest";
import { calculateLandedCost } from "./calculate";
import { insuranceKinds, landedCostForm, type LandedCostState } from "./form";
import { incoterms } from "./incoterms";
import { answerFor, makeState } from "./test-orders";
import { listUnusedFields } from "./unused-fields";

type Given = Partial<LandedCostState["texts"]>;

const together = "Margin and fees together must be under 100 %";
const negative = "Freight and insurance are more than the price; the FOB value would be negative";
const negativeFreight = "Freight is more than the price; the FOB value would be negative";
const negativeToDoor =
  "Freight, insurance, terminal and delivery are more than the price; the FOB value would be negative";
const amountTooLarge = "More money than this page counts to the cent";
const minimum = "The minimum is over the maximum";
const pieces = "Whole number of pieces, from 1 to 10,000,000";
const price = "Enter a price from 0.0001 to 1,000,000";

test.each<[Given, Record<string, string>]>([
  [{ quantity: "2.5" }, { quantity: pieces }],
  [{ price: "-6" }, { price }],
  [
    { margin: "60", sellingFee: "40" },
    { margin: together, sellingFee: together },
  ],
  [{ margin: "130" }, { margin: together }],
  [
    { incoterm: "CIF", price: "1", freight: "1200" },
    { price: negative, freight: negative },
  ],
  [
    { incoterm: "CFR", price: "1", freight: "1200" },
    { price: negativeFreight, freight: negativeFreight },
  ],
  [
    { incoterm: "DAP", price: "1", delivery: "1200" },
    { price: negativeToDoor, delivery: negativeToDoor },
  ],
  [
    { price: "1,000,000", quantity: "10,000,000", duty: "700" },
    { price: amountTooLarge, quantity: amountTooLarge },
  ],
  [
    { destination: "UK", price: "1,000,000", quantity: "10,000,000", duty: "400", vat: "100" },
    { price: amountTooLarge, quantity: amountTooLarge },
  ],
  [{ margin: "99.99999999999999" }, { margin: amountTooLarge }],
  [{ mpfMin: "700" }, { mpfMin: minimum, mpfMax: minimum }],
])("%o", (given, errors) => {
  expect(calculateLandedCost(makeState(given))).toEqual({ ok: false, errors });
});

test("an additional duty without a rate is an error of its row", () => {
  const rows = [
    { name: "", figure: "", kind: "" },
    { name: "Section 301", figure: "", kind: "" },
  ];
  expect(calculateLandedCost(makeState({}, rows))).toEqual({
    ok: false,
    errors: { "figure.1": "Enter a percentage from 0 to 1,000" },
  });
});

const selecting = ["incoterm", "destination", "mode", "insuranceKind", "currency"];
const fields = Object.keys(landedCostForm.fields).filter((name) => !selecting.includes(name));
const selections = ["US", "DE", "MX", "other"].flatMap((destination) =>
  ["sea", "air"].flatMap((mode) =>
    insuranceKinds.flatMap((insuranceKind) =>
      ["0", "7"].map((feePercent) => ({ destination, mode, insuranceKind, feePercent })),
    ),
  ),
);

test.each(incoterms)("under %s, exactly the fields that are shown have to be right", (incoterm) => {
  for (const selection of selections) {
    const { texts } = makeState({ incoterm, ...selection });
    const unused = listUnusedFields(texts);
    const rejected = fields.filter(
      (name) => !calculateLandedCost({ texts: { ...texts, [name]: "?" }, rows: [] }).ok,
    );
    expect(rejected).toEqual(fields.filter((name) => !unused.some((one) => one === name)));
  }
});

test("the largest price and quantity are counted to the cent", () => {
  const { result } = answerFor(makeState({ price: "1,000,000", quantity: "10,000,000" }));
  expect(result.payments.goods).toBe(1e15);
  expect(result.costs[0]?.how).toBe("10,000,000 × 1,000,000.00, FOB");
});

test("a price that consists only of freight is valid", () => {
  expect(calculateLandedCost(makeState({ incoterm: "CFR", price: "1", freight: "1000" })).ok).toBe(
    true,
  );
});
