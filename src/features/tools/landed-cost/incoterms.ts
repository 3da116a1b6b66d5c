export const incoterms = ["EXW", "FCA", "FOB", "CFR", "CIF", "DAP", "DDP"] as const;

export type Incoterm = (typeof incoterms)[number];

/** The way from the port of loading to the door. */
export const legs = ["freight", "insurance", "destination", "delivery"] as const;

export type Leg = (typeof legs)[number];

/** What of the way the factory's price includes. Under DDP it has no parts: the seller pays all. */
const included: Record<Incoterm, readonly Leg[]> = {
  EXW: [],
  FCA: [],
  FOB: [],
  CFR: ["freight"],
  CIF: ["freight", "insurance"],
  DAP: legs,
  DDP: [],
};

export function includes(incoterm: Incoterm, leg: Leg): boolean {
  return included[incoterm].includes(leg);
}

/** Whether the way to the port of loading comes on top of the price. */
export function paysOrigin(incoterm: Incoterm): boolean {
  return incoterm === "EXW" || incoterm === "FCA";
}
