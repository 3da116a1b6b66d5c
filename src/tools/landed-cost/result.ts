import { percentOf, plus } from "@/lib/trade/decimal-math";
import type { Product } from "@/lib/trade/entry";
import { centsOf, computeEntry, type EntryCosts } from "@/lib/trade/entry-costs";
import { buyerImports, priceIncludes } from "@/lib/trade/incoterms";
import { describeLine, type DescribedLine } from "./describe-line";
import type { LandedCostInput } from "./read-input";

const RAISED_FREIGHT_PERCENT = 150;

const RAISED_DUTY_POINTS = 5;

/** An order with what it costs. */
export type Scenario = EntryCosts & { input: LandedCostInput };

export type LandedCost = Omit<EntryCosts, "costs"> & {
  input: LandedCostInput;
  costs: readonly DescribedLine[];
  /** Everything paid to customs at import, including VAT that is reclaimed later. */
  cashAtImport: number;
  /**
   * Freight increased by half. Null if the seller pays the freight, because the price is agreed.
   */
  freightRise: Scenario | null;
  /** Duties in percent increased by five points. Null if there are none, and under DDP. */
  dutyRise: Scenario | null;
};

export function makeResult(input: LandedCostInput, entryCosts: EntryCosts): LandedCost {
  const { costs, customs } = entryCosts;
  return {
    ...entryCosts,
    input,
    costs: costs.map((line) => describeLine(line, input, entryCosts)),
    cashAtImport: customs.duties + customs.entryFees + customs.vat,
    freightRise: raiseFreight(input, entryCosts),
    dutyRise: raiseDuty(input),
  };
}

function raiseFreight(input: LandedCostInput, { costs }: EntryCosts): Scenario | null {
  if (priceIncludes(input.incoterm, "freight")) return null;
  const cents = percentOf(centsOf(costs, "freight"), RAISED_FREIGHT_PERCENT);
  const freight = { amount: cents / 100, rate: 1 };
  return recount({ ...input, importTerms: { ...input.importTerms, freight } });
}

function raiseDuty(input: LandedCostInput): Scenario | null {
  const [first, ...others] = input.products;
  const hasPercent = input.products.some(({ duty }) => duty.kind === "percent");
  if (!buyerImports(input.incoterm) || !hasPercent) return null;
  return recount({ ...input, products: [withHigherDuty(first), ...others.map(withHigherDuty)] });
}

function withHigherDuty({ duty, ...product }: Product): Product {
  if (duty.kind !== "percent") return { ...product, duty };
  return { ...product, duty: { ...duty, percent: plus(duty.percent, RAISED_DUTY_POINTS) } };
}

function recount(input: LandedCostInput): Scenario | null {
  const outcome = computeEntry(input);
  return outcome.ok ? { ...outcome.costs, input } : null;
}
