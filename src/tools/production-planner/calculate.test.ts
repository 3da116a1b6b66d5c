import { describe, expect, test } from "vitest";
import { contradictions, deadlines, plannerWords } from "@/content/tools/production-planner";
import { addDays } from "@/lib/day-number";
import { changeText, initialState } from "@/tools/calculator/form/form-state";
import { readLinkQuery, writeLinkQuery } from "@/tools/calculator/form/link-query";
import { errorsOf, solve as solveTool, TODAY, type Typed } from "../../../tests/support/solve-tool";
import type { ProductionPlan } from "./calculate";
import { listDeadlines } from "./calendar-button";
import { plannerForm as form } from "./form";
import { findStep } from "./plan";
import { modes, type StepName } from "./planning-rules";
import { productionPlannerTool } from "./tool";

const target = "2027-03-15";
const solve = (typed: Typed, today = TODAY) => solveTool(productionPlannerTool, typed, today);
const planFor = (typed: Typed, today = TODAY) => solve(typed, today).result;

/** For example "2026-12-13 .. 2027-01-12". */
function spanOf(plan: ProductionPlan, name: StepName) {
  const step = findStep(plan, name);
  return step && `${step.from} .. ${step.to}`;
}

describe("back from the day at the door", () => {
  test.each([
    {
      name: "by sea, before Chinese New Year",
      typed: { target },
      dates: { departure: "2027-01-25", orderBy: "2026-12-10", samplesBy: "2026-11-26" },
      spans: ["2027-01-20 .. 2027-01-24", "2026-12-13 .. 2027-01-12"],
      skipped: [{ name: "newYearsDay", from: "2027-01-01", to: "2027-01-01", days: 1 }],
    },
    {
      name: "by courier, over Chinese New Year",
      typed: { target, mode: "courier", production: "14", samples: "7" },
      dates: { departure: "2027-03-02", orderBy: "2027-01-14", samplesBy: "2027-01-07" },
      spans: ["2027-03-01 .. 2027-03-01", "2027-01-17 .. 2027-02-21"],
      skipped: [{ name: "chineseNewYear", from: "2027-01-30", to: "2027-02-20", days: 22 }],
    },
  ])("$name", ({ typed, dates, spans, skipped }) => {
    const plan = planFor(typed);
    expect(plan).toMatchObject({ ...dates, withSafety: target, daysLate: 0 });
    expect([spanOf(plan, "booking"), spanOf(plan, "production")]).toEqual(spans);
    expect(findStep(plan, "production")?.skipped).toEqual(skipped);
  });

  test("says what a step waits for when the closure lies before it", () => {
    const plan = planFor({ target: "2028-02-29", mode: "air" });
    expect(plan).toMatchObject({ departure: "2028-02-12", orderBy: "2027-12-09" });
    expect(spanOf(plan, "rework")).toBe("2028-01-14 .. 2028-01-18");
    expect(findStep(plan, "booking")?.waits).toEqual([
      { name: "chineseNewYear", from: "2028-01-19", to: "2028-02-09", days: 22 },
    ]);
  });

  test("begins and ends around Sundays where the factory is closed on them", () => {
    const plan = planFor({ target, sundays: "yes" });
    expect(spanOf(plan, "booking")).toBe("2027-01-19 .. 2027-01-23");
    expect(findStep(plan, "booking")?.skipped).toEqual([]);
    expect(findStep(plan, "transit")?.waits).toEqual([
      { name: "sunday", from: "2027-01-24", to: "2027-01-24", days: 1 },
    ]);
  });

  test("takes the days of a holiday as they are typed", () => {
    const closed = { laborDay: "0", closedBefore: "0", closedAfter: "60" };
    const plan = planFor({ target: "2027-07-01", mode: "rail", ...closed });
    expect(spanOf(plan, "production")).toBe("2027-04-18 .. 2027-05-17");
    expect(plan.closures[0]).toMatchObject({ from: "2027-02-06", to: "2027-04-07" });
  });
});

describe("forward from a day", () => {
  test("by sea with samples, as it is also shown beside a plan back", () => {
    const plan = planFor({ direction: "forward" });
    expect(planFor({ target }).fromToday.steps).toEqual(plan.steps);
    expect(plan).toMatchObject({
      target: null,
      orderBy: "2026-12-07",
      departure: "2027-01-22",
      landed: "2027-02-26",
      arrival: "2027-03-05",
      withSafety: "2027-03-12",
    });
    expect(spanOf(plan, "production")).toBe("2026-12-10 .. 2027-01-09");
    const later = planFor({ direction: "forward", start: TODAY }, "2027-06-01");
    expect(later).toMatchObject({ withSafety: "2027-03-12", target: null, daysLate: 0 });
  });

  test("waits for the first open day", () => {
    expect(planFor({ direction: "forward" }, "2027-02-10").steps[0]).toMatchObject({
      name: "samples",
      from: "2027-02-21",
      waits: [{ name: "chineseNewYear", from: "2027-02-10", to: "2027-02-20", days: 11 }],
    });
  });
});

test("a step of no days is left out, but not all from the order to the door", () => {
  const toDoor = ["order", "production", "inspection", "rework", "booking", "transit", "customs"];
  const none = Object.fromEntries(toDoor.map((name) => [name, "0"]));
  for (const direction of ["back", "forward"]) {
    for (const name of toDoor) {
      const { steps, orderBy } = planFor({ direction, ...none, [name]: "1" });
      expect(steps.map((step) => step.name)).toEqual(["samples", name, "safety"]);
      expect(orderBy).toBe(steps[1]?.from);
    }
    const errors = errorsOf(productionPlannerTool, { direction, ...none });
    expect(errors).toEqual({ production: contradictions.noDays });
  }
  const { samplesBy, start, orderBy } = planFor({ target, samples: "0" });
  expect([samplesBy, start]).toEqual([null, orderBy]);
});

test("the example can be kept, on whatever day the page is opened", () => {
  for (let day = TODAY; day < "2027-11-23"; day = addDays(day, 2))
    expect(planFor({}, day).daysLate, day).toBe(0);
});

test("the next major holidays have a last day to order, with usual durations", () => {
  const { seasons } = planFor({ target: "2027-12-01", production: "90", closedBefore: "30" });
  expect(
    seasons.map(({ holiday, year, orderBy, samplesBy, departure }) =>
      [holiday, year, orderBy, samplesBy, departure].join(" "),
    ),
  ).toEqual([
    "chineseNewYear 2027 2026-12-15 2026-12-01 2027-01-30",
    "goldenWeek 2027 2027-08-16 2027-08-02 2027-10-01",
  ]);
});

test.each([
  ["2027-01-29", ["chineseNewYear 2027", "goldenWeek 2027"]],
  ["2027-01-30", ["goldenWeek 2027", "chineseNewYear 2028"]],
  ["2036-01-21", ["goldenWeek 2036"]],
])("on %s the next major holidays are those that have not begun: %j", (today, holidays) => {
  const { seasons } = planFor({ direction: "forward" }, today);
  expect(seasons.map(({ holiday, year }) => `${holiday} ${year}`)).toEqual(holidays);
});

test.each([
  ["target", "2036-01-01", "Dates until December 31, 2035"],
  ["target", TODAY, "Choose a date in the future"],
  ["start", "", "Enter a real date", { direction: "forward" }],
  ["start", "2024-12-31", "Dates from January 1, 2025", { direction: "forward" }],
  ["start", "2037-01-01", "Dates until December 31, 2036", { direction: "forward" }],
  ["production", "366", "Whole days from 0 to 365"],
  ["closedBefore", "61", "Whole days from 0 to 60"],
  ["qingming", "31", "Whole days from 0 to 30"],
])("%s %j: %s", (name, text, message, others: Typed = {}) => {
  expect(errorsOf(productionPlannerTool, { ...others, [name]: text })).toEqual({ [name]: message });
});

test("the first and the last day can be planned for, and the other direction’s day is not needed", () => {
  for (const day of ["2026-11-24", "2035-12-31"])
    expect(planFor({ target: day, start: "" }).withSafety).toBe(day);
  expect(planFor({ direction: "forward", target: "" }).target).toBeNull();
});

/** The form after these texts were typed one after the other. */
const type = (...changes: readonly (readonly [string, string])[]) =>
  changes.reduce(
    (state, [key, text]) => changeText(form, state, { key, text }, TODAY),
    initialState(form, TODAY),
  );

test("days typed for a mode come back with it, and those of the factory stay", () => {
  const typed = { transit: "28", booking: "9", customs: "4", production: "45" };
  const air = type(...Object.entries(typed), ["mode", "air"]);
  expect(air.texts).toMatchObject({ transit: "7", booking: "2", customs: "3", production: "45" });
  expect(changeText(form, air, { key: "mode", text: "sea" }, TODAY).texts).toMatchObject(typed);
});

test("a plan forward starts today, keeps its day in a link, and the day typed for a plan back", () => {
  const forward = type(["target", "2027-07-01"], ["direction", "forward"]);
  const link = writeLinkQuery(form, forward, TODAY, { withPinned: true });
  expect(link).toBe(`v=1&s=${TODAY}&d=forward`);
  expect(readLinkQuery(form, link, "2026-11-24")?.state.texts.start).toBe(TODAY);
  const back = changeText(form, forward, { key: "direction", text: "back" }, TODAY);
  expect(back.texts.target).toBe("2027-07-01");
});

test.each([
  ["7", "2027-02-05"],
  ["17", "2027-02-15"],
  ["fast", "2027-02-05"],
])("the arrival by another mode has the %s days typed for it, unless invalid", (days, day) => {
  const state = type(["mode", "air"], ["transit", days], ["mode", "sea"]);
  const outcome = productionPlannerTool.solve(state, TODAY);
  const arrivals = outcome.ok ? outcome.result.arrivals : [];
  expect(arrivals.map(({ mode }) => mode)).toEqual(modes);
  expect(arrivals[2]?.withSafety).toBe(day);
});

test.each<[typed: Typed, today: string, headline: string, short: string, decision: string]>([
  [
    { target },
    TODAY,
    "Order by Dec 10",
    "Dec 10, 2026 to order, ship Jan 25",
    "Order by December 10, 2026, and start samples by November 26, 2026, to have the goods on March 15, 2027.",
  ],
  [
    { target, samples: "0" },
    TODAY,
    "Order by Dec 10",
    "Dec 10, 2026 to order, ship Jan 25",
    "Order by December 10, 2026, to have the goods on March 15, 2027.",
  ],
  [
    { direction: "forward" },
    TODAY,
    "At your door by Mar 12",
    "Mar 12, 2027 at your door, order Dec 7",
    "Start samples on November 23, 2026, order on December 7, 2026, and count on the goods from March 12, 2027.",
  ],
  [
    { direction: "forward", start: "2026-11-16" },
    TODAY,
    "At your door by Mar 5",
    "Mar 5, 2027 at your door, order Nov 30",
    "This plan started 7 days ago: unless it is under way, start today, and count on the goods from March 12, 2027.",
  ],
  [
    { target },
    "2026-12-12",
    "Samples are 16 days too late",
    "16 days too late, in time by courier",
    "Go by courier and start today, to have the goods by March 13, 2027, or move the date to April 22, 2027 or later.",
  ],
  [
    { target, samples: "0" },
    "2026-12-11",
    "The order is 1 day too late",
    "1 day too late, in time by rail",
    "Go by rail and start today, to have the goods by February 27, 2027, or move the date to March 16, 2027 or later.",
  ],
  [
    { target, mode: "courier" },
    "2027-01-15",
    "Samples are 32 days too late",
    "32 days too late, no mode in time",
    "Move the date to April 15, 2027 or later, go by courier, and start today.",
  ],
])("the answer to %j on %s is %j, and what to do", (typed, today, headline, short, decision) => {
  const { view } = solve(typed, today);
  expect([view.label, view.figure, view.unit].filter(Boolean).join(" ")).toBe(headline);
  expect(`${view.short.figure} ${view.short.text}`).toBe(short);
  expect(view.decision).toBe(decision);
});

const byCourier = (day: string) =>
  `If you start today, goods for March 15, 2027 still arrive in time by courier (${day}), safety margin included.`;

test.each<[typed: Typed, today: string, text: string]>([
  [
    { target },
    "2026-12-12",
    `The order is 2 days too late as well. ${byCourier("March 13, 2027")}`,
  ],
  [
    { target },
    "2026-12-10",
    `Without samples you are in time: order by December 10. ${byCourier("March 11, 2027")}`,
  ],
  [
    { target, samples: "0" },
    "2026-12-11",
    byCourier("February 4, 2027").replace(
      "by c",
      "by rail (February 27, 2027), by air (February 9, 2027) or by c",
    ),
  ],
  [
    { target, mode: "courier" },
    "2027-01-15",
    "The order is 18 days too late as well. No mode arrives by March 15, 2027 any more: the first is there by courier (April 15, 2027), safety margin included.",
  ],
])("%j, too late on %s, says what still arrives in time", (typed, today, text) => {
  expect(solve(typed, today).view.text).toBe(text);
});

test("the lines of an enquiry have the dates with their years", () => {
  const linesOf = (today: string) =>
    solve({ target }, today).view.rows.map(({ label, figure }) => `${label}: ${figure}`);
  expect(linesOf(TODAY)).toEqual([
    "Start samples by: Nov 26, 2026",
    "Ship leaves: Jan 25, 2027",
    "Start on November 23: Mar 12, 2027",
  ]);
  expect(linesOf("2026-12-12")).toEqual([
    "Samples were due: Nov 26, 2026",
    "The order was due: Dec 10, 2026",
    "Ship leaves: Jan 25, 2027",
    "Start on December 12: Apr 22, 2027",
  ]);
});

const overNewYear = { target, mode: "courier", production: "14", samples: "7" };
const rightBefore = { target: "2028-02-29", mode: "air" };
const noChecks = { inspection: "0", rework: "0" };
const fromProduction = { direction: "forward", samples: "0", order: "0" };
const long = { direction: "forward", production: "365", samples: "365", transit: "365" };

test.each<[name: string, typed: Typed, today: string, warning: string]>([
  [
    "within production",
    overNewYear,
    TODAY,
    "New Year 2027 costs 22 days in production: closed January 30 to February 20.",
  ],
  ["within rework", { target: "2027-12-04" }, TODAY, "Golden Week 2027 costs 7 days in rework"],
  ["right after rework", rightBefore, TODAY, "2028 costs 22 days between rework and booking"],
  [
    "10 days after production",
    { target: "2027-03-16", ...noChecks },
    TODAY,
    "Rush before Chinese New Year 2027: production ends 10 days before",
  ],
  [
    "27 days before production",
    fromProduction,
    "2027-03-05",
    "Slow start after Chinese New Year 2027: production begins 27 days after it",
  ],
  [
    "14 days after departure",
    { target: "2027-11-05" },
    TODAY,
    "ship leaves 14 days before Golden Week on October 1",
  ],
  [
    "on the day of departure",
    { target: "2027-11-19" },
    TODAY,
    "ship leaves on the day of Golden Week on October 1",
  ],
  ["after the end of the table", long, "2035-05-01", "before 2025 and after 2036"],
])("a holiday %s causes a warning", (_name, typed, today, warning) => {
  expect(solve(typed, today).view.warnings.join()).toContain(warning);
});

test.each<[name: string, typed: Typed, today: string, warning: RegExp]>([
  ["far from the plan", { target: "2027-09-01" }, TODAY, /./],
  ["within samples or booking", { target: "2027-06-15" }, TODAY, /costs/],
  ["11 days after production", { target, ...noChecks }, TODAY, /Rush/],
  ["28 days before production", fromProduction, "2027-03-06", /Slow/],
  ["15 days after departure", { target: "2027-11-04" }, TODAY, /the ship leaves/],
])("a holiday %s causes none", (_name, typed, today, warning) => {
  expect(solve(typed, today).view.warnings.join()).not.toMatch(warning);
});

test("the calendar has an event for each step and the day at the door, with what it skips", () => {
  const { events } = listDeadlines(planFor({ target }), TODAY);
  const { samples, order, production, inspection, rework, booking, customs, safety } =
    deadlines.summary;
  expect(events.map(({ date, summary }) => `${date} ${summary}`)).toEqual([
    `2026-11-26 ${samples}`,
    `2026-12-10 ${order}`,
    `2026-12-13 ${production}`,
    `2027-01-13 ${inspection}`,
    `2027-01-15 ${rework}`,
    `2027-01-20 ${booking}`,
    `2027-01-25 ${plannerWords.leaves.sea}`,
    `2027-03-01 ${customs}`,
    `2027-03-08 ${safety}`,
    `2027-03-15 ${deadlines.door.summary}`,
  ]);
  expect(events[2]?.text).toBe(
    "Production: 30 open days, skips New Year’s Day (Jan 1), until Tuesday, January 12, 2027.",
  );
});

test.each([
  ["2026-12-10", 9, 1, deadlines.summary.order],
  ["2026-12-11", 8, 2, deadlines.summary.production],
  ["2027-03-15", 1, 9, deadlines.door.summary],
  ["2027-03-16", 0, 10, undefined],
])("on %s, %i events are ahead, and %i days have passed", (today, ahead, gone, first) => {
  const { events, past } = listDeadlines(planFor({ target }), today);
  expect([events.length, past, events[0]?.summary]).toEqual([ahead, gone, first]);
});
