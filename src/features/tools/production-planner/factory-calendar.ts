import { addDays, daysBetween, getWeekday, toDate, toDayNumber } from "./day-number";
import { holidayYears, type HolidayYear } from "./holidays";
import { shortHolidays, type ClosingRules, type ShortHoliday } from "./planning-rules";

export const shortNames = {
  newYearsDay: "New Year’s Day",
  qingming: "Qingming",
  laborDay: "Labor Day",
  dragonBoat: "Dragon Boat Festival",
  midAutumn: "Mid-Autumn Festival",
  goldenWeek: "Golden Week",
} as const satisfies Record<ShortHoliday, string>;

/** The two that stop the whole country. */
export type GreatHoliday = "Chinese New Year" | "Golden Week";

export type ClosureName = GreatHoliday | (typeof shortNames)[ShortHoliday] | "Sunday";

/** Days in a row on which a factory is closed for one reason; the last is one of them. */
export type Closure = { name: ClosureName; from: string; to: string; days: number };

/** Why a factory is closed on a day, by its number; null when it works. */
export type FactoryCalendar = (day: number) => ClosureName | null;

export function makeFactoryCalendar(rules: ClosingRules): FactoryCalendar {
  const closed = new Map<number, ClosureName>();
  for (const year of holidayYears) {
    for (const holiday of shortHolidays) {
      const { from, to } = findShortBreak(rules, year, holiday);
      mark(closed, shortNames[holiday], from, to);
    }
  }
  // Last, so that no day of the long break goes by another name.
  for (const year of holidayYears) {
    const { from, to } = findNewYearBreak(rules, year);
    mark(closed, "Chinese New Year", from, to);
  }
  return (day) =>
    closed.get(day) ?? (rules.isClosedOnSundays && getWeekday(day) === 0 ? "Sunday" : null);
}

/** The first and the last day of a factory's break around Chinese New Year. */
export function findNewYearBreak(rules: ClosingRules, { chineseNewYear }: HolidayYear) {
  return {
    from: addDays(chineseNewYear, -rules.beforeChineseNewYear),
    to: addDays(chineseNewYear, rules.afterChineseNewYear),
  };
}

/** The first and the last closed day of another holiday. The last comes first if there is none. */
export function findShortBreak(rules: ClosingRules, year: HolidayYear, holiday: ShortHoliday) {
  const from = year[holiday];
  return { from, to: addDays(from, countShortDays(rules, year, holiday) - 1) };
}

export function findGoldenWeek(rules: ClosingRules, year: HolidayYear) {
  return findShortBreak(rules, year, "goldenWeek");
}

/** The closures of a span of days, as far as they lie in it. */
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

/** The closures that touch a span of days, with their days outside of it. */
export function listWholeClosures(calendar: FactoryCalendar, from: number, to: number): Closure[] {
  let first = from;
  let last = to;
  while (calendar(from) !== null && calendar(first - 1) === calendar(from)) first--;
  while (calendar(to) !== null && calendar(last + 1) === calendar(to)) last++;
  return listClosures(calendar, first, last);
}

function mark(closed: Map<number, ClosureName>, name: ClosureName, from: string, to: string) {
  const last = toDayNumber(to);
  for (let day = toDayNumber(from); day <= last; day++) closed.set(day, name);
}

const LONG_GOLDEN_WEEK = 8;

/** A Mid-Autumn Festival in Golden Week makes it a day longer. */
function countShortDays(
  { short }: ClosingRules,
  { goldenWeek, midAutumn }: HolidayYear,
  holiday: ShortHoliday,
): number {
  const days = short[holiday];
  if (holiday !== "goldenWeek" || days === 0) return days;
  const position = daysBetween(goldenWeek, midAutumn);
  return position >= 0 && position < LONG_GOLDEN_WEEK ? days + 1 : days;
}
