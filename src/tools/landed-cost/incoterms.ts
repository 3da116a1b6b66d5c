export const incoterms = ["EXW", "FCA", "FOB", "CFR", "CIF", "DAP", "DDP"] as const;

export type Incoterm = (typeof incoterms)[number];

/** The costs between the port of loading and the door. */
export const legs = ["freight", "insurance", "destination", "delivery"] as const;

export type Leg = (typeof legs)[number];

/**
 * Which of these costs the factory's price includes. Empty for DDP, where the price is not split up
 * because the seller pays everything.
 */
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

/** Whether the buyer pays the transport to the port of loading on top of the price. */
export function paysOrigin(incoterm: Incoterm): boolean {
  return incoterm === "EXW" || incoterm === "FCA";
}
