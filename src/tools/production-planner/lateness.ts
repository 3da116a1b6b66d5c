import { answer, plannerWords } from "@/content/tools/production-planner";
import { formatCalendarDate } from "@/lib/dates";
import type { ModeArrival } from "./arrivals";
import type { ProductionPlan } from "./compute";
import { daysBetween } from "@/lib/day-number";
import { formatLongDay } from "@/lib/day-formats";
import { formatDayCount, joinWords } from "./wording";

const words = answer.late;

/** The headline of a plan that should have started before today. */
export type Lateness = {
  /** For example "Samples are", with the figure "16 days" and the unit "too late". */
  label: string;
  figure: string;
  unit: string;
  /** What else is too late, and which modes still arrive in time. */
  text: string;
  /** The same for the narrow bar: "too late, in time by air". */
  short: string;
};

/** Null if there is still time. Forward plans have no day to be late for. */
export function describeLateness(plan: ProductionPlan): Lateness | null {
  const { target, today, daysLate, samplesBy, orderBy } = plan;
  if (target === null || daysLate === 0) return null;
  const orderDaysLate = daysBetween(orderBy, today);
  const order =
    orderDaysLate > 0
      ? words.orderToo(formatDayCount(orderDaysLate))
      : words.withoutSamples(formatLongDay(orderBy));
  const [first] = listInTime(plan);
  return {
    label: samplesBy === null ? words.order : words.samples,
    figure: formatDayCount(daysLate),
    unit: words.unit,
    text: [...(samplesBy === null ? [] : [order]), describeWayOut(plan)].join(" "),
    short: first ? words.shortInTime(plannerWords.byMode[first.mode]) : words.shortNever,
  };
}

/** Which modes arrive in time if work starts today, else the one that arrives first. */
function describeWayOut(plan: ProductionPlan): string {
  const door = formatCalendarDate(plan.target ?? plan.withSafety);
  const inTime = listInTime(plan);
  if (inTime.length > 0) return words.inTime(joinWords(inTime.map(formatArrival), "or"), door);
  const earliest = findEarliest(plan);
  return earliest ? words.never(door, formatArrival(earliest)) : "";
}

/** The arrivals that keep the day at the door, slow modes first. */
export function listInTime({ arrivals, target }: ProductionPlan): ModeArrival[] {
  return arrivals.filter(({ withSafety }) => target !== null && withSafety <= target);
}

export function findEarliest({ arrivals }: ProductionPlan): ModeArrival | undefined {
  return arrivals.toSorted((a, b) => (a.withSafety < b.withSafety ? -1 : 1))[0];
}

/** For example "by air (February 8, 2027)". */
export function formatArrival({ mode, withSafety }: ModeArrival): string {
  return `${plannerWords.byMode[mode]} (${formatCalendarDate(withSafety)})`;
}
