import { describe, expect, test } from "vitest";
import { answer } from "@/content/tools/landed-cost";
import { form } from "@/content/tools/landed-cost-form";
import { errors as words, lines, steps } from "@/content/tools/landed-cost-steps";
import { findField } from "@/tools/engine/form/find-field";
import { listEntries } from "@/tools/engine/form/list-entries";
import { errorsOf, solve, TODAY, typeInto, type Typed } from "../../../tests/support/solve-tool";
import { landedCostTool } from "./landed-cost-page";

const blank = {
  ...{ productName: "", productPieces: "", productPrice: "", productDuty: "" },
  ...{ productDutyKind: "percent", productVolume: "", productWeight: "" },
};

const row = (given: Partial<typeof blank>) => ({ ...blank, ...given });
const viewOf = (given: Typed) => solve(landedCostTool, given).view;
const rowsOf = (given: Typed) => viewOf(given).rows.map(({ label, figure }) => [label, figure]);
const stepsOf = (given: Typed) =>
  viewOf(given).steps.map(({ label, how, value }) => `${label} | ${how} | ${value}`);
const fieldOf = (name: string, given: Typed) =>
  findField(landedCostTool.form, typeInto(landedCostTool, given), name, TODAY);
const isShown = (name: string, given: Typed) => fieldOf(name, given)?.isShown;

describe("three products with their own duties, in one entry to the US", () => {
  const mugs = { productName: "Mugs", productPieces: "1000", productPrice: "1.50" };
  const bags = { productName: "Bags", productPieces: "300", productPrice: "5" };
  const entry = {
    ...{ product: "Lamps", quantity: "500", price: "6", duty: "10" },
    products: [row({ ...mugs, productDuty: "4" }), row({ ...bags, productDuty: "17.6" })],
    duties: [{ name: "Section 301", figure: "25", kind: "" }],
  };

  test("the answer is the total, and what a piece of each costs", () => {
    // 6,000.00 of goods. The figures are those of entry-costs.test.ts.
    expect(viewOf(entry)).toMatchObject({ figure: "10,316.44", unit: "USD" });
    expect(rowsOf(entry)).toEqual([
      ["Lamps", "10.29"],
      ["Mugs", "2.48"],
      ["Bags", "8.96"],
      // Duties 624.00 + 1,500.00 and fees 42.08.
      [answer.cash, "2,166.08"],
      [answer.freightRise, "10,768.42"],
    ]);
    const [lamps] = viewOf(entry).rows;
    expect(lamps?.detail).toBe(answer.entry.product("500 pieces", "50.0%", "17.16"));
  });

  test("every product can be checked by hand", () => {
    expect(stepsOf(entry)).toEqual(
      expect.arrayContaining([
        "Goods | 3 products, FOB | 6,000.00",
        "Duty of Lamps | 10% of 3,000.00 | 300.00",
        "Duty of Mugs | 4% of 1,500.00 | 60.00",
        "Duty of Bags | 17.6% of 1,500.00 | 264.00",
        "Lamps | 5,146.22 ÷ 500 = 10.29; ÷ 60%, rounded up | 17.16",
        "Bags | 2,687.12 ÷ 300 = 8.96; ÷ 60%, rounded up | 14.93",
        `${steps.average} | 10,316.44 ÷ 1,800 | 5.73`,
      ]),
    );
  });

  test("the decision names the product with the thinnest margin, or without a duty rate", () => {
    // 8.96 is 1.79 times 5.00, 10.29 is 1.72 times 6.00.
    expect(viewOf(entry).decision).toBe(answer.decisions.checkFirst("Bags", "1.79"));
    const products = [row({ ...mugs, productDuty: "0" })];
    expect(viewOf({ ...entry, products }).decision).toBe(answer.decisions.dutyFirstOf("Mugs"));
  });
});

describe("pillows and knives to Germany", () => {
  const entry = {
    ...{ product: "Pillows", quantity: "400", price: "5", duty: "10" },
    ...{ volume: "9", weight: "300", destination: "DE", canReclaim: "no" },
    ...{ insuranceKind: "amount", insuranceAmount: "100", freight: "1000" },
    ...{ destinationCharges: "200", delivery: "300", feePercent: "0", inspection: "0" },
    products: [
      row({
        ...{ productName: "Knives", productPieces: "1000", productPrice: "8", productDuty: "5" },
        ...{ productVolume: "1", productWeight: "700" },
      }),
    ],
  };

  test.each([
    // 2,000 + 200 + 20 + 222 + 40 + 60 = 2,542.00, with 19% of it 3,024.98, ÷ 400.
    ["value", "20.0%", "7.56", "12.61"],
    // 2,000 + 900 + 90 + 299 + 180 + 270 = 3,739.00, with 19% of it 4,449.41.
    ["volume", "90.0%", "11.12", "18.54"],
    // 2,000 + 300 + 30 + 233 + 60 + 90 = 2,713.00, with 19% of it 3,228.47.
    ["weight", "30.0%", "8.07", "13.46"],
  ])(
    "shared by %s, pillows bear %s of the shared costs: %s a piece, for %s",
    (sharedBy, share, cost, price) => {
      const [pillows] = viewOf({ ...entry, sharedBy }).rows;
      expect(pillows?.figure).toBe(cost);
      expect(pillows?.detail).toBe(answer.entry.product("400 pieces", share, price));
    },
  );

  test("only the measure by which costs are shared is asked, of every product", () => {
    const asked = (given: Typed) =>
      ["sharedBy", "volume", "weight", "productVolume.0", "productWeight.0"].filter((name) =>
        isShown(name, given),
      );
    expect(asked(entry)).toEqual(["sharedBy"]);
    expect(asked({ ...entry, sharedBy: "weight" })).toEqual([
      "sharedBy",
      "weight",
      "productWeight.0",
    ]);
    expect(asked({ sharedBy: "weight", products: [] })).toEqual([]);
    const products = [blank, ...entry.products.map((one) => ({ ...one, productVolume: "" }))];
    expect(
      errorsOf(landedCostTool, { ...entry, volume: "", sharedBy: "volume", products }),
    ).toEqual({ volume: words.noMeasure, "productVolume.1": words.noMeasure });
  });

  test("freight in the prices is an error only if it is more than all of them", () => {
    const [knives = blank] = entry.products;
    const products = [{ ...knives, productPrice: "0.1" }];
    const typed = { ...entry, incoterm: "CFR", sharedBy: "weight", products };
    // 2,000.00 of pillows and 100.00 of knives.
    expect(errorsOf(landedCostTool, { ...typed, freight: "2100" })).toEqual({});
    expect(Object.keys(errorsOf(landedCostTool, { ...typed, freight: "2101" }))).toEqual([
      "freight",
    ]);
  });
});

test("on paper and in an enquiry a product has what counts, and no duty under DDP", () => {
  const mugs = { productName: "Mugs", productPieces: "1000", productPrice: "1.50" };
  const flat = { productDuty: "60", productDutyKind: "amount", productVolume: "0.8" };
  const products = [row({ ...mugs, ...flat })];
  const entriesOf = (given: Typed) =>
    listEntries(landedCostTool.form, typeInto(landedCostTool, { ...given, products }), TODAY);
  const ordered = "Product 2: Product: Mugs; Quantity, pieces: 1,000; Price per piece, USD: 1.50";
  const duty = "Duty in all, USD: 60; Duty is: A flat amount";
  expect(entriesOf({})).toContain(`${ordered}; ${duty}`);
  expect(entriesOf({ sharedBy: "volume" })).toContain(
    `${ordered}; ${duty}; ${form.rows.products.columns.productVolume.label}: 0.8`,
  );
  expect(entriesOf({ incoterm: "DDP" })).toContain(ordered);
});

test("the duty of a further product says whose it has to be", () => {
  const products = [row({ productName: "Mugs" })];
  const hintOf = (destination: string) => fieldOf("productDuty.0", { destination, products })?.hint;
  const { hint } = form.rows.products.columns.productDuty;
  expect(hintOf("US")).toBe(hint({ destination: "US" }));
  expect(hintOf("US")).toContain("the United States");
  expect(hintOf("DE")).toBe(hint({ destination: "DE" }));
  expect(hintOf("DE")).toContain("the EU");
});

test("a cost that the price includes says so at its field", () => {
  expect(fieldOf("freight", { incoterm: "FOB" })?.hint).toBe("");
  expect(fieldOf("freight", { incoterm: "CFR" })?.hint).toMatch(/\w/);
});

test("a blank product is ignored, so that the answer is that of one product", () => {
  expect(viewOf({ products: [blank, blank] })).toEqual(viewOf({}));
});

test("20 products are counted in one entry", () => {
  const products = Array.from({ length: 19 }, (_, i) =>
    row({ productPieces: "10", productPrice: String(i + 1), productDuty: "5" }),
  );
  const { view, result } = solve(landedCostTool, { products });
  expect(result.products.map(({ name }) => name).slice(-2)).toEqual(["Product 19", "Product 20"]);
  expect(view.rows).toHaveLength(22);
  // 6,000.00 and ten pieces each at 1 to 19.
  expect(result.goods).toBe(790_000);
});

describe("a duty", () => {
  test.each([
    ["flat amount", "amount", "7.80", `${lines.duty.amount} | 7.80`, "13.67", "7.80"],
    ["amount a piece", "perPiece", "0.125", "0.125 × 1,000 | 125.00", "13.87", "125.00"],
  ])("can be a %s", (_, dutyKind, dutyAmount, step, price, duty) => {
    expect(stepsOf({ dutyKind, dutyAmount })).toContain(`Duty | ${step}`);
    expect(errorsOf(landedCostTool, { dutyKind })).toHaveProperty("dutyAmount");
    expect(viewOf({ dutyKind, dutyAmount }).decision).toBe(answer.decisions.sell(price, duty));
  });

  test.each([
    ["percent", "", words.percentage],
    ["percent", "1,001", words.percentage],
    ["perPiece", "", words.amount],
  ])("of a further product: %s of %j is an error", (productDutyKind, productDuty, error) => {
    const products = [row({ productPieces: "1", productPrice: "1", productDutyKind, productDuty })];
    expect(errorsOf(landedCostTool, { products })).toEqual({ "productDuty.0": error });
    expect(errorsOf(landedCostTool, { products, incoterm: "DDP" })).toEqual({});
  });
});

test("freight in another currency needs a rate, and the steps show it", () => {
  expect(isShown("freightRate", { freightCurrency: "usd " })).toBe(false);
  expect(errorsOf(landedCostTool, { freightCurrency: "EUR" })).toHaveProperty("freightRate");
  const inEuros = { freight: "1234.56", freightCurrency: "EUR", freightRate: "1.0835" };
  expect(stepsOf(inEuros)).toContain("Main freight, sea | 1,234.56 EUR × 1.0835 | 1,337.65");
});
