import { describe, expect, test } from "vitest";
import { calculateProductionPlan } from "./calculate";
import type { ProductionPlan } from "./compute";
import { addDays } from "./day-number";
import { directions } from "./form";
import { findStep } from "./plan";
import { transportSteps, factorySteps, stepsToDoor } from "./planning-rules";
import { TODAY, answerFor, makeState, spanOf } from "./test-plans";

describe("back from the day at the door", () => {
  test.each([
    {
      name: "F1",
      input: { target: "2027-03-15" },
      departure: "2027-01-25",
      booking: "2027-01-20 .. 2027-01-24",
      production: "2026-12-13 .. 2027-01-12",
      orderBy: "2026-12-10",
      samplesBy: "2026-11-26",
    },
    {
      name: "F3",
      input: { target: "2027-11-01" },
      departure: "2027-09-13",
      booking: "2027-09-08 .. 2027-09-12",
      production: "2027-08-02 .. 2027-08-31",
      orderBy: "2027-07-30",
      samplesBy: "2027-07-16",
    },
    {
      name: "F5",
      input: { target: "2027-07-01", mode: "rail" },
      departure: "2027-05-30",
      booking: "2027-05-25 .. 2027-05-29",
      production: "2027-04-13 .. 2027-05-17",
      orderBy: "2027-04-10",
      samplesBy: "2027-03-26",
    },
    {
      name: "F7",
      input: { target: "2028-02-29", mode: "air" },
      departure: "2028-02-12",
      booking: "2028-02-10 .. 2028-02-11",
      production: "2027-12-12 .. 2028-01-11",
      orderBy: "2027-12-09",
      samplesBy: "2027-11-25",
    },
    {
      name: "F9",
      input: { target: "2027-03-15", mode: "courier", production: "14", samples: "7" },
      departure: "2027-03-02",
      booking: "2027-03-01 .. 2027-03-01",
      production: "2027-01-17 .. 2027-02-21",
      orderBy: "2027-01-14",
      samplesBy: "2027-01-07",
    },
    {
      name: "F11, to leave before Chinese New Year",
      input: { target: "2027-03-20" },
      departure: "2027-01-30",
      booking: "2027-01-25 .. 2027-01-29",
      production: "2026-12-18 .. 2027-01-17",
      orderBy: "2026-12-15",
      samplesBy: "2026-12-01",
    },
    {
      name: "F13, to leave before Golden Week",
      input: { target: "2027-11-19" },
      departure: "2027-10-01",
      booking: "2027-09-26 .. 2027-09-30",
      production: "2027-08-19 .. 2027-09-18",
      orderBy: "2027-08-16",
      samplesBy: "2027-08-02",
    },
  ])("$name", ({ input, departure, booking, production, orderBy, samplesBy }) => {
    const { result } = answerFor(input);
    expect({ ...result, ...{ steps: [], closures: [] } }).toMatchObject({
      departure,
      orderBy,
      samplesBy,
      withSafety: input.target,
      daysLate: 0,
    });
    expect(spanOf(result, "booking")).toBe(booking);
    expect(spanOf(result, "production")).toBe(production);
  });

  test("names every closed day that a step skips", () => {
    const skipped = (input: Parameters<typeof answerFor>[0], step: "production" | "samples") =>
      findStep(answerFor(input).result, step)?.skipped;
    expect(skipped({ target: "2027-03-15" }, "production")).toEqual([
      { name: "New Year’s Day", from: "2027-01-01", to: "2027-01-01", days: 1 },
    ]);
    expect(skipped({ target: "2027-07-01", mode: "rail" }, "production")).toEqual([
      { name: "Labor Day", from: "2027-05-01", to: "2027-05-05", days: 5 },
    ]);
    expect(skipped({ target: "2027-07-01", mode: "rail" }, "samples")).toEqual([
      { name: "Qingming", from: "2027-04-05", to: "2027-04-05", days: 1 },
    ]);
    const courier = { target: "2027-03-15", mode: "courier", production: "14", samples: "7" };
    expect(skipped(courier, "production")).toEqual([
      { name: "Chinese New Year", from: "2027-01-30", to: "2027-02-20", days: 22 },
    ]);
  });

  test("says what a step waits for when the closure lies before it", () => {
    const { result } = answerFor({ target: "2028-02-29", mode: "air" });
    expect(spanOf(result, "rework")).toBe("2028-01-14 .. 2028-01-18");
    expect(findStep(result, "booking")?.waits).toEqual([
      { name: "Chinese New Year", from: "2028-01-19", to: "2028-02-09", days: 22 },
    ]);
  });

  test("counts transport in calendar days, including holidays", () => {
    const { result } = answerFor({ target: "2027-03-15" });
    expect(result).toMatchObject({ atPort: "2027-03-01", arrival: "2027-03-08" });
    expect(spanOf(result, "transit")).toBe("2027-01-25 .. 2027-02-28");
    expect(spanOf(result, "customs")).toBe("2027-03-01 .. 2027-03-07");
    expect(spanOf(result, "safety")).toBe("2027-03-08 .. 2027-03-14");
    expect(findStep(result, "transit")?.skipped).toEqual([]);
    expect(result.closures.map(({ name }) => name)).toEqual(["New Year’s Day", "Chinese New Year"]);
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

describe("a step of no days", () => {
  test("is left out", () => {
    const { result } = answerFor({ target: "2027-03-15", samples: "0", rework: "0", safety: "0" });
    expect(result.steps.map(({ name }) => name)).toEqual([
      "order",
      "production",
      "inspection",
      "booking",
      "transit",
      "customs",
    ]);
    expect(result.samplesBy).toBeNull();
    expect(result.start).toBe(result.orderBy);
  });

  test("leaves the order to the day of the step after it", () => {
    const { result } = answerFor({ target: "2027-03-15", order: "0" });
    expect(result.orderBy).toBe("2026-12-13");
  });

  const none = {
    ...{ order: "0", production: "0", inspection: "0", rework: "0" },
    ...{ booking: "0", transit: "0", customs: "0" },
  };
  const nothingToPlan = {
    ok: false,
    errors: { production: "Every step from the order to your door is 0 days: nothing to plan" },
  };

  test.each([
    ["every step", { ...none, samples: "0", safety: "0" }],
    ["every step, forward", { ...none, samples: "0", safety: "0", direction: "forward" }],
    ["all but the samples", { ...none, safety: "0" }],
    ["all but samples and margin", none],
  ])("leaves nothing to plan if it is %s", (_, texts) => {
    expect(calculateProductionPlan(makeState(texts), TODAY)).toEqual(nothingToPlan);
  });

  test("may be each one, alone and with any others", () => {
    const names = [...factorySteps, ...transportSteps];
    for (let set = 0; set < 2 ** names.length; set++) {
      const zeros = names.filter((_, i) => set & (2 ** i));
      const texts = Object.fromEntries(zeros.map((name) => [name, "0"]));
      const isNothing = stepsToDoor.every((name) => zeros.some((zero) => zero === name));
      for (const direction of directions) {
        const outcome = calculateProductionPlan(makeState({ direction, ...texts }), TODAY);
        expect(outcome.ok, `${direction} without ${zeros.join()}`).toBe(!isNothing);
        if (outcome.ok) expectOrderDay(outcome.result);
      }
    }
  });

  /**
   * The order day is the first day of the step after the samples, and before the day at the door.
   */
  function expectOrderDay({ steps, orderBy, samplesBy, withSafety, departure }: ProductionPlan) {
    const [samples, next] = steps[0]?.name === "samples" ? steps : [null, steps[0]];
    expect(orderBy).toBe(next?.from);
    expect(orderBy <= departure && orderBy < withSafety).toBe(true);
    expect(samplesBy).toBe(samples?.from ?? null);
    if (samplesBy !== null) expect(samplesBy < orderBy).toBe(true);
  }
});

test("the example can be kept, on whatever day the page is opened", () => {
  for (let day = TODAY; day < "2027-11-23"; day = addDays(day, 2)) {
    expect(answerFor({}, day).result.daysLate, day).toBe(0);
  }
});

describe("forward from a day", () => {
  test("by sea with samples, from 2026-11-23", () => {
    const { result } = answerFor({ direction: "forward" });
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

  test("by air without samples, from 2026-11-21", () => {
    const input = { direction: "forward", mode: "air", samples: "0" };
    const { result } = answerFor(input, "2026-11-21");
    expect(spanOf(result, "production")).toBe("2026-11-24 .. 2026-12-23");
    expect(result).toMatchObject({ departure: "2027-01-03", withSafety: "2027-01-20" });
  });

  test("by sea without samples, from 2027-01-10", () => {
    const { result } = answerFor({ direction: "forward", samples: "0" }, "2027-01-10");
    expect(spanOf(result, "production")).toBe("2027-01-13 .. 2027-03-05");
    expect(result.withSafety).toBe("2027-05-06");
  });

  test("from a day of its own, whatever day it is", () => {
    const plans = ["2026-11-23", "2026-11-30", "2027-06-01"].map((today) => {
      const { result } = answerFor({ direction: "forward", start: "2026-11-23" }, today);
      const { steps, withSafety, target, daysLate } = result;
      return { steps, withSafety, target, daysLate };
    });
    expect(plans[0]).toMatchObject({ withSafety: "2027-03-12", target: null, daysLate: 0 });
    expect(plans[1]).toEqual(plans[0]);
    expect(plans[2]).toEqual(plans[0]);
  });

  test("waits for the first open day", () => {
    const { result } = answerFor({ direction: "forward" }, "2027-02-10");
    expect(result.steps[0]).toMatchObject({
      name: "samples",
      from: "2027-02-21",
      waits: [{ name: "Chinese New Year", from: "2027-02-10", to: "2027-02-20", days: 11 }],
    });
    expect(result.closures[0]).toMatchObject({ from: "2027-01-30", to: "2027-02-20", days: 22 });
  });

  test("is also shown beside a plan back from the day at the door", () => {
    expect(answerFor({ target: "2027-03-15" }).result.fromToday.withSafety).toBe("2027-03-12");
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
    expect(years("2027-10-01")).toEqual(["Chinese New Year 2028", "Golden Week 2028"]);
    expect(years("2036-01-21")).toEqual(["Golden Week 2036"]);
  });
});

test("the calculation lists every step and every answer with its dates", () => {
  const { steps } = answerFor({ target: "2027-03-15" });
  expect(steps).toHaveLength(12);
  expect(steps).toContainEqual({
    label: "Production",
    how: "30 open days, skips New Year’s Day (Jan 1)",
    value: "Dec 13, 2026 to Jan 12, 2027",
  });
  expect(steps).toContainEqual({
    label: "Order by",
    how: "the first day of the order",
    value: "Thursday, December 10, 2026",
  });
});

describe("errors are shown at their fields", () => {
  test.each([
    ["target", "2027-02-30", "Enter a real date"],
    ["target", "", "Enter a real date"],
    ["target", "15.03.2027", "Enter a real date"],
    ["target", "2036-01-01", "Dates until 31 December 2035"],
    ["target", "2026-11-23", "Choose a date in the future"],
    ["target", "2026-11-22", "Choose a date in the future"],
    ["target", "0202-03-15", "Choose a date in the future"],
    ["production", "-1", "Whole days from 0 to 365"],
    ["production", "2.5", "Whole days from 0 to 365"],
    ["production", "400", "Whole days from 0 to 365"],
    ["production", "", "Whole days from 0 to 365"],
    ["production", "1e2", "Whole days from 0 to 365"],
    ["transit", "12,5", "Use a point for decimals"],
    ["closedBefore", "61", "Whole days from 0 to 60"],
    ["closedAfter", "61", "Whole days from 0 to 60"],
    ["goldenWeek", "31", "Whole days from 0 to 30"],
    ["mode", "rocket", "Choose a mode"],
    ["direction", "sideways", "Choose one"],
    ["sundays", "", "Choose yes or no"],
  ])("%s %j: %s", (name, text, message) => {
    const state = makeState({ [name]: text });
    expect(calculateProductionPlan(state, "2026-11-23")).toEqual({
      ok: false,
      errors: { [name]: message },
    });
  });

  test.each(["2026-11-24", "2035-12-31"])("%s is a day to plan for", (target) => {
    expect(answerFor({ target }).result.withSafety).toBe(target);
  });

  test.each([
    ["", "Enter a real date"],
    ["2024-12-31", "Dates from 1 January 2025"],
    ["2037-01-01", "Dates until 31 December 2036"],
  ])("start %j: %s", (start, message) => {
    const state = makeState({ direction: "forward", start });
    expect(calculateProductionPlan(state, TODAY)).toEqual({
      ok: false,
      errors: { start: message },
    });
  });

  test("only the day at the door or the start day is required", () => {
    expect(answerFor({ direction: "forward", target: "" }).ok).toBe(true);
    expect(answerFor({ direction: "back", start: "" }).ok).toBe(true);
  });
});
