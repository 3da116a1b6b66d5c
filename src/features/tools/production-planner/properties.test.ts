import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readLinkQuery, writeLinkQuery } from "@/lib/tools/link-query";
import { calculateProductionPlan } from "./calculate";
import { addDays, daysBetween, toDate, toDayNumber } from "./day-number";
import { makeFactoryCalendar, type FactoryCalendar } from "./factory-calendar";
import { productionPlannerForm, type PlannerState } from "./form";
import { planBackward, planForward, type Plan } from "./plan";
import {
  factorySteps,
  modes,
  usualClosing,
  usualStepDays,
  type ClosingRules,
  type StepDays,
} from "./planning-rules";
import { summarizeProductionPlan } from "./summary";
import { TODAY, makeState } from "./test-plans";

const target = fc.integer({ min: toDayNumber("2025-01-01"), max: toDayNumber("2035-12-31") });
const dayCount = (max: number) => fc.oneof(fc.constant(0), fc.integer({ min: 1, max }));

const stepDays = (max: number): fc.Arbitrary<StepDays> =>
  fc.record({
    samples: dayCount(max),
    order: dayCount(max),
    production: dayCount(max),
    inspection: dayCount(max),
    rework: dayCount(max),
    booking: dayCount(max),
    transit: dayCount(max),
    customs: dayCount(max),
    safety: dayCount(max),
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

describe("planning back and then forward", () => {
  const calendar = makeFactoryCalendar(usualClosing);

  test.each(modes)(
    "by %s meets every third date to 2035, and misses it when started a day later",
    (mode) => {
      const last = toDayNumber("2035-12-31");
      for (let day = toDayNumber("2026-11-24"); day <= last; day += 3) {
        expectLatest(usualStepDays(mode), calendar, day);
      }
    },
  );

  test("meets the date with any days and closures", () => {
    fc.assert(
      fc.property(stepDays(120), closing, target, (days, rules, day) => {
        expectLatest(days, makeFactoryCalendar(rules), day);
      }),
      { numRuns: 150 },
    );
  });
});

/** Steps follow one another. Factory steps start and end on open days and have their length. */
function expectConsistentPlan({ steps }: Plan, calendar: FactoryCalendar) {
  for (const [i, step] of steps.entries()) {
    const previous = steps[i - 1];
    if (previous) expect(step.from > previous.to).toBe(true);
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

test("between two factory steps every day is closed", () => {
  fc.assert(
    fc.property(stepDays(60), closing, target, (days, rules, day) => {
      const { steps } = planBackward(days, makeFactoryCalendar(rules), toDate(day));
      for (const [i, step] of steps.entries()) {
        const previous = steps[i - 1];
        if (!previous) continue;
        const waited = step.waits.reduce((sum, wait) => sum + wait.days, 0);
        expect(addDays(previous.to, waited + 1)).toBe(step.from);
      }
    }),
    { numRuns: 100 },
  );
});

test("no text in any field causes an exception or a summary that is too long", () => {
  const text = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.string({ unit: "binary", maxLength: 12 }),
    fc.integer({ min: -5, max: 400 }).map(String),
    fc.constantFrom(
      "365",
      "60",
      "1,0",
      "2027-02-30",
      "2027-03-15",
      "0000-01-01",
      "back",
      "forward",
    ),
    fc.constantFrom("sea", "courier", "constructor", "yes", "00007", `${"0".repeat(2000)}7`),
  );
  const names = Object.keys(productionPlannerForm.fields);
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), text, { maxKeys: 8 }), (changes) => {
      const state = makeState(changes);
      const outcome = calculateProductionPlan(state, TODAY);
      if (outcome.ok) summarizeProductionPlan(state, outcome.result);
    }),
    { numRuns: 300 },
  );
});

test("a link shows the same plan to whoever opens it, whenever", () => {
  const days = (max: number) => fc.integer({ min: 0, max }).map(String);
  const day = target.map(toDate);
  const count = fc.oneof(
    fc.record({ direction: fc.constant("back"), target: day, start: fc.constant("") }),
    fc.record({ direction: fc.constant("forward"), target: fc.constant(""), start: day }),
  );
  const others = fc.record({
    mode: fc.constantFrom(...modes),
    safety: days(365),
    samples: days(365),
    order: days(365),
    production: days(365),
    inspection: days(365),
    rework: days(365),
    booking: days(365),
    transit: days(365),
    customs: days(365),
    closedBefore: days(60),
    closedAfter: days(60),
    newYearsDay: days(30),
    qingming: days(30),
    laborDay: days(30),
    dragonBoat: days(30),
    midAutumn: days(30),
    goldenWeek: days(30),
    sundays: fc.constantFrom("no", "yes"),
  });
  fc.assert(
    fc.property(count, others, (days, typed) => {
      const state: PlannerState = { texts: { ...days, ...typed }, rows: [], exampleKeys: [] };
      const link = writeLinkQuery(productionPlannerForm, state, TODAY, { withPinned: true });
      expect(readLinkQuery(productionPlannerForm, link, "2026-12-24")).toEqual({
        state,
        dropped: [],
      });
    }),
    { numRuns: 100 },
  );
});
