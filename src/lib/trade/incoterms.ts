import type { FactSource } from "@/lib/facts";

export const incotermsSource = {
  figures: "Who does, pays and bears what under each Incoterms rule",
  asOf: "2026-11",
  source: "Incoterms 2020 of the International Chamber of Commerce, and guides to them",
  changes: "with the next edition, expected about 2030",
  maxAgeMonths: 24,
} satisfies FactSource;

/** Incoterms 2020, in force since January 1, 2020. */
export const rules = [
  "EXW",
  "FCA",
  "FAS",
  "FOB",
  "CFR",
  "CIF",
  "CPT",
  "CIP",
  "DAP",
  "DPU",
  "DDP",
] as const;

export type Rule = (typeof rules)[number];

/** Rules for transport by ship only. All others apply to every mode of transport. */
export const shipRules: readonly Rule[] = ["FAS", "FOB", "CFR", "CIF"];

/**
 * Rules under which the costs of an order are counted. Under the others the seller pays the loading,
 * the terminal or the unloading in part or as the named place decides.
 */
export const countedRules = [
  "EXW",
  "FCA",
  "FOB",
  "CFR",
  "CIF",
  "DAP",
  "DDP",
] as const satisfies readonly Rule[];

export type CountedRule = (typeof countedRules)[number];

/** What is selected in a form; FOB if it is none of them. */
export function findCountedRule(text: string | undefined): CountedRule {
  return countedRules.find((rule) => rule === text) ?? "FOB";
}

/**
 * Who is obliged under each rule, in the order of `rules`: S is the seller, B the buyer, S/B one or
 * the other as the named place decides, and - nobody. A character behind it is the key of a note.
 * Guides differ on the terminals of DAP and DPU, and on who pays the destination terminal under CFR
 * and CIF.
 */
export const obligations = [
  { stage: "packing", by: "S S S S S S S S S S S" },
  { stage: "factoryLoading", by: "B S1 S S S S S S S S S" },
  { stage: "originTruck", by: "B S/B1 S S S S S S S S S" },
  { stage: "exportClearance", by: "B S S S S S S S S S S" },
  { stage: "originTerminal", by: "B B1 S2 S S S S S S S S" },
  { stage: "shipLoading", by: "B B B S S S S S S S S" },
  { stage: "mainCarriage", by: "B B B B S S S S S S S" },
  { stage: "insurance", by: "- - - - - SC - SA - - -" },
  { stage: "destinationTerminal", by: "B B B B B3 B3 S4 S4 S S S" },
  { stage: "delivery", by: "B B B B B B S/B4 S/B4 S S S" },
  { stage: "unloading", by: "B B B B B B B B B S B" },
  { stage: "importClearance", by: "B B B B B B B B B B S" },
  { stage: "dutyAndTax", by: "B B B B B B B B B B S" },
] as const;

export type Stage = (typeof obligations)[number]["stage"];

/** `either`: the seller or the buyer, depending on the named place. */
export type Payer = "seller" | "buyer" | "either" | "nobody";

/** Who is obliged under a rule, and the key of a note if there is one. */
export function findObligation(stage: Stage, rule: Rule): { payer: Payer; note: string | null } {
  const row = obligations.find((one) => one.stage === stage);
  const cell = row?.by.split(" ")[rules.indexOf(rule)] ?? "-";
  const [, who = "-", note = ""] = /^(S\/B|S|B|-)(.*)$/.exec(cell) ?? [];
  return { payer: PAYERS[who] ?? "nobody", note: note === "" ? null : note };
}

const PAYERS: Readonly<Record<string, Payer>> = { S: "seller", B: "buyer", "S/B": "either" };

/** The journey in eight legs, each named by the stage whose payer pays it. */
export const legs = [
  "packing",
  "originTruck",
  "exportClearance",
  "shipLoading",
  "mainCarriage",
  "destinationTerminal",
  "dutyAndTax",
  "delivery",
] as const satisfies readonly Stage[];

export type Leg = (typeof legs)[number];

/** The stretches of the journey that the seller pays, by the legs between which they lie. */
export function listPaidStretches(rule: Rule): { from: number; to: number }[] {
  const paid = legs.map((leg) => findObligation(leg, rule).payer === "seller");
  const ends = paid.flatMap((isPaid, i) => (isPaid && !paid[i + 1] ? [i + 1] : []));
  const starts = paid.flatMap((isPaid, i) => (isPaid && !paid[i - 1] ? [i] : []));
  return starts.map((from, i) => ({ from, to: ends[i] ?? legs.length }));
}

/** Where the risk passes to the buyer, and after how many legs. */
export const risk = {
  EXW: { point: "factory", legs: 1 },
  FCA: { point: "carrier", legs: 3 },
  FAS: { point: "alongside", legs: 3 },
  FOB: { point: "onBoard", legs: 4 },
  CFR: { point: "onBoard", legs: 4 },
  CIF: { point: "onBoard", legs: 4 },
  CPT: { point: "firstCarrier", legs: 3 },
  CIP: { point: "firstCarrier", legs: 3 },
  DAP: { point: "place", legs: 8 },
  DPU: { point: "placeUnloaded", legs: 8 },
  DDP: { point: "placeCleared", legs: 8 },
} as const satisfies Record<Rule, { point: string; legs: number }>;

export type RiskPoint = (typeof risk)[Rule]["point"];

/** The costs between the port of loading and the door that a price can include. */
export const carriageCosts = ["freight", "insurance", "destination", "delivery"] as const;

export type CarriageCost = (typeof carriageCosts)[number];

const costStages: Record<CarriageCost, Stage> = {
  freight: "mainCarriage",
  insurance: "insurance",
  destination: "destinationTerminal",
  delivery: "delivery",
};

/**
 * Whether the price includes a cost. No rule that ends at the door obliges the seller to insure, but
 * the risk is his, and so is the price of a policy.
 */
export function priceIncludes(rule: Rule, cost: CarriageCost): boolean {
  const isSellersRisk = risk[rule].legs === legs.length;
  return isSellersRisk || findObligation(costStages[cost], rule).payer === "seller";
}

/** The last cost on the way to the door that the price includes, if it includes any. */
export function findLastIncluded(rule: Rule): CarriageCost | undefined {
  return carriageCosts.findLast((cost) => priceIncludes(rule, cost));
}

/** Whether the buyer clears the goods and pays duty and tax. */
export function buyerImports(rule: Rule): boolean {
  return findObligation("dutyAndTax", rule).payer === "buyer";
}

/** Whether the buyer pays the transport to the port of loading on top of the price. */
export function paysOrigin(rule: Rule): boolean {
  return findObligation("originTruck", rule).payer !== "seller";
}
