import type { Outcome } from "@/lib/tools/outcome";
import { listArrivals } from "./arrivals";
import { computeProductionPlan, type ProductionPlan } from "./compute";
import type { PlannerState } from "./form";
import { listCalculationSteps } from "./calculation-steps";
import { readInput } from "./read-input";
import { listWarnings } from "./warnings";

/** @param today "2026-11-23" */
export function calculateProductionPlan(
  state: PlannerState,
  today: string,
): Outcome<ProductionPlan> {
  const reading = readInput(state, today);
  if (!reading.ok) return reading;
  const result = computeProductionPlan(reading.input, today, listArrivals(state, today));
  return {
    ok: true,
    result,
    steps: listCalculationSteps(result),
    warnings: listWarnings(result),
  };
}
