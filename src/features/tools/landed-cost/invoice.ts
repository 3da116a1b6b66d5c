import type { Desk } from "@/config/desk";
import { sum } from "./exact";
import type { CostKind, SharedCost } from "./costs";

/** In the order of the journey, with the office that sees to each. */
const desks: Record<CostKind, Desk> = {
  goods: "find",
  fee: "find",
  inspection: "check",
  freight: "ship",
  insurance: "ship",
  customs: "ship",
  destination: "ship",
  delivery: "ship",
};

export type InvoiceItem = {
  cost: SharedCost;
  desk: Desk;
  /** The item before, to which its bar is tied. */
  previous: { desk: Desk; cents: number } | null;
  /** Cents of all items before. */
  before: number;
};

export function listInvoice(costs: readonly SharedCost[]): InvoiceItem[] {
  const kinds = Object.keys(desks);
  const sorted = costs.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  return sorted.map((cost, i) => {
    const previous = sorted[i - 1];
    return {
      cost,
      desk: desks[cost.kind],
      previous: previous ? { desk: desks[previous.kind], cents: previous.cents } : null,
      before: sum(sorted.slice(0, i).map(({ cents }) => cents)),
    };
  });
}
