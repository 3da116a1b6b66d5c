import {
  countHolidayDays,
  holidayYears,
  shortHolidays,
  workingWeekends,
  type HolidayYear,
  type ShortHoliday,
} from "@/lib/china-holidays";
import { addDays, getWeekday, toDate, toDayNumber } from "@/lib/day-number";
import type { ClosingRules } from "./planning-rules";

export const shortHolidayNames = {
  newYearsDay: "New Year’s Day",
  qingming: "Qingming",
  laborDay: "Labor Day",
  dragonBoat: "Dragon Boat Festival",
  midAutumn: "Mid-Autumn Festival",
  goldenWeek: "Golden Week",
} as const satisfies Record<ShortHoliday, string>;

/** The two holidays during which the whole country stops. */
export type MajorHoliday = "Chinese New Year" | "Golden Week";

export type ClosureName = MajorHoliday | (typeof shortHolidayNames)[ShortHoliday] | "Sunday";

/** Consecutive days on which a factory is closed for one reason. `to` is the last closed day. */
export type Closure = { name: ClosureName; from: string; to: string; days: number };

/** Why a factory is closed on a day (see `toDayNumber`), or null if it is open. */
export type FactoryCalendar = (day: number) => ClosureName | null;

export function makeFactoryCalendar(rules: ClosingRules): FactoryCalendar {
  const closed = new Map<number, ClosureName>();
  for (const year of holidayYears) {
    for (const holiday of shortHolidays) {
      const { from, to } = findShortBreak(rules, year, holiday);
      markClosed(closed, shortHolidayNames[holiday], from, to);
    }
  }
  // Set last, so that Chinese New Year overrides other holidays within its break.
  for (const year of holidayYears) {
    const { from, to } = findNewYearBreak(rules, year);
    markClosed(closed, "Chinese New Year", from, to);
  }
  return (day) =>
    closed.get(day) ?? (rules.isClosedOnSundays && isFreeSunday(day) ? "Sunday" : null);
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

/** The first and last day of a factory's break around Chinese New Year. */
export function findNewYearBreak(rules: ClosingRules, { chineseNewYear }: HolidayYear) {
  return {
    from: addDays(chineseNewYear, -rules.beforeChineseNewYear),
    to: addDays(chineseNewYear, rules.afterChineseNewYear),
  };
}

/** The first and last closed day of another holiday. If it takes 0 days, `to` is before `from`. */
export function findShortBreak(rules: ClosingRules, year: HolidayYear, holiday: ShortHoliday) {
  const from = year[holiday];
  return { from, to: addDays(from, countHolidayDays(year, holiday, rules.short[holiday]) - 1) };
}

export function findGoldenWeek(rules: ClosingRules, year: HolidayYear) {
  return findShortBreak(rules, year, "goldenWeek");
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

function markClosed(closed: Map<number, ClosureName>, name: ClosureName, from: string, to: string) {
  const last = toDayNumber(to);
  for (let day = toDayNumber(from); day <= last; day++) closed.set(day, name);
}
