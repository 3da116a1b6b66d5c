import { dates, picture, plannerWords } from "@/content/tools/production-planner";
import { formatCalendarDate } from "@/lib/dates";
import type { ProductionPlan } from "./compute";
import { daysBetween } from "@/lib/day-number";
import type { Closure } from "./factory-calendar";
import type { Plan } from "./plan";
import { formatDayCount, listClosureNames, sumDays } from "./wording";

/** The intro of the drawing. */
export function describePicture(plan: ProductionPlan): string {
  const isPassed = listPassed(plan).some(({ from }) => from < plan.atPort);
  return [
    picture.intro,
    ...(plan.closing.isClosedOnSundays ? [picture.sundays] : []),
    ...(isPassed ? [picture.goesThrough(plannerWords.vehicle[plan.mode])] : []),
  ].join(" ");
}

/** For example "Plan for March 15, 2027, by sea". */
export function nameTable({ target, start, mode }: ProductionPlan): string {
  const { caption } = dates;
  const way = plannerWords.byMode[mode];
  return target === null
    ? caption.forward(formatCalendarDate(start), way)
    : caption.back(formatCalendarDate(target), way);
}

export const YEAR_DAYS = 365;

/** Whether the plan is so long that a date without its year could be ambiguous. */
export function needsYears({ start, withSafety }: Plan): boolean {
  return daysBetween(start, withSafety) >= YEAR_DAYS;
}

/** Which holidays delay the plan, and which ones pass while the goods are in transit. */
export function describeClosures(plan: ProductionPlan): string {
  const lost = plan.steps.flatMap(({ waits, skipped }) => [...waits, ...skipped]);
  const passed = listPassed(plan);
  return [
    lost.length > 0
      ? dates.lost(formatDayCount(sumDays(lost)), listClosureNames(lost))
      : dates.nothingLost,
    ...(passed.length > 0 ? [dates.passed(listClosureNames(passed))] : []),
  ].join(" ");
}

/** The closing rules, for a printed plan that does not show the form. */
export function describeFactory({ closing }: ProductionPlan): string {
  return dates.countedWith(
    formatDayCount(closing.beforeChineseNewYear),
    formatDayCount(closing.afterChineseNewYear),
    closing.isClosedOnSundays ? dates.sundays.closed : dates.sundays.open,
  );
}

/** Holidays that fall into the transit, cut to the days after the departure. */
function listPassed({ closures, departure }: ProductionPlan): Closure[] {
  return closures
    .filter(({ name, to }) => name !== "Sunday" && to >= departure)
    .map((closure) => (closure.from < departure ? { ...closure, from: departure } : closure));
}
