import type { Desk } from "@/config/desk";
import { sum } from "@/lib/trade/decimal-math";
import type { CostKind } from "@/lib/trade/entry-costs";
import type { DescribedLine } from "./describe-line";

/** The office in charge of each kind of cost, in the order in which the costs arise. */
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

export type WaterfallItem = {
  cost: DescribedLine;
  desk: Desk;
  /** The previous item, to which a line connects the bar. */
  previous: { desk: Desk; cents: number } | null;
  /** The sum of all previous items, in cents. */
  before: number;
};

export function listWaterfallItems(costs: readonly DescribedLine[]): WaterfallItem[] {
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
