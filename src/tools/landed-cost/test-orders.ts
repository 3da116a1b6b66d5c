import { initialState } from "@/lib/tools/form-state";
import { calculateLandedCost } from "./calculate";
import { landedCostForm, type DutyTexts, type LandedCostState } from "./form";

export const today = "2026-11-23";

const free = {
  freight: "0",
  insurancePercent: "0",
  duty: "0",
  destinationCharges: "0",
  delivery: "0",
  inspection: "0",
};

/** An order without any costs except the given ones and the defaults that depend on them. */
export function makeState(
  given: Partial<LandedCostState["texts"]>,
  rows: readonly DutyTexts[] = [],
  day = today,
): LandedCostState {
  return { texts: { ...landedCostForm.getDefaults(given, day), ...free, ...given }, rows };
}

export const exampleState = initialState(landedCostForm, today);

export function answerFor(state: LandedCostState) {
  const outcome = calculateLandedCost(state);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}
