import { expect, test } from "vitest";
import { findObligation, rules, type Obligation } from "./rules";

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
