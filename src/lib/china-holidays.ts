import { daysBetween } from "./day-number";
import type { FactSource } from "./facts";

/**
 * A fixed table, because the Chinese calendar of browsers (`Intl`) puts the New Years of 2027 and
 * 2030 on the wrong day. In both years the new moon is within minutes of midnight in Beijing.
 */
export const holidayYears: readonly HolidayYear[] = [
  holidayYear(2025, "01-29", "04-04", "05-31", "10-06"),
  holidayYear(2026, "02-17", "04-05", "06-19", "09-25"),
  holidayYear(2027, "02-06", "04-05", "06-09", "09-15"),
  holidayYear(2028, "01-26", "04-04", "05-28", "10-03"),
  holidayYear(2029, "02-13", "04-04", "06-16", "09-22"),
  holidayYear(2030, "02-03", "04-05", "06-05", "09-12"),
  holidayYear(2031, "01-23", "04-05", "06-24", "10-01"),
  holidayYear(2032, "02-11", "04-04", "06-12", "09-19"),
  holidayYear(2033, "01-31", "04-04", "06-01", "09-08"),
  holidayYear(2034, "02-19", "04-05", "06-20", "09-27"),
  holidayYear(2035, "02-08", "04-05", "06-10", "09-16"),
  holidayYear(2036, "01-28", "04-04", "05-30", "10-04"),
];

export const holidaySource = {
  figures: "Public holidays and working weekends in China",
  asOf: "2026-11",
  source:
    "State Council notices of November 12, 2024, and November 4, 2025; lunar months from the new moons in Beijing time",
  changes: "each October or November, with the State Council’s notice for the next year",
  maxAgeMonths: 12,
} satisfies FactSource;

/** The last year for which the table follows the State Council’s notice. */
export const announcedUntil = 2026;

/** Weekend days on which China works, by the notices, because a holiday took a workday. */
export const workingWeekends: readonly string[] = [
  ...["2025-01-26", "2025-02-08", "2025-04-27", "2025-09-28", "2025-10-11"],
  ...["2026-01-04", "2026-02-14", "2026-02-28", "2026-05-09", "2026-09-20", "2026-10-10"],
];

export type Holiday =
  | "newYearsDay"
  | "chineseNewYear"
  | "qingming"
  | "laborDay"
  | "dragonBoat"
  | "midAutumn"
  | "goldenWeek";

/** The holidays other than Chinese New Year, in their order. */
export const shortHolidays = [
  "newYearsDay",
  "qingming",
  "laborDay",
  "dragonBoat",
  "midAutumn",
  "goldenWeek",
] as const satisfies readonly Holiday[];

export type ShortHoliday = (typeof shortHolidays)[number];

/** The first day of each holiday, as a date like "2027-02-06". */
export type HolidayYear = { year: number } & Readonly<Record<Holiday, string>>;

/** The official days off from the first day of each holiday. */
export const officialDays = {
  newYearsDay: 1,
  qingming: 1,
  laborDay: 5,
  dragonBoat: 1,
  midAutumn: 1,
  goldenWeek: 7,
} as const satisfies Record<ShortHoliday, number>;

/** The official break begins on New Year’s Eve. Factories close for longer. */
const NEW_YEAR_BREAK = { first: -1, last: 6 };

const LONG_GOLDEN_WEEK = 8;

/** Golden Week is a day longer if the Mid-Autumn Festival falls into it. */
export function countHolidayDays(
  { goldenWeek, midAutumn }: HolidayYear,
  holiday: Holiday,
  days: number,
): number {
  if (holiday !== "goldenWeek" || days === 0) return days;
  const position = daysBetween(goldenWeek, midAutumn);
  return position >= 0 && position < LONG_GOLDEN_WEEK ? days + 1 : days;
}

/** The public holiday for which offices in China are closed on a date like "2027-02-08". */
export function findHoliday(date: string): Holiday | undefined {
  const year = holidayYears.find((one) => date.startsWith(`${one.year}-`));
  if (!year) return undefined;
  const sinceNewYear = daysBetween(year.chineseNewYear, date);
  if (sinceNewYear >= NEW_YEAR_BREAK.first && sinceNewYear <= NEW_YEAR_BREAK.last) {
    return "chineseNewYear";
  }
  // The last one counts, because the Mid-Autumn Festival may be a day of Golden Week.
  return shortHolidays.findLast((holiday) => {
    const since = daysBetween(year[holiday], date);
    return since >= 0 && since < countHolidayDays(year, holiday, officialDays[holiday]);
  });
}

/** New Year's Day, Labor Day and National Day have fixed dates. */
function holidayYear(
  year: number,
  chineseNewYear: string,
  qingming: string,
  dragonBoat: string,
  midAutumn: string,
): HolidayYear {
  return {
    year,
    newYearsDay: `${year}-01-01`,
    chineseNewYear: `${year}-${chineseNewYear}`,
    qingming: `${year}-${qingming}`,
    laborDay: `${year}-05-01`,
    dragonBoat: `${year}-${dragonBoat}`,
    midAutumn: `${year}-${midAutumn}`,
    goldenWeek: `${year}-10-01`,
  };
}
