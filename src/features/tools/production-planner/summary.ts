import { plannerWords as words } from "@/content/tools/production-planner";
import { formatCalendarDate } from "@/lib/dates";
import type { Summary } from "@/lib/tools/enquiry-block";
import type { ProductionPlan } from "./compute";
import type { PlannerState } from "./form";
import { formatDayCount, nameStep } from "./wording";

/** The answer as lines for an enquiry. */
export function summarizeProductionPlan(_state: PlannerState, plan: ProductionPlan): Summary {
  const { mode, target, samplesBy, closing } = plan;
  return {
    answer: [
      `Order by: ${formatCalendarDate(plan.orderBy)}`,
      ...(samplesBy === null ? [] : [`Start samples by: ${formatCalendarDate(samplesBy)}`]),
      `${words.leaves[mode]}: ${formatCalendarDate(plan.departure)}`,
      `At the door: ${formatCalendarDate(plan.arrival)}, with safety margin ${formatCalendarDate(plan.withSafety)}`,
      ...(plan.daysLate === 0
        ? []
        : [
            `Too late by: ${formatDayCount(plan.daysLate)}; earliest arrival ${formatCalendarDate(plan.fromToday.withSafety)}`,
          ]),
    ],
    details: [
      target === null
        ? `Start: ${formatCalendarDate(plan.start)}`
        : `Needed at the door: ${formatCalendarDate(target)}`,
      `Mode: ${words.modes[mode]}`,
      `Days: ${plan.steps.map(({ name, days }) => `${nameStep(name, mode)} ${days}`).join("; ")}`,
      `Closed around Chinese New Year: ${formatDayCount(closing.beforeChineseNewYear)} before, ${closing.afterChineseNewYear} after`,
      ...(closing.isClosedOnSundays ? ["Closed on Sundays: yes"] : []),
    ],
  };
}

/** The answer in one sentence for screen readers. */
export function announceProductionPlan(plan: ProductionPlan): string {
  if (plan.target === null) {
    const when = plan.start < plan.today ? "counted from" : "if you start on";
    return `At your door by ${formatCalendarDate(plan.withSafety)}, ${when} ${formatCalendarDate(plan.start)}`;
  }
  const order = `Order by ${formatCalendarDate(plan.orderBy)}`;
  return plan.daysLate === 0 ? order : `${order}, too late by ${formatDayCount(plan.daysLate)}`;
}
