import { destinations, otherDestination, type Destination } from "@/lib/trade/destinations";
import { countedRules, type CountedRule } from "@/lib/trade/incoterms";
import type { LandedCostState } from "./form";

/** Selections that decide what the form shows. Available even if other fields are invalid. */
export type Choices = {
  currency: string;
  incoterm: CountedRule;
  code: string;
  destination: Destination;
};

const MAX_CURRENCY_LENGTH = 5;

export function findChoices({ texts }: LandedCostState): Choices {
  const code = texts.destination;
  return {
    currency: texts.currency.trim().slice(0, MAX_CURRENCY_LENGTH),
    incoterm: countedRules.find((incoterm) => incoterm === texts.incoterm) ?? "FOB",
    code,
    destination: destinations[code] ?? otherDestination,
  };
}
