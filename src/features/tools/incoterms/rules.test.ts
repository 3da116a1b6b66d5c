import { expect, test } from "vitest";
import { findObligation, riskAfterLegs, riskPasses, rules, type Obligation } from "./rules";

test.each<[obligation: Obligation, payer: string, under: string]>([
  ["Loading at factory", "buyer", "EXW"],
  ["Export clearance", "buyer", "EXW"],
  ["Truck to port or terminal", "either", "FCA"],
  ["Loading on ship", "buyer", "EXW FCA FAS"],
  ["Main carriage", "buyer", "EXW FCA FAS FOB"],
  ["Insurance", "seller", "CIF CIP"],
  ["Delivery to your door", "either", "CPT CIP"],
  ["Unloading at named place", "seller", "DPU"],
  ["Import clearance", "seller", "DDP"],
  ["Duty and import tax", "seller", "DDP"],
])("%s is paid by the %s under %s", (obligation, payer, under) => {
  const found = rules.filter((rule) => findObligation(obligation, rule).payer === payer);
  expect(found.join(" ")).toBe(under);
});

test("insurance is of clauses C under CIF, and A under CIP", () => {
  const notes = (["CIF", "CIP"] as const).map((rule) => findObligation("Insurance", rule).note);
  expect(notes).toEqual(["C", "A"]);
});

test.each<[where: string, under: string]>([
  ["at the factory, not loaded", "EXW"],
  ["when handed to ", "FCA CPT CIP"],
  ["alongside the ship ", "FAS"],
  ["on board ", "FOB CFR CIF"],
  ["at the named place, ready to unload", "DAP"],
  ["at the named place, unloaded", "DPU"],
  ["at the named place, cleared for import, ", "DDP"],
])("the risk passes %s under %s", (where, under) => {
  expect(rules.filter((rule) => riskPasses[rule].startsWith(where)).join(" ")).toBe(under);
});

test("under each rule the risk passes after so many legs of the journey", () => {
  expect(rules.map((rule) => riskAfterLegs[rule])).toEqual([1, 3, 3, 4, 4, 4, 3, 3, 8, 8, 8]);
});
