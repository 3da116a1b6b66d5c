import { plannerWords, warnings as words } from "@/content/tools/production-planner";
import { holidayYears } from "@/lib/china-holidays";
import { formatLongDay } from "./day-formats";
import { daysBetween } from "@/lib/day-number";
import type { ProductionPlan } from "./calculate";
import { listMajorBreaks, type Closure, type MajorBreak } from "./factory-calendar";
import { findStep, type PlannedStep } from "./plan";
import type { StepName } from "./planning-rules";

/** How many days before a closure orders are produced in a rush. */
const RUSH_DAYS = 10;
/** How many days after Chinese New Year workers keep returning. */
const SLOW_DAYS = 28;
/** How many days before a holiday ships and planes are full. */
const CROWDED_DAYS = 14;

/** Steps whose quality suffers from an interruption. Other steps only lose the days. */
const fragileSteps: readonly StepName[] = ["production", "inspection", "rework"];

export function listWarnings(plan: ProductionPlan): string[] {
  const stops = plan.steps.flatMap((step, i) => findStops(step, plan.steps[i - 1]));
  const warnings = listMajorBreaks(plan.closing).flatMap((one) => [
    warnOfStop(stops, one),
    warnOfProduction(plan, one),
    warnOfCrowds(plan, one),
  ]);
  return [...warnings, warnOfUnknownHolidays(plan)].filter((warning) => warning !== null);
}

type Stop = Closure & { place: string };

/** Closures within a step, or between two steps, if one of them is fragile. */
function findStops(
  { name, waits, skipped }: PlannedStep,
  previous: PlannedStep | undefined,
): Stop[] {
  const step = plannerWords.brief[name];
  const isFragile = fragileSteps.includes(name);
  const isAfterFragile = previous !== undefined && fragileSteps.includes(previous.name);
  const gap = previous
    ? words.between(plannerWords.brief[previous.name], step)
    : words.before(step);
  return [
    ...(isFragile || isAfterFragile ? waits : []).map((stop) => ({ ...stop, place: gap })),
    ...(isFragile ? skipped : []).map((stop) => ({ ...stop, place: words.within(step) })),
  ];
}

function warnOfStop(stops: readonly Stop[], one: MajorBreak): string | null {
  const { holiday, from, to } = one;
  const stop = stops.find((each) => each.name === holiday && each.from >= from && each.from <= to);
  if (!stop) return null;
  return words.stop(nameBreak(one), stop.days, stop.place, formatLongDay(from), formatLongDay(to));
}

/** Before Chinese New Year factories rush, and after it they are slow. */
function warnOfProduction(plan: ProductionPlan, one: MajorBreak): string | null {
  const production = findStep(plan, "production");
  if (!production || one.holiday !== "chineseNewYear") return null;
  const daysBefore = daysBetween(production.to, one.from);
  if (daysBefore >= 1 && daysBefore <= RUSH_DAYS)
    return words.rush(nameBreak(one), daysBefore, formatLongDay(one.from));
  const daysAfter = daysBetween(one.day, production.from);
  return daysAfter >= 0 && daysAfter < SLOW_DAYS
    ? words.slowStart(nameBreak(one), daysAfter)
    : null;
}

function warnOfCrowds({ departure, mode }: ProductionPlan, one: MajorBreak): string | null {
  const days = daysBetween(departure, one.day);
  if (days < 0 || days > CROWDED_DAYS) return null;
  const name = plannerWords.holidays[one.holiday];
  return words.crowds(plannerWords.vehicle[mode], days, name, formatLongDay(one.day));
}

function warnOfUnknownHolidays({ start, withSafety }: ProductionPlan): string | null {
  const years = holidayYears.map(({ year }) => year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  if (start >= `${first}-01-01` && withSafety <= `${last}-12-31`) return null;
  return words.unknownHolidays(first, last);
}

/** For example "Golden Week 2027". */
function nameBreak({ holiday, year }: MajorBreak): string {
  return `${plannerWords.holidays[holiday]} ${year}`;
}
