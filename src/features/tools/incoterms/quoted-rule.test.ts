import { expect, test } from "vitest";
import { completeAnswers } from "./answers";
import { findWarnings } from "./find-warnings";
import { incotermsForm } from "./form";
import { riskAfterLegs, riskPasses, rules } from "./rules";

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

test.each([
  ["CFR", /on-board bill, Incoterms 2020 lets you tell the carrier to issue one/],
  ["CIF", /clauses C only, so no theft and no rain/],
  ["DDP", /a seller without a local tax number cannot do it properly/],
] as const)("a warning says what %s in the quotation leaves to the buyer", (quotation, text) => {
  const answers = completeAnswers({
    ...incotermsForm.getDefaults({}, "2026-11-23"),
    quotation,
  });
  expect(findWarnings(answers, "FCA").join(" ")).toMatch(text);
});
