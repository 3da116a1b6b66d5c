import { expect, test } from "vitest";
import {
  carriageCosts,
  countedRules,
  findObligation,
  listPaidStretches,
  obligations,
  paysOrigin,
  priceIncludes,
  risk,
  rules,
  type Stage,
} from "./incoterms";

test("every stage says who is obliged under each of the eleven rules", () => {
  for (const { by } of obligations) expect(by.split(" ")).toHaveLength(rules.length);
});

test.each<[stage: Stage, payer: string, under: string]>([
  ["factoryLoading", "buyer", "EXW"],
  ["exportClearance", "buyer", "EXW"],
  ["originTruck", "either", "FCA"],
  ["shipLoading", "buyer", "EXW FCA FAS"],
  ["mainCarriage", "buyer", "EXW FCA FAS FOB"],
  ["insurance", "seller", "CIF CIP"],
  ["delivery", "either", "CPT CIP"],
  ["unloading", "seller", "DPU"],
  ["importClearance", "seller", "DDP"],
  ["dutyAndTax", "seller", "DDP"],
])("%s is paid by the %s under %s", (stage, payer, under) => {
  const found = rules.filter((rule) => findObligation(stage, rule).payer === payer);
  expect(found.join(" ")).toBe(under);
});

test("insurance is of clauses C under CIF, and A under CIP", () => {
  const notes = (["CIF", "CIP"] as const).map((rule) => findObligation("insurance", rule).note);
  expect(notes).toEqual(["C", "A"]);
});

test.each<[where: string, under: string]>([
  ["factory", "EXW"],
  ["carrier", "FCA"],
  ["firstCarrier", "CPT CIP"],
  ["alongside", "FAS"],
  ["onBoard", "FOB CFR CIF"],
  ["place", "DAP"],
  ["placeUnloaded", "DPU"],
  ["placeCleared", "DDP"],
])("the risk passes at the point %s under %s", (where, under) => {
  expect(rules.filter((rule) => risk[rule].point === where).join(" ")).toBe(under);
});

test("under each rule the risk passes after so many legs of the journey", () => {
  expect(rules.map((rule) => risk[rule].legs)).toEqual([1, 3, 3, 4, 4, 4, 3, 3, 8, 8, 8]);
});

test.each([
  ["EXW", [{ from: 0, to: 1 }]],
  ["FOB", [{ from: 0, to: 4 }]],
  ["CIF", [{ from: 0, to: 5 }]],
  [
    "DAP",
    [
      { from: 0, to: 6 },
      { from: 7, to: 8 },
    ],
  ],
  ["DDP", [{ from: 0, to: 8 }]],
] as const)("under %s the seller pays the legs %j", (rule, stretches) => {
  expect(listPaidStretches(rule)).toEqual(stretches);
});

test("a price includes what the seller pays, and at his own risk to the door the insurance too", () => {
  const included = (["FOB", "CFR", "CIF", "DAP", "DDP"] as const).map((rule) =>
    carriageCosts.filter((cost) => priceIncludes(rule, cost)),
  );
  expect(included).toEqual([
    [],
    ["freight"],
    ["freight", "insurance"],
    carriageCosts,
    carriageCosts,
  ]);
});

test("only EXW and FCA may leave the way to the port of loading to the buyer", () => {
  expect(countedRules.filter(paysOrigin)).toEqual(["EXW", "FCA"]);
});
