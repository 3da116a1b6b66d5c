import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween, toDate, toDayNumber } from "@/lib/day-number";
import { makeFactoryCalendar, type FactoryCalendar } from "./factory-calendar";
import { planBackward, planForward, type Plan } from "./plan";
import {
  factorySteps,
  modes,
  usualClosing,
  usualStepDays,
  type ClosingRules,
  type StepDays,
} from "./planning-rules";

const target = fc.integer({ min: toDayNumber("2025-01-01"), max: toDayNumber("2035-12-31") });
const dayCount = (max: number) => fc.oneof(fc.constant(0), fc.integer({ min: 1, max }));

const stepDays = (max: number): fc.Arbitrary<StepDays> =>
  fc.record({
    ...{ samples: dayCount(max), order: dayCount(max), production: dayCount(max) },
    ...{ inspection: dayCount(max), rework: dayCount(max), booking: dayCount(max) },
    ...{ transit: dayCount(max), customs: dayCount(max), safety: dayCount(max) },
  });

const closing: fc.Arbitrary<ClosingRules> = fc.record({
  beforeChineseNewYear: fc.integer({ min: 0, max: 60 }),
  afterChineseNewYear: fc.integer({ min: 0, max: 60 }),
  short: fc.record({
    newYearsDay: dayCount(30),
    qingming: dayCount(30),
    laborDay: dayCount(30),
    dragonBoat: dayCount(30),
    midAutumn: dayCount(30),
    goldenWeek: dayCount(30),
  }),
  isClosedOnSundays: fc.boolean(),
});

function nextOpenDay(calendar: FactoryCalendar, date: string): string {
  let day = toDayNumber(date) + 1;
  while (calendar(day) !== null) day++;
  return toDate(day);
}

/** A backward plan is in time if it is kept, and late if it starts one open day later. */
function expectLatest(days: StepDays, calendar: FactoryCalendar, day: number) {
  const date = toDate(day);
  const { start } = planBackward(days, calendar, date);
  expect(planForward(days, calendar, start).withSafety <= date).toBe(true);
  const later = planForward(days, calendar, nextOpenDay(calendar, start));
  expect(later.withSafety > date).toBe(true);
}

test("a plan back from a date and then forward meets it, and misses it when started a day later", () => {
  fc.assert(
    fc.property(stepDays(120), closing, target, (days, rules, day) => {
      expectLatest(days, makeFactoryCalendar(rules), day);
    }),
    { numRuns: 300, examples: modes.map((mode) => [usualStepDays(mode), usualClosing, 20_800]) },
  );
});

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

test("steps never overlap, and no factory begins or ends one on a closed day", () => {
  fc.assert(
    fc.property(stepDays(365), closing, target, (days, rules, day) => {
      const calendar = makeFactoryCalendar(rules);
      expectConsistentPlan(planBackward(days, calendar, toDate(day)), calendar);
      expectConsistentPlan(planForward(days, calendar, toDate(day)), calendar);
    }),
    { numRuns: 150 },
  );
});
