import { describe, expect, test } from "vitest";
import { calculateProductionPlan } from "./calculate";
import { addDays } from "@/lib/day-number";
import { directions, type PlannerField } from "./form";
import { findStep } from "./plan";
import { stepsToDoor } from "./planning-rules";
import { TODAY, answerFor, makeState, spanOf } from "./test-plans";

describe("back from the day at the door", () => {
  test.each([
    {
      name: "by sea, before Chinese New Year",
      input: { target: "2027-03-15" },
      dates: { departure: "2027-01-25", orderBy: "2026-12-10", samplesBy: "2026-11-26" },
      spans: ["2027-01-20 .. 2027-01-24", "2026-12-13 .. 2027-01-12"],
      skipped: [{ name: "New Year’s Day", from: "2027-01-01", to: "2027-01-01", days: 1 }],
    },
    {
      name: "by courier, over Chinese New Year",
      input: { target: "2027-03-15", mode: "courier", production: "14", samples: "7" },
      dates: { departure: "2027-03-02", orderBy: "2027-01-14", samplesBy: "2027-01-07" },
      spans: ["2027-03-01 .. 2027-03-01", "2027-01-17 .. 2027-02-21"],
      skipped: [{ name: "Chinese New Year", from: "2027-01-30", to: "2027-02-20", days: 22 }],
    },
  ])("$name", ({ input, dates, spans, skipped }) => {
    const { result } = answerFor(input);
    expect(result).toMatchObject({ ...dates, withSafety: input.target, daysLate: 0 });
    expect([spanOf(result, "booking"), spanOf(result, "production")]).toEqual(spans);
    expect(findStep(result, "production")?.skipped).toEqual(skipped);
  });

  test("says what a step waits for when the closure lies before it", () => {
    const { result } = answerFor({ target: "2028-02-29", mode: "air" });
    expect(result).toMatchObject({ departure: "2028-02-12", orderBy: "2027-12-09" });
    expect(spanOf(result, "rework")).toBe("2028-01-14 .. 2028-01-18");
    expect(findStep(result, "booking")?.waits).toEqual([
      { name: "Chinese New Year", from: "2028-01-19", to: "2028-02-09", days: 22 },
    ]);
  });

  test("begins and ends around Sundays where the factory is closed on them", () => {
    const { result } = answerFor({ target: "2027-03-15", sundays: "yes" });
    expect(spanOf(result, "booking")).toBe("2027-01-19 .. 2027-01-23");
    expect(findStep(result, "booking")?.skipped).toEqual([]);
    expect(findStep(result, "transit")?.waits).toEqual([
      { name: "Sunday", from: "2027-01-24", to: "2027-01-24", days: 1 },
    ]);
  });

  test("takes the days of a holiday as they are typed", () => {
    const closed = { laborDay: "0", closedBefore: "0", closedAfter: "60" };
    const { result } = answerFor({ target: "2027-07-01", mode: "rail", ...closed });
    expect(spanOf(result, "production")).toBe("2027-04-18 .. 2027-05-17");
    expect(result.closures[0]).toMatchObject({ from: "2027-02-06", to: "2027-04-07" });
  });
});

test("a step of no days is left out, but not all from the order to the door", () => {
  const none = Object.fromEntries(stepsToDoor.map((name) => [name, "0"]));
  for (const direction of directions) {
    for (const name of stepsToDoor) {
      const { steps, orderBy } = answerFor({ direction, ...none, [name]: "1" }).result;
      expect(steps.map((step) => step.name)).toEqual(["samples", name, "safety"]);
      expect(orderBy).toBe(steps[1]?.from);
    }
    const outcome = calculateProductionPlan(makeState({ direction, ...none }), TODAY);
    const errors = outcome.ok ? [] : Object.values(outcome.errors);
    expect(errors).toEqual([expect.stringContaining("0 days")]);
  }
  const { samplesBy, start, orderBy } = answerFor({ target: "2027-03-15", samples: "0" }).result;
  expect([samplesBy, start]).toEqual([null, orderBy]);
});

test("the example can be kept, on whatever day the page is opened", () => {
  for (let day = TODAY; day < "2027-11-23"; day = addDays(day, 2)) {
    expect(answerFor({}, day).result.daysLate, day).toBe(0);
  }
});

describe("forward from a day", () => {
  test("by sea with samples, as it is also shown beside a plan back", () => {
    const { result } = answerFor({ direction: "forward" });
    expect(answerFor({ target: "2027-03-15" }).result.fromToday.steps).toEqual(result.steps);
    expect(result).toMatchObject({
      target: null,
      orderBy: "2026-12-07",
      departure: "2027-01-22",
      atPort: "2027-02-26",
      arrival: "2027-03-05",
      withSafety: "2027-03-12",
    });
    expect(spanOf(result, "production")).toBe("2026-12-10 .. 2027-01-09");
  });

  test("from a day of its own, whatever day it is", () => {
    const { result } = answerFor({ direction: "forward", start: TODAY }, "2027-06-01");
    expect(result).toMatchObject({ withSafety: "2027-03-12", target: null, daysLate: 0 });
  });

  test("waits for the first open day", () => {
    const { result } = answerFor({ direction: "forward" }, "2027-02-10");
    expect(result.steps[0]).toMatchObject({
      name: "samples",
      from: "2027-02-21",
      waits: [{ name: "Chinese New Year", from: "2027-02-10", to: "2027-02-20", days: 11 }],
    });
  });
});

describe("the next major holidays", () => {
  test("have a last day to order, with usual durations", () => {
    const { result } = answerFor({ target: "2027-12-01", production: "90", closedBefore: "30" });
    expect(
      result.seasons.map(({ holiday, year, orderBy, samplesBy, plan }) => [
        `${holiday} ${year}`,
        orderBy,
        samplesBy,
        plan.departure,
      ]),
    ).toEqual([
      ["Chinese New Year 2027", "2026-12-15", "2026-12-01", "2027-01-30"],
      ["Golden Week 2027", "2027-08-16", "2027-08-02", "2027-10-01"],
    ]);
  });

  test("are those whose closure begins after today", () => {
    const years = (today: string) =>
      answerFor({ direction: "forward" }, today).result.seasons.map(
        ({ holiday, year }) => `${holiday} ${year}`,
      );
    expect(years("2027-01-29")).toEqual(["Chinese New Year 2027", "Golden Week 2027"]);
    expect(years("2027-01-30")).toEqual(["Golden Week 2027", "Chinese New Year 2028"]);
    expect(years("2036-01-21")).toEqual(["Golden Week 2036"]);
  });
});

test("the calculation lists every step and every answer with its dates", () => {
  const { steps } = answerFor({ target: "2027-03-15" });
  expect(steps).toHaveLength(12);
  const production = steps.find(({ label }) => label === "Production");
  expect(production?.how).toMatch(/^30 open days, .*Jan 1/);
  expect(production?.value).toBe("Dec 13, 2026 to Jan 12, 2027");
  expect(steps.map(({ value }) => value)).toContain("Thursday, December 10, 2026");
});

test.each<[field: PlannerField, text: string, message: string, others?: object]>([
  ["target", "2036-01-01", "Dates until 31 December 2035"],
  ["target", TODAY, "Choose a date in the future"],
  ["start", "", "Enter a real date", { direction: "forward" }],
  ["start", "2024-12-31", "Dates from 1 January 2025", { direction: "forward" }],
  ["start", "2037-01-01", "Dates until 31 December 2036", { direction: "forward" }],
  ["production", "366", "Whole days from 0 to 365"],
  ["closedBefore", "61", "Whole days from 0 to 60"],
])("%s %j: %s", (name, text, message, others = {}) => {
  expect(calculateProductionPlan(makeState({ ...others, [name]: text }), TODAY)).toEqual({
    ok: false,
    errors: { [name]: message },
  });
});

test("the first and the last day can be planned for, and the other direction’s day is not needed", () => {
  for (const target of ["2026-11-24", "2035-12-31"])
    expect(answerFor({ target, start: "" }).result.withSafety).toBe(target);
  expect(answerFor({ direction: "forward", target: "" }).ok).toBe(true);
});
