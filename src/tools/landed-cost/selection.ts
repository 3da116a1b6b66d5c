import { findDestination, type Destination } from "@/lib/trade/destinations";
import { countedRules, type CountedRule } from "@/lib/trade/incoterms";
import type { LandedCostState } from "./form";

/** Selections that decide what the form shows. Available even if other fields are invalid. */
export type Selection = {
  currency: string;
  incoterm: CountedRule;
  destination: Destination;
};

const MAX_CURRENCY_LENGTH = 5;

export function readSelection({ texts }: LandedCostState): Selection {
  return {
    currency: texts.currency.trim().slice(0, MAX_CURRENCY_LENGTH),
    incoterm: countedRules.find((incoterm) => incoterm === texts.incoterm) ?? "FOB",
    destination: findDestination(texts.destination),
  };
}
