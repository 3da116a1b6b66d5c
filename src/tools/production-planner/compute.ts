import type { ModeArrival } from "./arrivals";
import { daysBetween, toDayNumber } from "@/lib/day-number";
import { listWholeClosures, makeFactoryCalendar, type Closure } from "./factory-calendar";
import { findOrderDay, findStep, planBackward, planForward, type Plan } from "./plan";
import type { ClosingRules, Mode } from "./planning-rules";
import type { PlannerInput } from "./read-input";
import { planSeasons, type SeasonPlan } from "./season-plans";

export type ProductionPlan = Plan & {
  today: string;
  mode: Mode;
  closing: ClosingRules;
  /** When the goods are needed at the door. Null if the plan counts forward from a start day. */
  target: string | null;
  orderBy: string;
  /** Null if no days are planned for samples. */
  samplesBy: string | null;
  /**
   * How many days before today a backward plan would have had to start. 0 if it is still possible.
   */
  daysLate: number;
  /** The plan if work starts today. */
  fromToday: Plan;
  /** The arrivals by each mode if work starts today. */
  arrivals: readonly ModeArrival[];
  /** All closures that overlap the plan, in their full length. */
  closures: readonly Closure[];
  /** Deadlines for the next major holidays, with usual durations instead of those in the form. */
  seasons: readonly SeasonPlan[];
};

export function computeProductionPlan(
  input: PlannerInput,
  today: string,
  arrivals: readonly ModeArrival[],
): ProductionPlan {
  const { anchor, mode, days, closing } = input;
  const calendar = makeFactoryCalendar(closing);
  const isBack = anchor.direction === "back";
  const plan = (isBack ? planBackward : planForward)(days, calendar, anchor.day);
  const lastDay = toDayNumber(plan.withSafety) - 1;
  return {
    ...plan,
    today,
    mode,
    closing,
    target: isBack ? anchor.day : null,
    orderBy: findOrderDay(plan),
    samplesBy: findStep(plan, "samples")?.from ?? null,
    daysLate: isBack ? Math.max(0, daysBetween(plan.start, today)) : 0,
    fromToday: planForward(days, calendar, today),
    arrivals,
    closures: listWholeClosures(calendar, toDayNumber(plan.start), lastDay),
    seasons: planSeasons(mode, today),
  };
}
