import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { answer as words } from "@/content/tools/landed-cost";
import { bases, ownFigure } from "@/content/tools/landed-cost-form";
import { amountNames, cutToWhole, warnings } from "@/content/tools/landed-cost-steps";
import { oldFigures } from "@/content/tools/old-figures";
import { findField } from "@/tools/engine/form/find-field";
import { solve, TODAY, typeInto, type Typed } from "../../../tests/support/solve-tool";
import { listRecipients } from "./price-section";
import { RatesSection } from "./rates-section";
import { landedCostTool } from "./landed-cost-page";

const viewOf = (given: Typed) => solve(landedCostTool, given).view;
const labelsOf = (given: Typed) => viewOf(given).rows.map(({ label }) => label);
const hintOf = (name: string, given: Typed) =>
  findField(landedCostTool.form, typeInto(landedCostTool, given), name, TODAY)?.hint;

test("the answer has the total, the price and the country", () => {
  const { figure, text } = viewOf({});
  expect(figure).toBe("8.79");
  for (const part of ["8,792.44", "1,000", "by sea to the United States", "6.00"])
    expect(text).toContain(part);
  expect(viewOf({ destination: "JP", incoterm: "DDP" }).text).toContain("by sea to Japan");
});

test("the transport to the port is asked for under EXW and FCA, until an amount is typed", () => {
  for (const incoterm of ["EXW", "FCA"]) {
    const blank = { id: "originCharges", ...words.noOrigin(incoterm) };
    expect(viewOf({ incoterm }).openEntry).toEqual(blank);
    for (const originCharges of ["0", "0.00", "300"])
      expect(viewOf({ incoterm, originCharges }).openEntry).toBeUndefined();
  }
  for (const incoterm of ["FOB", "CFR", "CIF", "DAP", "DDP"])
    expect(viewOf({ incoterm, price: "9" }).openEntry).toBeUndefined();
});

test("a rise of freight or duty is counted only if the buyer pays it", () => {
  for (const incoterm of ["EXW", "FCA", "FOB"])
    expect(labelsOf({ incoterm })).toContain(words.freightRise);
  for (const incoterm of ["CFR", "CIF", "DAP", "DDP"])
    expect(labelsOf({ incoterm })).toEqual([words.sell, words.cash]);
  expect(labelsOf({ freight: "0" })).not.toContain(words.freightRise);
  expect(solve(landedCostTool, { incoterm: "DDP" }).result.dutyRise).toBeNull();
});

describe("the decision", () => {
  const { decisions } = words;
  test.each<[what: string, given: Typed, decision: string]>([
    ["the price, and the duty to confirm", {}, decisions.sell("14.66", "10%")],
    ["the way to the port, if it is unknown", { incoterm: "EXW" }, decisions.originFirst("EXW")],
    ["the duty rate, if there is none", { duty: "0" }, decisions.dutyFirst("0.06")],
    ["what may be free of duty", { duty: "0", destination: "CH" }, decisions.dutyByWeight("13.59")],
    ["the importer, if the seller clears", { incoterm: "DDP" }, decisions.delivered("11.12")],
  ])("names %s", (_what, given, decision) => {
    expect(viewOf(given).decision).toBe(decision);
  });
});

const { duty, dutyByWeight, assumed, vat } = bases;

test.each([
  ["DE", `${duty("CIF")}, ${vat.door("VAT")}`],
  ["MX", `${duty("CIF")}, ${vat.duties("VAT", "DTA")}`],
  ["CH", `${dutyByWeight("CIF")}, ${vat.door("VAT")}`],
  ["US", duty("FOB")],
  ["other", assumed(vat.duties("VAT"))],
])("the form says what is charged on what: %s", (destination, hint) => {
  expect(hintOf("destination", { destination })).toBe(hint);
});

test("a rate is called the standard rate only while it is", () => {
  expect(hintOf("vat", { destination: "DE" })).toContain("Standard rate");
  expect(hintOf("vat", { destination: "DE", vat: "19.0" })).toContain("Standard rate");
  expect(hintOf("vat", { destination: "DE", vat: "7" })).toBe(ownFigure("19"));
});

test("the air freight that customs leave out is in the steps, and said of couriers too", () => {
  const given = { destination: "DE", freight: "2,000" };
  const { steps, warnings: air } = viewOf({ ...given, mode: "air" });
  const { partOfFreight, restOfFreight } = amountNames;
  const howOf = (part: string) => steps.find(({ how }) => how.includes(part))?.how;
  expect(howOf(partOfFreight("70%"))).toContain("1,400.00");
  expect(howOf(restOfFreight)).toContain("600.00");
  expect(air).toContain(warnings.airFreight("70%", "VAT"));
  expect(viewOf({ ...given, mode: "courier" }).warnings).toContain(
    warnings.courierFreight("70%", "VAT"),
  );
  for (const other of [{ mode: "sea" }, { mode: "air", destination: "US" }])
    expect(viewOf({ ...given, ...other }).warnings).not.toContain(air[0]);
});

test("yen are cut as Japan's customs cut them, and of other money it is said that they are not", () => {
  const inJapan = { destination: "JP", quantity: "1", price: "534,795", freight: "0" };
  expect(viewOf(inJapan).warnings).toContain(warnings.yenCuts);
  const { steps, warnings: said } = viewOf({ ...inJapan, currency: "JPY" });
  expect(said).not.toContain(warnings.yenCuts);
  expect(steps.filter(({ how }) => how.includes(cutToWhole("", "100")))).not.toEqual([]);
});

const recipientsOf = (given: Typed) =>
  listRecipients(solve(landedCostTool, given).result).map(({ id, cents }) => [id, cents]);

test("the selling price is divided among factory, shipping, marketplace and seller", () => {
  expect(recipientsOf({ margin: "30", sellingFee: "15" })).toEqual([
    ["factory", 600_000],
    ["shipping", 279_244],
    ["marketplace", 239_850],
    ["seller", 1_599_000 - 879_244 - 239_850],
  ]);
});

test("shipping costs included in the factory's price go to the factory", () => {
  const cif = { incoterm: "CIF", price: "10", freight: "1200", insuranceAmount: "50" };
  const free = { destinationCharges: "0", delivery: "0", inspection: "0", feePercent: "0" };
  const given = { ...cif, ...free, destination: "FR", duty: "5" };
  expect(recipientsOf(given).slice(0, 2)).toEqual([
    ["factory", 1_000_000],
    ["shipping", 50_000],
  ]);
});

test("every table of this page is named once it was looked up over a year ago", () => {
  render(<RatesSection today="2027-12-01" />, { wrapper: MemoryRouter });
  const [start = ""] = oldFigures.line("|").split("|");
  const line = screen.getByText((text) => text.startsWith(start));
  for (const table of ["US entry fees", "VAT and GST rates", "small parcels", "Our service fee"])
    expect(line).toHaveTextContent(table);
});
