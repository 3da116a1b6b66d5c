import { describe, expect, test } from "vitest";
import { ratesDisclosure, worksheet } from "@/content/tools/landed-cost";
import { changeText } from "@/lib/tools/form-state";
import { readLinkQuery, writeLinkQuery } from "@/lib/tools/link-query";
import { readSelection } from "./selection";
import { landedCostForm, type LandedCostState } from "./form";
import { describeRate } from "./our-rates";
import { exampleState, today } from "./test-orders";
import { describeBase } from "./vat-fields";

const open = (link: string) => readLinkQuery(landedCostForm, link, today)?.state ?? exampleState;

function linkTo(originCharges: string) {
  const exw = changeText(landedCostForm, exampleState, { name: "incoterm", text: "EXW" }, today);
  const state = { ...exw, texts: { ...exw.texts, originCharges } };
  return writeLinkQuery(landedCostForm, state, today, { withPinned: false });
}

test("a typed 0 for the transport to the port differs from the blank default, in older links too", () => {
  expect(linkTo("")).toBe("v=1&ed=2026-11-23&t=EXW");
  expect(linkTo("0")).toBe("v=1&ed=2026-11-23&t=EXW&o=0");
  expect(open(linkTo("0")).texts.originCharges).toBe("0");
  expect(open("v=1&t=EXW").texts.originCharges).toBe("");
});

test("a link from before duties could be amounts still opens, and new ones keep the kind", () => {
  const percent = { name: "Section 301", figure: "25", kind: "" };
  const amount = { name: "EU parcels", figure: "6", kind: "amount" };
  expect(open("v=1&ad=Section%20301:25").rows).toEqual([percent]);
  const link = writeLinkQuery(landedCostForm, { ...exampleState, rows: [percent, amount] }, today, {
    withPinned: false,
  });
  expect(open(link).rows).toEqual([percent, amount]);
});

describe("what belongs to a country", () => {
  const choose = (state: LandedCostState, destination: string) =>
    changeText(landedCostForm, state, { name: "destination", text: destination }, today);
  const germany = choose(exampleState, "DE");
  const typed: LandedCostState = {
    texts: { ...germany.texts, vat: "7", duty: "2.5" },
    rows: [{ name: "Anti-dumping", figure: "12", kind: "" }],
  };

  test("is set aside with it, and comes back", () => {
    const uk = choose(typed, "UK");
    expect([uk.texts.vat, uk.texts.duty, uk.rows]).toEqual(["20", "10", []]);
    expect(choose(uk, "DE")).toMatchObject(typed);
  });

  test("is shared by the EU, apart from the VAT", () => {
    const france = choose(typed, "FR");
    expect([france.texts.vat, france.texts.duty, france.rows]).toEqual(["20", "2.5", typed.rows]);
  });

  test("is called the standard rate only while it is", () => {
    const hintOf = (state: LandedCostState) =>
      describeRate("vat", { label: "VAT", hint: "Standard rate" }, state, today).hint;
    expect([hintOf(germany), hintOf(choose(typed, "FR"))]).toEqual(Array(2).fill("Standard rate"));
    expect(hintOf(typed)).toBe(ratesDisclosure.ownFigure("19"));
  });
});

test.each([
  ["DE", worksheet.base("CIF", worksheet.vatBase.door("VAT"))],
  ["MX", worksheet.base("CIF", worksheet.vatBase.duties("VAT", "DTA"))],
  ["CH", worksheet.baseByWeight("CIF", worksheet.vatBase.door("VAT"))],
  ["US", worksheet.baseWithoutVat],
  ["other", worksheet.baseAssumed(worksheet.vatBase.duties("VAT"))],
])("the form says what is charged on what: %s", (code, hint) => {
  const change = { name: "destination", text: code } as const;
  const state = changeText(landedCostForm, exampleState, change, today);
  expect(describeBase(readSelection(state)).hint).toBe(hint);
});
