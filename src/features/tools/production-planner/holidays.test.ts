import { expect, test } from "vitest";
import { holidayYears } from "@/lib/china-holidays";
import { getWeekday, toDate, toDayNumber } from "./day-number";
import { listClosures, makeFactoryCalendar } from "./factory-calendar";
import { usualClosing } from "./planning-rules";

/**
 * Expected dates: Chinese New Year, Qingming, Dragon Boat, Mid-Autumn, days closed for Golden Week.
 */
const WORKED_TABLE = [
  [2025, "01-29", "04-04", "05-31", "10-06", 8],
  [2026, "02-17", "04-05", "06-19", "09-25", 7],
  [2027, "02-06", "04-05", "06-09", "09-15", 7],
  [2028, "01-26", "04-04", "05-28", "10-03", 8],
  [2029, "02-13", "04-04", "06-16", "09-22", 7],
  [2030, "02-03", "04-05", "06-05", "09-12", 7],
  [2031, "01-23", "04-05", "06-24", "10-01", 8],
  [2032, "02-11", "04-04", "06-12", "09-19", 7],
  [2033, "01-31", "04-04", "06-01", "09-08", 7],
  [2034, "02-19", "04-05", "06-20", "09-27", 7],
  [2035, "02-08", "04-05", "06-10", "09-16", 7],
  [2036, "01-28", "04-04", "05-30", "10-04", 8],
] as const;

const calendar = makeFactoryCalendar(usualClosing);

test("the table has the years 2025 to 2036", () => {
  expect(holidayYears.map(({ year }) => year)).toEqual(WORKED_TABLE.map(([year]) => year));
});

test.each(WORKED_TABLE)(
  "%d: New Year %s, Qingming %s, Dragon Boat %s, Mid-Autumn %s, Golden Week %d days",
  (year, newYear, qingming, dragonBoat, midAutumn, goldenWeekDays) => {
    expect(holidayYears.find((one) => one.year === year)).toMatchObject({
      chineseNewYear: `${year}-${newYear}`,
      qingming: `${year}-${qingming}`,
      dragonBoat: `${year}-${dragonBoat}`,
      midAutumn: `${year}-${midAutumn}`,
    });
    const october = listClosures(calendar, ...spanOfDays(`${year}-10-01`, `${year}-10-31`));
    expect(october).toEqual([
      {
        name: "Golden Week",
        from: `${year}-10-01`,
        to: `${year}-10-0${goldenWeekDays}`,
        days: goldenWeekDays,
      },
    ]);
  },
);

test("the closures of 2027 are those of the rules", () => {
  const closures = listClosures(calendar, ...spanOfDays("2027-01-01", "2027-12-31"));
  expect(closures.map(({ name, from, to }) => [name, from, to])).toEqual([
    ["New Year’s Day", "2027-01-01", "2027-01-01"],
    ["Chinese New Year", "2027-01-30", "2027-02-20"],
    ["Qingming", "2027-04-05", "2027-04-05"],
    ["Labor Day", "2027-05-01", "2027-05-05"],
    ["Dragon Boat Festival", "2027-06-09", "2027-06-09"],
    ["Mid-Autumn Festival", "2027-09-15", "2027-09-15"],
    ["Golden Week", "2027-10-01", "2027-10-07"],
  ]);
});

test("the break around Chinese New Year absorbs other holidays", () => {
  const long = makeFactoryCalendar({ ...usualClosing, beforeChineseNewYear: 60 });
  const closures = listClosures(long, ...spanOfDays("2026-12-01", "2027-02-25"));
  expect(closures).toEqual([
    { name: "Chinese New Year", from: "2026-12-08", to: "2027-02-20", days: 75 },
  ]);
});

test.each([
  ["2025", ["2025-04-27", "2025-09-28"]],
  ["2026", ["2026-01-04", "2026-09-20"]],
  ["2027", []],
])("a factory that closes on Sundays works on the official ones of %s", (year, worked) => {
  const resting = makeFactoryCalendar({ ...usualClosing, isClosedOnSundays: true });
  const [first, last] = spanOfDays(`${year}-01-01`, `${year}-12-31`);
  const days = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const openSundays = days.filter((day) => getWeekday(day) === 0 && resting(day) === null);
  expect(openSundays.map(toDate)).toEqual(worked);
});

function spanOfDays(from: string, to: string): [number, number] {
  return [toDayNumber(from), toDayNumber(to)];
}
