import { expect, test } from "vitest";
import { calculateLandedCost } from "./calculate";
import { insuranceKinds, landedCostForm, type LandedCostState } from "./form";
import { incoterms } from "./incoterms";
import { answerFor, makeState } from "./test-orders";
import { listUnusedFields } from "./unused-fields";

type Given = Partial<LandedCostState["texts"]>;

const most = { price: "1,000,000", quantity: "10,000,000" };
const tooMuch = /^More money than/;

test.each<[given: Given, fields: readonly string[], message: RegExp]>([
  [{ quantity: "2.5" }, ["quantity"], /from 1 to 10,000,000$/],
  [{ price: "-6" }, ["price"], /from 0\.0001 to 1,000,000$/],
  [{ margin: "60", sellingFee: "40" }, ["margin", "sellingFee"], /under 100 %$/],
  [{ incoterm: "CFR", price: "1", freight: "1200" }, ["price", "freight"], /^Freight is/],
  [{ incoterm: "CIF", price: "1", freight: "1200" }, ["price", "freight"], /^Freight and insur/],
  [{ incoterm: "DAP", price: "1", delivery: "1200" }, ["price", "delivery"], /delivery are more/],
  [{ ...most, duty: "700" }, ["price", "quantity"], tooMuch],
  [{ margin: "99.99999999999999" }, ["margin"], tooMuch],
  [{ mpfMin: "700" }, ["mpfMin", "mpfMax"], /minimum is over the maximum$/],
])("%o is an error of %j", (given, names, message) => {
  const outcome = calculateLandedCost(makeState(given));
  const errors = outcome.ok ? {} : outcome.errors;
  expect(Object.keys(errors)).toEqual(names);
  for (const error of Object.values(errors)) expect(error).toMatch(message);
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
  expect(answerFor(makeState(most)).result.payments.goods).toBe(1e15);
});
