import fc from "fast-check";
import { expect, test } from "vitest";
import { holidayYears, shortHolidays } from "@/lib/china-holidays";
import { addDays, daysBetween, getWeekday, toDate, toDayNumber } from "@/lib/day-number";
import { modes } from "@/lib/trade/entry";
import { listClosures, makeFactoryCalendar, type FactoryCalendar } from "./factory-calendar";
import { planBackward, planForward, type Plan } from "./plan";
import {
  factorySteps,
  transportSteps,
  usualClosing,
  usualStepDays,
  type ClosingRules,
  type StepDays,
} from "./planning-rules";

const closuresOf = (rules: ClosingRules, from: string, to: string) =>
  listClosures(makeFactoryCalendar(rules), toDayNumber(from), toDayNumber(to));

test("Chinese New Year is not where many browsers put it", () => {
  expect(holidayYears.map(({ chineseNewYear }) => chineseNewYear)).toEqual([
    ...["2025-01-29", "2026-02-17", "2027-02-06", "2028-01-26", "2029-02-13", "2030-02-03"],
    ...["2031-01-23", "2032-02-11", "2033-01-31", "2034-02-19", "2035-02-08", "2036-01-28"],
  ]);
});

test("the closures of 2027 are those of the rules", () => {
  const closures = closuresOf(usualClosing, "2027-01-01", "2027-12-31");
  expect(closures.map(({ name, from, to }) => `${name} ${from} ${to}`)).toEqual([
    "newYearsDay 2027-01-01 2027-01-01",
    "chineseNewYear 2027-01-30 2027-02-20",
    "qingming 2027-04-05 2027-04-05",
    "laborDay 2027-05-01 2027-05-05",
    "dragonBoat 2027-06-09 2027-06-09",
    "midAutumn 2027-09-15 2027-09-15",
    "goldenWeek 2027-10-01 2027-10-07",
  ]);
});

test("a long break absorbs the holidays in it, Golden Week with a day more for Mid-Autumn, but not the Sunday after it", () => {
  expect(closuresOf({ ...usualClosing, closedBefore: 60 }, "2026-12-01", "2027-02-25")).toEqual([
    { name: "chineseNewYear", from: "2026-12-08", to: "2027-02-20", days: 75 },
  ]);
  expect(closuresOf(usualClosing, "2025-10-01", "2025-10-31")).toEqual([
    { name: "goldenWeek", from: "2025-10-01", to: "2025-10-08", days: 8 },
  ]);
  expect(closuresOf({ ...usualClosing, sundays: "yes" }, "2027-02-20", "2027-02-22")).toEqual([
    { name: "chineseNewYear", from: "2027-02-20", to: "2027-02-20", days: 1 },
    { name: "sunday", from: "2027-02-21", to: "2027-02-21", days: 1 },
  ]);
});

test.each([
  ["2025", ["2025-04-27", "2025-09-28"]],
  ["2026", ["2026-01-04", "2026-09-20"]],
  ["2027", []],
])("a factory that closes on Sundays works on the official ones of %s", (year, worked) => {
  const calendar = makeFactoryCalendar({ ...usualClosing, sundays: "yes" });
  const first = toDayNumber(`${year}-01-01`);
  const days = Array.from({ length: 365 }, (_, i) => first + i);
  const openSundays = days.filter((day) => getWeekday(day) === 0 && calendar(day) === null);
  expect(openSundays.map(toDate)).toEqual(worked);
});

const target = fc.integer({ min: toDayNumber("2025-01-01"), max: toDayNumber("2035-12-31") });
/** A number of days for each name, often none. */
function daysOf(names: readonly string[], max: number) {
  const days = fc.oneof(fc.constant(0), fc.integer({ min: 1, max }));
  return fc
    .array(days, { minLength: names.length, maxLength: names.length })
    .map((counts) => Object.fromEntries(names.map((name, i) => [name, counts[i] ?? 0])));
}

const stepDays = daysOf([...factorySteps, ...transportSteps], 365).map((days): StepDays => ({
  ...usualStepDays("sea"),
  ...days,
}));
const closing = fc
  .tuple(
    daysOf(["closedBefore", "closedAfter"], 60),
    daysOf(shortHolidays, 30),
    fc.constantFrom("no" as const, "yes" as const),
  )
  .map(([newYear, short, sundays]) => ({ ...usualClosing, ...newYear, ...short, sundays }));

/**
 * Steps follow one another. Factory steps start and end on open days and have their length, and all
 * days between two of them are closed.
 */
function expectConsistentPlan({ steps }: Plan, calendar: FactoryCalendar) {
  for (const [i, step] of steps.entries()) {
    const previous = steps[i - 1];
    const waited = step.waits.reduce((sum, { days }) => sum + days, 0);
    if (previous) expect(step.from).toBe(addDays(previous.to, waited + 1));
    const lost = step.skipped.reduce((sum, { days }) => sum + days, 0);
    expect(daysBetween(step.from, step.to) + 1).toBe(step.days + lost);
    if (!factorySteps.some((name) => name === step.name)) continue;
    expect(calendar(toDayNumber(step.from))).toBeNull();
    expect(calendar(toDayNumber(step.to))).toBeNull();
  }
}

test("a plan back from a date meets it, and no longer when it is started an open day later", () => {
  fc.assert(
    fc.property(stepDays, closing, target, (days, rules, day) => {
      const calendar = makeFactoryCalendar(rules);
      const date = toDate(day);
      const back = planBackward(days, calendar, date);
      const forward = planForward(days, calendar, back.start);
      for (const plan of [back, forward]) expectConsistentPlan(plan, calendar);
      expect(forward.withSafety <= date).toBe(true);
      let next = toDayNumber(back.start) + 1;
      while (calendar(next) !== null) next++;
      expect(planForward(days, calendar, toDate(next)).withSafety > date).toBe(true);
    }),
    { numRuns: 300, examples: modes.map((mode) => [usualStepDays(mode), usualClosing, 20_800]) },
  );
});
