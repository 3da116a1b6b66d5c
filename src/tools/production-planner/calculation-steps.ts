import { formatCalendarDate } from "@/lib/dates";
import type { CalculationStep } from "@/lib/tools/outcome";
import type { ProductionPlan } from "./compute";
import type { PlannedStep } from "./plan";
import { formatFullDay, formatYear } from "@/lib/day-formats";
import { formatDuration, listClosureNames, nameStep } from "./wording";

/** All steps of the calculation, to be checked by hand. */
export function listCalculationSteps(plan: ProductionPlan): CalculationStep[] {
  const { steps, target, orderBy, fromToday } = plan;
  return [
    ...steps.map((step) => ({
      label: nameStep(step.name, plan.mode),
      how: explainStep(step),
      value: `${formatYear(step.from)} to ${formatYear(step.to)}`,
    })),
    {
      label: "At your door",
      how: target === null ? "the day after the last step" : "your date, after the last step",
      value: formatFullDay(plan.withSafety),
    },
    { label: "Order by", how: "the first day of the order", value: formatFullDay(orderBy) },
    {
      label: `Start on ${formatCalendarDate(plan.today)}`,
      how: `leaves on ${formatCalendarDate(fromToday.departure)}, at your door on ${formatCalendarDate(fromToday.arrival)}, then the safety margin`,
      value: formatFullDay(fromToday.withSafety),
    },
  ];
}

/** For example "30 open days, skips New Year’s Day (Jan 1)". */
export function explainStep(step: PlannedStep): string {
  return [formatDuration(step), ...listStepNotes(step)].join(", ");
}

/** How holidays affect a step: "waits for …" before it, "skips …" within it. */
export function listStepNotes({ skipped, waits }: PlannedStep): string[] {
  return [
    ...(waits.length > 0 ? [`waits for ${listClosureNames(waits)}`] : []),
    ...(skipped.length > 0 ? [`skips ${listClosureNames(skipped)}`] : []),
  ];
}
