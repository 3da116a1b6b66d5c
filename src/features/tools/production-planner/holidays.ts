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
  source: "lunar months from the new moons in Beijing time; statutory days since 2025",
  asOf: "November 2026",
  /** The last year whose holidays the State Council had announced by then. */
  announcedUntil: 2026,
} as const;

/** Dates like "2027-02-06". */
export type HolidayYear = {
  year: number;
  newYearsDay: string;
  chineseNewYear: string;
  qingming: string;
  laborDay: string;
  dragonBoat: string;
  midAutumn: string;
  goldenWeek: string;
};

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
