import type { FactSource } from "@/lib/facts";

export const incotermsSource = {
  figures: "Who does, pays and bears what under each Incoterms rule",
  asOf: "2026-11",
  source: "Incoterms 2020 of the International Chamber of Commerce, and guides to them",
  changes: "with the next edition, expected about 2030",
  maxAgeMonths: 24,
} satisfies FactSource;

/**
 * Incoterms 2020, in force since January 1, 2020. Guides differ on the terminals of DAP and DPU, and
 * on who pays the destination terminal under CFR and CIF.
 */
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

export const ruleNames: Record<Rule, string> = {
  EXW: "Ex Works",
  FCA: "Free Carrier",
  FAS: "Free Alongside Ship",
  FOB: "Free On Board",
  CFR: "Cost and Freight",
  CIF: "Cost, Insurance and Freight",
  CPT: "Carriage Paid To",
  CIP: "Carriage and Insurance Paid To",
  DAP: "Delivered at Place",
  DPU: "Delivered at Place Unloaded",
  DDP: "Delivered Duty Paid",
};

/** Rules for transport by ship only. All others apply to every mode of transport. */
export const shipRules: readonly Rule[] = ["FAS", "FOB", "CFR", "CIF"];

/**
 * Who is obliged under each rule, in the order of `rules`: S is the seller, B the buyer, S/B one or
 * the other, and - nobody. A character behind it is the key of a note.
 */
export const obligations = [
  { name: "Export packing", by: "S S S S S S S S S S S" },
  { name: "Loading at factory", by: "B S1 S S S S S S S S S" },
  { name: "Truck to port or terminal", by: "B S/B1 S S S S S S S S S" },
  { name: "Export clearance", by: "B S S S S S S S S S S" },
  { name: "Origin terminal", by: "B B1 S2 S S S S S S S S" },
  { name: "Loading on ship", by: "B B B S S S S S S S S" },
  { name: "Main carriage", by: "B B B B S S S S S S S" },
  { name: "Insurance", by: "- - - - - SC - SA - - -" },
  { name: "Destination terminal", by: "B B B B B3 B3 S4 S4 S S S" },
  { name: "Delivery to your door", by: "B B B B B B S/B4 S/B4 S S S" },
  { name: "Unloading at named place", by: "B B B B B B B B B S B" },
  { name: "Import clearance", by: "B B B B B B B B B B S" },
  { name: "Duty and import tax", by: "B B B B B B B B B B S" },
] as const;

export type Obligation = (typeof obligations)[number]["name"];

export const notes: Readonly<Record<string, string>> = {
  "1": "FCA at the seller’s premises: the seller loads, the buyer trucks. FCA at another place: the seller trucks there, the buyer unloads.",
  "2": "Up to alongside the ship.",
  "3": "Unless the freight contract includes it.",
  "4": "As far as the place named.",
  C: "Minimum cover (clauses C) for 110%: no theft and no rain.",
  A: "All risks (clauses A) for 110%.",
};

export const riskPasses: Record<Rule, string> = {
  EXW: "at the factory, not loaded",
  FCA: "when handed to your carrier",
  FAS: "alongside the ship at the port of loading",
  FOB: "on board at the port of loading",
  CFR: "on board at the port of loading",
  CIF: "on board at the port of loading",
  CPT: "when handed to the first carrier, though the seller pays on to the named place",
  CIP: "when handed to the first carrier, though the seller pays on to the named place",
  DAP: "at the named place, ready to unload",
  DPU: "at the named place, unloaded",
  DDP: "at the named place, cleared for import, ready to unload",
};

/** The eight legs as on the shipping page, each with the obligation whose payer pays it. */
export const legs: readonly { name: string; obligation: Obligation }[] = [
  { name: "Factory", obligation: "Export packing" },
  { name: "Truck", obligation: "Truck to port or terminal" },
  { name: "Export customs", obligation: "Export clearance" },
  { name: "On board", obligation: "Loading on ship" },
  { name: "Ocean or air", obligation: "Main carriage" },
  { name: "Your port", obligation: "Destination terminal" },
  { name: "Duty and tax", obligation: "Duty and import tax" },
  { name: "Your door", obligation: "Delivery to your door" },
];

/** The number of legs after which the buyer bears the risk. */
export const riskAfterLegs: Record<Rule, number> = {
  EXW: 1,
  FCA: 3,
  FAS: 3,
  FOB: 4,
  CFR: 4,
  CIF: 4,
  CPT: 3,
  CIP: 3,
  DAP: 8,
  DPU: 8,
  DDP: 8,
};

/** `either`: the seller or the buyer, depending on the named place. */
export type Payer = "seller" | "buyer" | "either" | "nobody";

/** Who is obliged under a rule, and the key of a note if there is one. */
export function findObligation(
  name: Obligation,
  rule: Rule,
): { payer: Payer; note: string | null } {
  const row = obligations.find((one) => one.name === name);
  const cell = row?.by.split(" ")[rules.indexOf(rule)] ?? "-";
  const [, who = "-", note = ""] = /^(S\/B|S|B|-)(.*)$/.exec(cell) ?? [];
  return { payer: PAYERS[who] ?? "nobody", note: note === "" ? null : note };
}

const PAYERS: Readonly<Record<string, Payer>> = { S: "seller", B: "buyer", "S/B": "either" };
