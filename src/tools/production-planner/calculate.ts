import { modeDays } from "@/config/usual-days";
import { contradictions as words } from "@/content/tools/production-planner";
import { formatCalendarDate } from "@/lib/dates";
import { addDays, daysBetween, toDayNumber } from "@/lib/day-number";
import { modes, type Mode } from "@/lib/trade/entry";
import type { Outcome } from "@/tools/engine/define-tool";
import {
  listMajorBreaks,
  listWholeClosures,
  makeFactoryCalendar,
  type Closure,
  type MajorBreak,
} from "./factory-calendar";
import type { PlannerValues } from "./form";
import { planBackward, planForward, type Plan } from "./plan";
import { usualClosing, usualStepDays, type ClosingRules } from "./planning-rules";

const LAST_TARGET = "2035-12-31";
/** The first and last day covered by the table of holidays. */
const FIRST_START = "2025-01-01";
const LAST_START = "2036-12-31";

/** When goods that are started today are at the door by a mode, with the safety margin. */
export type ModeArrival = { mode: Mode; withSafety: string };

/** The latest plan that leaves China before a major holiday begins. */
export type SeasonPlan = Plan & { holiday: MajorBreak };

export type ProductionPlan = Plan & {
  today: string;
  mode: Mode;
  closing: ClosingRules;
  /** When the goods are needed at the door. Null if the plan counts forward from a start day. */
  target: string | null;
  /** How many days before today a plan back would have had to start. 0 if it is still possible. */
  daysLate: number;
  /** The plan if work starts today. */
  fromToday: Plan;
  /** The arrivals by each mode if work starts today, slow modes first. */
  arrivals: readonly ModeArrival[];
  /** All closures that overlap the plan, in their full length. */
  closures: readonly Closure[];
  /** The holidays that pass while the goods are under way, cut to the days after the departure. */
  passed: readonly Closure[];
  /** Deadlines for the next major holidays, with usual durations instead of those in the form. */
  seasons: readonly SeasonPlan[];
};

/** @param choose the values as they are in the form when another mode is chosen */
export function calculateProductionPlan(
  values: PlannerValues,
  today: string,
  choose: (name: "mode", mode: Mode) => PlannerValues | null,
): Outcome<ProductionPlan> {
  const errors = findContradictions(values, today);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const { target, start, mode } = values;
  const calendar = makeFactoryCalendar(values);
  const plan =
    target === null
      ? planForward(values, calendar, start ?? today)
      : planBackward(values, calendar, target);
  const { departure } = plan;
  const lastDay = toDayNumber(plan.withSafety) - 1;
  const closures = listWholeClosures(calendar, toDayNumber(plan.start), lastDay);
  const result = {
    ...plan,
    today,
    mode,
    closing: values,
    target,
    daysLate: target === null ? 0 : Math.max(0, daysBetween(plan.start, today)),
    fromToday: planForward(values, calendar, today),
    arrivals: modes.map((other) => {
      // Invalid days that were typed for another mode give way to its usual ones.
      const days = choose("mode", other) ?? { ...values, ...modeDays[other] };
      return { mode: other, withSafety: planForward(days, calendar, today).withSafety };
    }),
    closures,
    passed: closures
      .filter(({ name, to }) => name !== "sunday" && to >= departure)
      .map(({ from, ...closure }) => ({ ...closure, from: from < departure ? departure : from })),
    seasons: planSeasons(mode, today),
  };
  return { ok: true, result };
}

function findContradictions(values: PlannerValues, today: string): Record<string, string> {
  const { target, start, order, production, inspection, rework, booking, transit, customs } =
    values;
  const errors: Record<string, string> = {};
  const until = (day: string) => words.until(formatCalendarDate(day));
  if (target !== null && target > LAST_TARGET) errors.target = until(LAST_TARGET);
  if (target !== null && target <= today) errors.target = words.past;
  if (start !== null && start > LAST_START) errors.start = until(LAST_START);
  if (start !== null && start < FIRST_START)
    errors.start = words.from(formatCalendarDate(FIRST_START));
  if (order + production + inspection + rework + booking + transit + customs === 0)
    errors.production = words.noDays;
  return errors;
}

const usualCalendar = makeFactoryCalendar(usualClosing);

/** The plans for the next Chinese New Year and Golden Week, with usual durations. */
function planSeasons(mode: Mode, today: string): SeasonPlan[] {
  const days = usualStepDays(mode);
  const ahead = listMajorBreaks(usualClosing).filter(({ from }) => from > today);
  return ahead.slice(0, 2).map((holiday) => {
    const target = addDays(holiday.from, days.transit + days.customs + days.safety);
    return { ...planBackward(days, usualCalendar, target), holiday };
  });
}
