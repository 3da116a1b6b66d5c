import { expect, test } from "vitest";
import { holidayYears } from "@/lib/china-holidays";
import { getWeekday, toDate, toDayNumber } from "@/lib/day-number";
import { listClosures, makeFactoryCalendar } from "./factory-calendar";
import { usualClosing } from "./planning-rules";

const calendar = makeFactoryCalendar(usualClosing);

test("Chinese New Year is not where many browsers put it", () => {
  expect(holidayYears.map(({ chineseNewYear }) => chineseNewYear)).toEqual([
    ...["2025-01-29", "2026-02-17", "2027-02-06", "2028-01-26", "2029-02-13", "2030-02-03"],
    ...["2031-01-23", "2032-02-11", "2033-01-31", "2034-02-19", "2035-02-08", "2036-01-28"],
  ]);
});

test("Golden Week takes a day longer in years in which Mid-Autumn falls into it", () => {
  const october = listClosures(calendar, ...spanOfDays("2025-10-01", "2025-10-31"));
  const span = { from: "2025-10-01", to: "2025-10-08", days: 8 };
  expect(october).toEqual([{ name: "Golden Week", ...span }]);
});

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
