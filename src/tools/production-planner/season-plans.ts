import { holidayYears, type HolidayYear } from "@/lib/china-holidays";
import { addDays } from "@/lib/day-number";
import {
  findGoldenWeek,
  findNewYearBreak,
  makeFactoryCalendar,
  type MajorHoliday,
} from "./factory-calendar";
import { findOrderDay, findStep, planBackward, type Plan } from "./plan";
import { usualClosing, usualStepDays, type Mode } from "./planning-rules";

/** The latest plan that leaves China before a major holiday begins. */
export type SeasonPlan = {
  holiday: MajorHoliday;
  year: number;
  closed: { from: string; to: string };
  plan: Plan;
  orderBy: string;
  samplesBy: string;
};

const usualCalendar = makeFactoryCalendar(usualClosing);

/** The plans for the next Chinese New Year and Golden Week, with usual durations. */
export function planSeasons(mode: Mode, today: string): SeasonPlan[] {
  return [
    planSeason("Chinese New Year", findNewYearBreak, mode, today),
    planSeason("Golden Week", findGoldenWeek, mode, today),
  ]
    .filter((season) => season !== null)
    .toSorted((a, b) => (a.closed.from < b.closed.from ? -1 : 1));
}

function planSeason(
  holiday: MajorHoliday,
  findClosure: typeof findNewYearBreak,
  mode: Mode,
  today: string,
): SeasonPlan | null {
  const isAhead = (year: HolidayYear) => findClosure(usualClosing, year).from > today;
  const year = holidayYears.find(isAhead);
  if (!year) return null;
  const closed = findClosure(usualClosing, year);
  const days = usualStepDays(mode);
  const target = addDays(closed.from, days.transit + days.customs + days.safety);
  const plan = planBackward(days, usualCalendar, target);
  return {
    holiday,
    year: year.year,
    closed,
    plan,
    orderBy: findOrderDay(plan),
    samplesBy: findStep(plan, "samples")?.from ?? plan.start,
  };
}
