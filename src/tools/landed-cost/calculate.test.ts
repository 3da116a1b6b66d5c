import { describe, expect, test } from "vitest";
import { form as words } from "@/content/tools/landed-cost-form";
import { errors, inThePrice, lines, steps, warnings } from "@/content/tools/landed-cost-steps";
import {
  changeText,
  initialState,
  listUnknownInUse,
  markUnknown,
  type FormState,
} from "@/tools/engine/form/form-state";
import { readLinkQuery } from "@/tools/engine/form/link-query";
import { findFigures } from "../../../tests/support/figures";
import { errorsOf, solve, TODAY, typeInto, type Typed } from "../../../tests/support/solve-tool";
import { landedCostTool } from "./landed-cost-page";

const free = {
  freight: "0",
  insurancePercent: "0",
  duty: "0",
  destinationCharges: "0",
  delivery: "0",
  inspection: "0",
};

/** An order without any costs except the given ones and the defaults that depend on them. */
const solveFree = (given: Typed) => solve(landedCostTool, { ...free, ...given });

/** The amounts by name, in units of money. */
function figures(given: Typed) {
  const { result } = solveFree(given);
  const { customs } = result;
  const costs = Object.fromEntries(result.costs.map(({ id, cents }) => [id, cents / 100]));
  return {
    ...costs,
    paid: result.goods / 100,
    customsValue: customs.value / 100,
    vatBase: customs.vatBase / 100,
    vatDue: customs.vat / 100,
    total: result.total / 100,
    unit: result.unitCost,
    price: result.price / 100,
    priceWithTax: result.priceWithTax / 100,
    breakEven: result.breakEven / 100,
    cash: result.cashAtImport / 100,
  };
}

const cif = { incoterm: "CIF", price: "10", freight: "1200", insuranceAmount: "50", duty: "5" };
const smallByAir = { mode: "air", price: "12", quantity: "10", freight: "85", duty: "2.6" };
const atTheDoor = { freight: "800", destinationCharges: "250", delivery: "300" };
const exw = { ...atTheDoor, incoterm: "EXW", price: "5", originCharges: "300", duty: "10" };
const tenThousand = { ...atTheDoor, price: "10,000", quantity: "1" };
const withFreight = { price: "1", freight: "100", duty: "5" };
const byAir = { price: "10,000", quantity: "1", freight: "2,000", duty: "10" };
const inJapan = { destination: "JP", price: "534,795", quantity: "1", duty: "14" };
const entryOf = (price: string) => ({ price, quantity: "1" });

test.each<[given: Typed, figures: Partial<Record<string, number>>]>([
  [
    { ...cif, destination: "FR" },
    { customsValue: 10000, duty: 500, vatBase: 10500, vatDue: 2100, total: 11112.5 },
  ],
  [cif, { goods: 8750, customsValue: 8750, duty: 437.5, mpf: 34.58, hmf: 10.94, fee: 612.5 }],
  [
    smallByAir,
    { duty: 3.12, mpf: 2.77, hmf: 0, fee: 50, total: 260.89, unit: 26.09, price: 43.49 },
  ],
  // Entry fees at the limit of informal entries, and at their own least and most.
  [entryOf("2500"), { hmf: 3.13, mpf: 2.77 }],
  [entryOf("2500.01"), { mpf: 34.58 }],
  [entryOf("10000"), { hmf: 12.5, mpf: 34.64 }],
  [entryOf("193700"), { hmf: 242.13, mpf: 670.86 }],
  // GST on freight too, on duties alone, on 110% of the value, on all costs, on a fee of customs.
  [
    { ...withFreight, destination: "NZ" },
    { customsValue: 1000, duty: 50, vatBase: 1150, vatDue: 172.5 },
  ],
  [
    { ...withFreight, destination: "CA" },
    { vatBase: 1050, vatDue: 52.5 },
  ],
  [
    { destination: "ZA", price: "10", duty: "20" },
    { vatBase: 13000, vatDue: 1950 },
  ],
  [
    { ...tenThousand, destination: "CH" },
    { customsValue: 10800, vatBase: 11350, vatDue: 919.35 },
  ],
  [
    { ...tenThousand, destination: "MX", duty: "10" },
    { duty: 1080, "processing-fee": 86.4, vatBase: 11966.4, vatDue: 1914.62, cash: 3081.02 },
  ],
  [
    { ...exw, insurancePercent: "0.4" },
    { goods: 5000, origin: 300, customsValue: 5300, insurance: 26.84, total: 7598.05 },
  ],
  [
    { incoterm: "DDP", price: "9", inspection: "250" },
    { fee: 630, total: 9880, unit: 9.88, cash: 0 },
  ],
  [
    { incoterm: "CFR", price: "10", freight: "1000", insurancePercent: "0.4", destination: "UK" },
    { goods: 9000, insurance: 44, customsValue: 10044, fee: 630, total: 10674 },
  ],
  [
    { ...atTheDoor, incoterm: "DAP", price: "10", insuranceAmount: "40", destination: "DE" },
    { goods: 8610, customsValue: 9450, vatBase: 10000, fee: 602.7, total: 10602.7 },
  ],
  [
    { destination: "NL", price: "9", paymentPercent: "2.5", paymentFixed: "20", feePercent: "0" },
    { payment: 245, total: 9245, price: 15.41, priceWithTax: 18.65 },
  ],
  [
    { price: "0.0455", quantity: "12345", feePercent: "0", destination: "JP" },
    { goods: 561.7, unit: 0.0455, price: 0.08 },
  ],
  [
    { destination: "NL", feePercent: "0", canReclaim: "no" },
    { vat: 1260, total: 7260, cash: 1260 },
  ],
  // A price of freight alone.
  [
    { incoterm: "CFR", price: "1", freight: "1000" },
    { goods: 0, freight: 1000 },
  ],
  // By air to the EU and the UK, 70% of the freight from China is in the value, and all in the VAT base.
  [
    { ...byAir, mode: "air", destination: "DE" },
    { customsValue: 11400, duty: 1140, vatBase: 13140, vatDue: 2496.6, cash: 3636.6 },
  ],
  [
    { ...byAir, mode: "courier", destination: "UK" },
    { duty: 1140, vatDue: 2628, cash: 3768 },
  ],
  [{ ...byAir, mode: "air", destination: "DE", airFreightPercent: "83" }, { duty: 1166 }],
  [
    { ...byAir, mode: "rail", destination: "DE" },
    { duty: 1200, vatDue: 2508 },
  ],
  [{ ...byAir, mode: "air", destination: "CH" }, { duty: 1200 }],
  // Japan's customs cut yen: https://www.customs.go.jp/english/c-answer_e/imtsukan/1111_e.htm
  [
    { ...inJapan, currency: "JPY" },
    { duty: 74700, vatBase: 609000, vatDue: 60800, cash: 135500 },
  ],
  [
    { ...inJapan, currency: "USD" },
    { duty: 74871.3, vatDue: 60966.63 },
  ],
  // A country that is not in the table may count without freight.
  [
    { destination: "other", freight: "500" },
    { customsValue: 6500, vatDue: 0 },
  ],
  [{ destination: "other", freight: "500", customsBasis: "FOB" }, { customsValue: 6000 }],
  [
    { feePercent: "0", quantity: "1", freight: "1.005" },
    { fee: 0, freight: 1.01 },
  ],
])("%j: %j", (given, result) => {
  expect(figures(given)).toMatchObject(result);
});

test("additional duties are each a share of the customs value, and only added", () => {
  const duties = [
    { name: "Section 301", figure: "25", kind: "" },
    { name: "", figure: "", kind: "" },
    { name: "", figure: "7.5", kind: "" },
  ];
  const { costs } = solveFree({ duty: "10", duties }).result;
  const shares = costs.filter(({ how }) => how.includes("customs value"));
  expect(shares.map(({ label, cents }) => [label, cents])).toEqual([
    ["Duty", 60_000],
    ["Section 301", 150_000],
    ["Additional duty 3", 45_000],
  ]);
});

test("a duty that is an amount is part of the duties and of the VAT base", () => {
  const parcel = { destination: "DE", mode: "courier", price: "20", quantity: "5", duty: "2" };
  const duties = [{ name: "3 EUR for each of two subheadings", figure: "6.00", kind: "amount" }];
  expect(figures({ ...parcel, duties })).toMatchObject({
    duty: 2,
    additional: 6,
    vatBase: 108,
    vatDue: 20.52,
    cash: 28.52,
  });
});

describe("every step can be checked by hand", () => {
  const linesOf = ({ view }: ReturnType<typeof solveFree>) =>
    view.steps.map(({ label, how, value }) => `${label} | ${how} | ${value}`);

  test("of the example, on which the page opens", () => {
    expect(linesOf(solve(landedCostTool))).toEqual([
      "Goods | 1,000 × 6.00, FOB | 6,000.00",
      "Main freight, sea | your figure | 900.00",
      "Insurance | 0.4% of 110% of 6,900.00 | 30.36",
      "Duty | 10% of 6,000.00 customs value (FOB) | 600.00",
      `Merchandise processing fee | ${lines.raised("0.3464%", "20.78")} | 34.58`,
      "Harbor maintenance fee | 0.125% of 6,000.00, sea only | 7.50",
      "Terminal, clearance, bond | your figure | 250.00",
      `${lines.delivery} | your figure | 300.00`,
      "Our fee | 7% of 6,000.00, at least 50.00 | 420.00",
      "Inspection | your figure | 250.00",
      "Customs value (FOB) | goods 6,000.00 | 6,000.00",
      "Total | 6,000.00 + 900.00 + 30.36 + 600.00 + 34.58 + 7.50 + 250.00 + 300.00 + 420.00 + 250.00 | 8,792.44",
      "Cost per piece | 8,792.44 ÷ 1,000 | 8.79",
      `Selling price | ${steps.price.how("8,792.44 ÷ 1,000", "40%", "0%")} | 14.66`,
      `Break-even | ${steps.breakEven.how("8,792.44 ÷ 1,000", "0%")} | 8.80`,
      `${steps.cash} | duties 600.00 + entry fees 42.08 + tax 0.00 | 642.08`,
      `${steps.rise.freight} | freight 1,350.00: 8,792.44 + freight 450.00 + insurance 1.98 = 9,244.42, ÷ 1,000 | 9.24`,
      `${steps.rise.duty} | duty 15% of 6,000.00: 8,792.44 + customs 300.00 = 9,092.44, ÷ 1,000 | 9.09`,
    ]);
    const { freightRise, dutyRise } = solve(landedCostTool).result;
    expect([freightRise?.price, dutyRise?.price]).toEqual([1541, 1516]);
  });

  test.each<[Typed, string]>([
    [
      cif,
      "Goods, FOB value | 1,000 × 10.00, CIF, less freight 1,200.00, insurance 50.00 | 8,750.00",
    ],
    [smallByAir, `Harbor maintenance fee | ${lines.hmf.none("air")} | 0.00`],
    [smallByAir, `Our fee | ${lines.raised("7%", "8.40")} | 50.00`],
    [
      entryOf("193700"),
      `Merchandise processing fee | ${lines.lowered("0.3464%", "670.98")} | 670.86`,
    ],
    [
      { destination: "NL", price: "70", freight: "6,792", duty: "8" },
      `Import VAT | ${steps.reclaimedVat("21% of 82,935.36")} | 17,416.43`,
    ],
    [
      { destination: "NL", price: "70", freight: "6,792", duty: "8", canReclaim: "no" },
      `Import VAT | ${steps.keptVat("21% of 82,935.36")} | 17,416.43`,
    ],
    [
      { ...tenThousand, destination: "MX" },
      "Import VAT, base | customs value 10,800.00 + duties 0.00 + DTA 86.40 | 10,886.40",
    ],
    [{ incoterm: "EXW" }, `${lines.origin.label} | ${lines.origin.unknown} | 0.00`],
    [{ ...exw, originCharges: "0" }, `${lines.origin.label} | your figure | 0.00`],
    [
      { ...cif, destination: "FR", paymentPercent: "1" },
      `${steps.rise.duty} | duty 10% of 10,000.00: 11,212.50 + customs 500.00 = 11,712.50, ÷ 1,000 | 11.71`,
    ],
  ])("%j: %s", (given, line) => {
    expect(linesOf(solveFree(given))).toContain(line);
  });
});

describe("US entry fees", () => {
  const { form } = landedCostTool;
  const feesOn = (entryDate: string, mpfMin?: string) => {
    const example = initialState(form, TODAY);
    const own = mpfMin === undefined ? example.texts : { ...example.texts, mpfMin };
    const change = { key: "entryDate", text: entryDate };
    const { texts } = changeText(form, { ...example, texts: own }, change, TODAY);
    return [texts["mpfMin"], texts["mpfMax"], texts["mpfInformal"]];
  };

  test.each([
    ["2025-09-30", ["32.71", "634.62", "2.62"]],
    ["2025-10-01", ["33.58", "651.50", "2.69"]],
    ["", ["34.58", "670.86", "2.77"]],
  ])("of %s", (entryDate, expected) => {
    expect(feesOn(entryDate)).toEqual(expected);
  });

  test("stay as typed when the day of entry changes", () => {
    expect(feesOn("2025-12-01", "40")).toEqual(["40", "651.50", "2.69"]);
  });
});

describe("warnings", () => {
  const warningsOf = (given: Typed) => solveFree(given).view.warnings.join("\n");

  const inPence = { destination: "DE", price: "0.1" };

  test.each<[string, Typed, warning: string]>([
    ["a price with freight in it", cif, inThePrice.insurance.warning("CIF")],
    ["a price to the door", { incoterm: "DAP" }, inThePrice.delivery.warning("DAP")],
    ["an informal entry", smallByAir, warnings.informal("2,500.00")],
    ["US fees in another currency", { currency: "EUR" }, warnings.usFeesInDollars("EUR")],
    ["our minimum fee", { ...inPence, currency: "EUR" }, warnings.ourMinimum("50.00", "EUR")],
    ["the end of the table", { entryDate: "2027-10-01" }, warnings.tableEnds("September 30, 2027")],
    [
      "a day before the table",
      { entryDate: "2024-09-30" },
      warnings.tableStarts("October 1, 2024"),
    ],
    ["free-issued parts", {}, warnings.assists],
  ])("%s", (_name, given, warning) => {
    expect(warningsOf(given)).toContain(warning);
  });

  test.each([
    ["DE", "VAT"],
    ["AU", "GST"],
    ["US", null],
  ])(
    "under DDP the tax that cannot be deducted is the country’s own: %s, %s",
    (destination, tax) => {
      const warning = warnings.sellerImports(tax);
      expect(warningsOf({ incoterm: "DDP", destination })).toContain(warning);
      expect(/VAT|GST/.exec(warning)?.[0] ?? null).toBe(tax);
    },
  );

  test.each<[string, Typed]>([
    ["that the fee exceeds", { currency: "EUR" }],
    ["of the visitor’s own", { currency: "EUR", price: "0.1", feeMinimum: "46" }],
    ["without a currency", { currency: "", price: "0.1" }],
  ])("no warning of a minimum fee %s", (_name, given) => {
    expect(warningsOf(given)).not.toContain("Our minimum fee");
  });

  test("US fees cause no warnings in other countries", () => {
    const quiet = warningsOf({ destination: "DE", currency: "EUR", entryDate: "2030-01-01" });
    expect(quiet).not.toMatch(/US|formal/);
  });
});

const most = { price: "1,000,000", quantity: "10,000,000" };

test.each<[given: Typed, fields: readonly string[], message: string]>([
  [{ quantity: "2.5" }, ["quantity"], words.fields.quantity.message],
  [{ price: "-6" }, ["price"], words.fields.price.message],
  [{ margin: "60", sellingFee: "40" }, ["margin", "sellingFee"], errors.marginTooLarge],
  [
    { incoterm: "CFR", price: "1", freight: "1200" },
    ["price", "freight"],
    inThePrice.freight.tooMuch,
  ],
  [
    { incoterm: "CIF", price: "1", freight: "1200" },
    ["price", "freight"],
    inThePrice.insurance.tooMuch,
  ],
  [
    { incoterm: "DAP", price: "1", delivery: "1200" },
    ["price", "delivery"],
    inThePrice.delivery.tooMuch,
  ],
  [{ ...most, duty: "700" }, ["price", "quantity"], errors.tooMuchMoney],
  [{ margin: "99.99999999999999" }, ["margin"], errors.tooMuchMoney],
  [{ mpfMin: "700" }, ["mpfMin", "mpfMax"], errors.minimumTooLarge],
])("%o is an error of %j", (given, names, message) => {
  const found = Object.fromEntries(names.map((name) => [name, message]));
  expect(errorsOf(landedCostTool, { ...free, ...given })).toEqual(found);
});

test("an additional duty without a rate, or with too high a one, is an error of its row", () => {
  const duties = [
    { name: "", figure: "", kind: "" },
    { name: "Section 301", figure: "", kind: "" },
    { name: "Permit", figure: "2,000", kind: "amount" },
    { name: "Anti-dumping", figure: "1,001", kind: "" },
  ];
  const errorsFrom = (row: number) => errorsOf(landedCostTool, { duties: duties.slice(row) });
  expect(errorsFrom(0)).toEqual({ "figure.1": words.rows.duties.columns.figure.message });
  expect(errorsFrom(2)).toEqual({ "figure.1": errors.percentage });
});

test.each([
  [words.fields.quantity.message, ["1", "10,000,000"]],
  [words.fields.price.message, ["0.0001", "1,000,000"]],
  [words.rows.duties.columns.figure.message, ["0", "1,000"]],
  [errors.percentage, ["0", "1,000"]],
  [errors.marginTooLarge, ["100"]],
])("the error “%s” names the limits %j", (message, limits) => {
  expect(findFigures(message)).toEqual(limits);
});

test("the largest price and quantity are counted to the cent", () => {
  expect(solveFree(most).result.goods).toBe(1e15);
});

test("what belongs to a country is set aside with it, and shared by the EU apart from the VAT", () => {
  const { form } = landedCostTool;
  const choose = (state: FormState, text: string) =>
    changeText(form, state, { key: "destination", text }, TODAY);
  const germany = choose(initialState(form, TODAY), "DE");
  const duties = [{ name: "Anti-dumping", figure: "12", kind: "" }];
  const typed: FormState = {
    ...germany,
    texts: { ...germany.texts, vat: "7", duty: "2.5" },
    rows: { duties },
  };
  const shown = ({ texts, rows }: FormState) => [texts["vat"], texts["duty"], rows["duties"]];
  expect(shown(choose(typed, "UK"))).toEqual(["20", "10", []]);
  expect(shown(choose(choose(typed, "UK"), "DE"))).toEqual(["7", "2.5", duties]);
  expect(shown(choose(typed, "FR"))).toEqual(["20", "2.5", duties]);
});

const open = (link: string) =>
  readLinkQuery(landedCostTool.form, link, TODAY)?.state ??
  initialState(landedCostTool.form, TODAY);

test("links from before there were amounts of duty, or a blank way to the port, open as they were", () => {
  const duties = [{ name: "Section 301", figure: "25", kind: "" }];
  expect(open("v=1&ad=Section%20301:25").rows["duties"]).toEqual(duties);
  expect(open("v=1&t=EXW&o=0").texts["originCharges"]).toBe("0");
  expect(open("v=1&t=EXW").texts["originCharges"]).toBe("");
});

test("a duty that is not known is left out, also for another country, until a rate is typed", () => {
  const { form } = landedCostTool;
  const unknown = markUnknown(form, typeInto(landedCostTool, {}), ["duty"], TODAY);
  const toCanada = changeText(form, unknown, { key: "destination", text: "CA" }, TODAY);
  expect(toCanada.texts["duty"]).toBe("0");
  expect(listUnknownInUse(form, toCanada)).toEqual(["duty"]);
  const known = changeText(form, toCanada, { key: "duty", text: "6" }, TODAY);
  expect(listUnknownInUse(form, known)).toEqual([]);
});
