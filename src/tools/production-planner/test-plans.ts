import type { Answer } from "@/tools/engine/tool-session";
import { calculateProductionPlan } from "./calculate";
import type { ProductionPlan } from "./compute";
import { productionPlannerForm, type PlannerField, type PlannerState } from "./form";
import { findStep } from "./plan";
import type { StepName } from "./planning-rules";

export const TODAY = "2026-11-23";

/** The form with these fields changed, and the defaults that depend on them. */
export function makeState(
  changes: Partial<Record<PlannerField, string>>,
  today = TODAY,
): PlannerState {
  const defaults = productionPlannerForm.getDefaults(changes, today);
  return { texts: { ...defaults, ...changes }, rows: [] };
}

export function answerFor(
  changes: Partial<Record<PlannerField, string>>,
  today = TODAY,
): Answer<ProductionPlan> {
  const outcome = calculateProductionPlan(makeState(changes, today), today);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

/** For example "2026-12-13 .. 2027-01-12". */
export function spanOf(plan: ProductionPlan, name: StepName): string | null {
  const step = findStep(plan, name);
  return step && `${step.from} .. ${step.to}`;
}
