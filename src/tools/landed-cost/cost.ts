export type CostKind =
  "goods" | "fee" | "inspection" | "freight" | "insurance" | "customs" | "destination" | "delivery";

/** One part of the total cost. */
export type Cost = {
  id: string;
  label: string;
  /** How the amount was calculated, in words and numbers. */
  how: string;
  cents: number;
  kind: CostKind;
};

/** `share` is the part of the total in tenths of a percent. */
export type SharedCost = Cost & { share: number };
