import { daysBetween, toDayNumber } from "./day-number";
import { listWholeClosures, makeFactoryCalendar, type Closure } from "./factory-calendar";
import { findOrderDay, findStep, planBackward, planForward, type Plan } from "./plan";
import type { ClosingRules, Mode } from "./planning-rules";
import type { PlannerInput } from "./read-input";
import { planSeasons, type SeasonPlan } from "./ship-before";

export type ProductionPlan = Plan & {
  today: string;
  mode: Mode;
  closing: ClosingRules;
  /** When the goods are needed at the door; null in a plan forward from its start. */
  target: string | null;
  orderBy: string;
  /** Null where the samples take no day. */
  samplesBy: string | null;
  /** By how many days a plan back should have begun before today; 0 where it can be kept. */
  daysLate: number;
  /** What comes of starting today. */
  fromToday: Plan;
  /** Every closure that touches the plan, whole. */
  closures: readonly Closure[];
  /** The days to know for the next great holidays, whatever is in the form. */
  seasons: readonly SeasonPlan[];
};

export function computeProductionPlan(input: PlannerInput, today: string): ProductionPlan {
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
    closures: listWholeClosures(calendar, toDayNumber(plan.start), lastDay),
    seasons: planSeasons(mode, today),
  };
}
