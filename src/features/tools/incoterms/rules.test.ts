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

const WHERE_RISK_PASSES = {
  EXW: /^at the factory, not loaded$/,
  FCA: /^when handed to your carrier$/,
  FAS: /^alongside the ship /,
  FOB: /^on board /,
  CFR: /^on board /,
  CIF: /^on board /,
  CPT: /^when handed to the first carrier, /,
  CIP: /^when handed to the first carrier, /,
  DAP: /^at the named place, ready to unload$/,
  DPU: /^at the named place, unloaded$/,
  DDP: /^at the named place, cleared for import, /,
};

test("under each rule the risk passes at its place, after so many legs of the journey", () => {
  for (const rule of rules) expect(riskPasses[rule], rule).toMatch(WHERE_RISK_PASSES[rule]);
  expect(rules.map((rule) => riskAfterLegs[rule])).toEqual([1, 3, 3, 4, 4, 4, 3, 3, 8, 8, 8]);
});
