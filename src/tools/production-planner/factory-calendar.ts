import {
  countHolidayDays,
  holidayYears,
  shortHolidays,
  workingWeekends,
  type Holiday,
  type HolidayYear,
} from "@/lib/china-holidays";
import { addDays, getWeekday, toDate, toDayNumber } from "@/lib/day-number";
import type { ClosingRules } from "./planning-rules";

export type ClosureName = Holiday | "sunday";

/** Consecutive days on which a factory is closed for one reason. `to` is the last closed day. */
export type Closure = { name: ClosureName; from: string; to: string; days: number };

/** Why a factory is closed on a day (see `toDayNumber`), or null if it is open. */
export type FactoryCalendar = (day: number) => ClosureName | null;

export function makeFactoryCalendar(rules: ClosingRules): FactoryCalendar {
  const closed = new Map<number, ClosureName>();
  // Chinese New Year comes last, so that it overrides other holidays within its break.
  for (const holiday of [...shortHolidays, "chineseNewYear"] as const) {
    for (const year of holidayYears) {
      const { from, to } = findBreak(rules, year, holiday);
      const last = toDayNumber(to);
      for (let day = toDayNumber(from); day <= last; day++) closed.set(day, holiday);
    }
  }
  return (day) =>
    closed.get(day) ?? (rules.sundays === "yes" && isFreeSunday(day) ? "sunday" : null);
}

const workingDays = new Set(workingWeekends.map(toDayNumber));

/** Factories that close on Sundays open on those that are official workdays. */
function isFreeSunday(day: number): boolean {
  return getWeekday(day) === 0 && !workingDays.has(day);
}

/** The Sundays of a year that are official workdays. */
export function listWorkingSundays(year: number): string[] {
  return workingWeekends.filter(
    (date) => date.startsWith(`${year}-`) && getWeekday(toDayNumber(date)) === 0,
  );
}

/** The first and last day on which a factory is closed. Of no days, `to` is before `from`. */
export function findBreak(rules: ClosingRules, year: HolidayYear, holiday: Holiday) {
  const day = year[holiday];
  return holiday === "chineseNewYear"
    ? { from: addDays(day, -rules.closedBefore), to: addDays(day, rules.closedAfter) }
    : { from: day, to: addDays(day, countHolidayDays(year, holiday, rules[holiday]) - 1) };
}

/** The two holidays during which the whole country stops. */
const majorHolidays = ["chineseNewYear", "goldenWeek"] as const;

/** The closure around a major holiday. `day` is the holiday itself. */
export type MajorBreak = {
  holiday: (typeof majorHolidays)[number];
  year: number;
  day: string;
  from: string;
  to: string;
};

/** The closures around all major holidays of the table, in their order. */
export function listMajorBreaks(rules: ClosingRules): MajorBreak[] {
  return holidayYears.flatMap((dates) =>
    majorHolidays.map((holiday) => ({
      holiday,
      year: dates.year,
      day: dates[holiday],
      ...findBreak(rules, dates, holiday),
    })),
  );
}

/** The closures between two days (inclusive), cut to this range. */
export function listClosures(calendar: FactoryCalendar, from: number, to: number): Closure[] {
  const closures: Closure[] = [];
  for (let day = from; day <= to; day++) {
    const name = calendar(day);
    if (name === null) continue;
    const first = day;
    while (day < to && calendar(day + 1) === name) day++;
    closures.push({ name, from: toDate(first), to: toDate(day), days: day - first + 1 });
  }
  return closures;
}

/** The closures that overlap a range of days, in their full length. */
export function listWholeClosures(calendar: FactoryCalendar, from: number, to: number): Closure[] {
  let first = from;
  let last = to;
  while (calendar(from) !== null && calendar(first - 1) === calendar(from)) first--;
  while (calendar(to) !== null && calendar(last + 1) === calendar(to)) last++;
  return listClosures(calendar, first, last);
}
