import { plannerWords as words } from "@/content/tools/production-planner";
import { formatCalendarDate } from "@/lib/dates";
import type { Summary } from "@/lib/tools/enquiry-block";
import type { ProductionPlan } from "./compute";
import type { PlannerState } from "./form";
import { describeLateness, findEarliest, formatArrival, listInTime } from "./lateness";
import { formatDayCount, nameStep } from "./wording";

/** The answer as lines for an enquiry. */
export function summarizeProductionPlan(_state: PlannerState, plan: ProductionPlan): Summary {
  const { mode, target, samplesBy, closing } = plan;
  return {
    answer: [
      ...summarizeLateness(plan),
      `Order by: ${formatCalendarDate(plan.orderBy)}`,
      ...(samplesBy === null ? [] : [`Start samples by: ${formatCalendarDate(samplesBy)}`]),
      `${words.leaves[mode]}: ${formatCalendarDate(plan.departure)}`,
      `At the door: ${formatCalendarDate(plan.arrival)}, with safety margin ${formatCalendarDate(plan.withSafety)}`,
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

/** How late a plan is, and what would still arrive in time. Empty if there is time. */
function summarizeLateness(plan: ProductionPlan): string[] {
  if (plan.daysLate === 0) return [];
  const inTime = listInTime(plan);
  const earliest = findEarliest(plan);
  return [
    `Too late by: ${formatDayCount(plan.daysLate)}`,
    inTime.length > 0
      ? `Started today, in time: ${inTime.map(formatArrival).join(", ")}`
      : `Started today, in time: no mode; first ${earliest ? formatArrival(earliest) : "unknown"}`,
  ];
}

/** The answer in a few words for screen readers. */
export function announceProductionPlan(plan: ProductionPlan): string {
  if (plan.target === null) {
    const when = plan.start < plan.today ? "counted from" : "if you start on";
    return `At your door by ${formatCalendarDate(plan.withSafety)}, ${when} ${formatCalendarDate(plan.start)}`;
  }
  const late = describeLateness(plan);
  return late
    ? `${late.label} ${late.figure} ${late.unit}. ${late.text}`
    : `Order by ${formatCalendarDate(plan.orderBy)}`;
}
