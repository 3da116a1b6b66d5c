import { plannerWords as words } from "@/content/tools/production-planner";
import { formatCalendarDate } from "@/lib/dates";
import { holidayYears } from "@/lib/china-holidays";
import type { ProductionPlan } from "./compute";
import { daysBetween } from "@/lib/day-number";
import {
  findGoldenWeek,
  findNewYearBreak,
  type Closure,
  type MajorHoliday,
} from "./factory-calendar";
import { findStep, type PlannedStep } from "./plan";
import type { ClosingRules, StepName } from "./planning-rules";
import { formatLongDay } from "@/lib/day-formats";
import { formatDayCount, joinWords } from "./wording";

/** How many days before a closure orders are produced in a rush. */
const RUSH_DAYS = 10;
/** How many days after Chinese New Year workers keep returning. */
const SLOW_DAYS = 28;
/** How many days before a holiday ships and planes are full. */
const CROWDED_DAYS = 14;

/** Steps whose quality suffers from an interruption. Other steps only lose the days. */
const fragileSteps: readonly StepName[] = ["production", "inspection", "rework"];

/** The day of the holiday, and the first and last day the factory is closed for it. */
type Holiday = { name: MajorHoliday; year: number; day: string; from: string; to: string };

export function listWarnings(plan: ProductionPlan): string[] {
  const stops = plan.steps.flatMap((step, i) => findStops(step, plan.steps[i - 1]));
  return [
    warnOfLateness(plan),
    warnOfPastStart(plan),
    ...listHolidays(plan.closing).flatMap((holiday) => [
      warnOfStop(stops, holiday),
      warnOfRush(plan, holiday),
      warnOfSlowStart(plan, holiday),
      warnOfCrowds(plan, holiday),
    ]),
    warnOfUnknownHolidays(plan),
  ].filter((warning) => warning !== null);
}

function listHolidays(closing: ClosingRules): Holiday[] {
  return holidayYears.flatMap((dates): Holiday[] => {
    const { year, chineseNewYear, goldenWeek } = dates;
    return [
      {
        name: "Chinese New Year",
        year,
        day: chineseNewYear,
        ...findNewYearBreak(closing, dates),
      },
      { name: "Golden Week", year, day: goldenWeek, ...findGoldenWeek(closing, dates) },
    ];
  });
}

const MAX_LATE_STEPS = 3;

function warnOfLateness({
  daysLate,
  steps,
  today,
  mode,
  fromToday,
}: ProductionPlan): string | null {
  if (daysLate === 0) return null;
  const late = steps
    .filter(({ from }) => from < today)
    .slice(0, MAX_LATE_STEPS)
    .map(
      ({ name, from }) =>
        `${formatDayCount(daysBetween(from, today))} ago for ${words.brief[name]}`,
    );
  const earliest = formatCalendarDate(fromToday.withSafety);
  return `Too late by ${formatDayCount(daysLate)}: the latest start was ${joinWords(late)}. Earliest arrival ${words.byMode[mode]} if you start today: ${earliest}, safety margin included.`;
}

/** Forward plans can have a start in the past, for example when an old link is opened. */
function warnOfPastStart({ target, start, today, fromToday }: ProductionPlan): string | null {
  const days = daysBetween(start, today);
  if (target !== null || days <= 0) return null;
  const earliest = formatCalendarDate(fromToday.withSafety);
  return `This plan started ${formatDayCount(days)} ago, on ${formatCalendarDate(start)}. If you start today: at your door by ${earliest}, safety margin included.`;
}

type Stop = Closure & { place: string };

function warnOfStop(stops: readonly Stop[], holiday: Holiday): string | null {
  const stop = stops.find(
    ({ name, from }) => name === holiday.name && from >= holiday.from && from <= holiday.to,
  );
  if (!stop) return null;
  return `${nameHoliday(holiday)} costs ${formatDayCount(stop.days)} ${stop.place}: closed ${formatLongDay(holiday.from)} to ${formatLongDay(holiday.to)}.`;
}

/** Closures within a step, or between two steps, if one of them is fragile. */
function findStops(
  { name, waits, skipped }: PlannedStep,
  previous: PlannedStep | undefined,
): Stop[] {
  const isFragile = fragileSteps.includes(name);
  const isAfterFragile = previous !== undefined && fragileSteps.includes(previous.name);
  const step = words.brief[name];
  const gap = previous ? `between ${words.brief[previous.name]} and ${step}` : `before ${step}`;
  return [
    ...(isFragile || isAfterFragile ? waits : []).map((stop) => ({ ...stop, place: gap })),
    ...(isFragile ? skipped : []).map((stop) => ({ ...stop, place: `in ${step}` })),
  ];
}

function warnOfRush(plan: ProductionPlan, holiday: Holiday): string | null {
  const production = findStep(plan, "production");
  if (!production || holiday.name !== "Chinese New Year") return null;
  const days = daysBetween(production.to, holiday.from);
  if (days < 1 || days > RUSH_DAYS) return null;
  return `Rush before ${nameHoliday(holiday)}: production ends ${formatDayCount(days)} before the factory closes on ${formatLongDay(holiday.from)}. Quality falls, trucks and ships are full.`;
}

function warnOfSlowStart(plan: ProductionPlan, holiday: Holiday): string | null {
  const production = findStep(plan, "production");
  if (!production || holiday.name !== "Chinese New Year") return null;
  const days = daysBetween(holiday.day, production.from);
  if (days < 0 || days >= SLOW_DAYS) return null;
  return `Slow start after ${nameHoliday(holiday)}: production begins ${formatDayCount(days)} after it, and workers return slowly; allow more.`;
}

function warnOfCrowds({ departure, mode }: ProductionPlan, holiday: Holiday): string | null {
  const days = daysBetween(departure, holiday.day);
  if (days < 0 || days > CROWDED_DAYS) return null;
  const when = days === 0 ? "on the day of" : `${formatDayCount(days)} before`;
  return `Book space early: the ${words.vehicle[mode]} leaves ${when} ${holiday.name} on ${formatLongDay(holiday.day)}, when every factory ships at once.`;
}

function warnOfUnknownHolidays({ start, withSafety }: ProductionPlan): string | null {
  const years = holidayYears.map(({ year }) => year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  if (start >= `${first}-01-01` && withSafety <= `${last}-12-31`) return null;
  return `Holidays before ${first} and after ${last} are not in our table; their days are counted as open.`;
}

function nameHoliday({ name, year }: Holiday): string {
  return `${name} ${year}`;
}
