import { expect, test } from "vitest";
import {
  answer,
  closures,
  contradictions,
  deadlines,
  form as words,
  plannerWords,
  warnings,
} from "@/content/tools/production-planner";
import { toolMessages } from "@/content/tools/shared";
import { addDays } from "@/lib/day-number";
import { modes } from "@/lib/trade/entry";
import { changeText, initialState } from "@/tools/engine/form/form-state";
import { readLinkQuery, writeLinkQuery } from "@/tools/engine/form/link-query";
import { findFigures } from "../../../tests/support/figures";
import { errorsOf, solve as solveTool, TODAY, type Typed } from "../../../tests/support/solve-tool";
import { listDeadlines } from "./calendar-button";
import { plannerForm as form } from "./form";
import type { PlannedStep } from "./plan";
import { productionPlannerTool } from "./production-planner-page";

const target = "2027-03-15";
const solve = (typed: Typed, today = TODAY) => solveTool(productionPlannerTool, typed, today);
const planFor = (typed: Typed, today = TODAY) => solve(typed, today).result;

const overNewYear = { target, mode: "courier", production: "14", samples: "7" };
const rightBefore = { target: "2028-02-29", mode: "air" };

/** For example "production 2026-12-13 to 2027-01-12, without newYearsDay 2027-01-01 to 2027-01-01". */
function sayStep({ name, from, to, waits, skipped }: PlannedStep): string {
  const say = (one: { name: string; from: string; to: string }) =>
    `${one.name} ${one.from} to ${one.to}`;
  return [
    say({ name, from, to }),
    ...waits.map((one) => `after ${say(one)}`),
    ...skipped.map((one) => `without ${say(one)}`),
  ].join(", ");
}

test.each<[name: string, of: [typed: Typed, today?: string], steps: string[]]>([
  [
    "back, by sea, before Chinese New Year",
    [{ target }],
    [
      "samples 2026-11-26 to 2026-12-09",
      "order 2026-12-10 to 2026-12-12",
      "production 2026-12-13 to 2027-01-12, without newYearsDay 2027-01-01 to 2027-01-01",
      "booking 2027-01-20 to 2027-01-24",
      "transit 2027-01-25 to 2027-02-28",
      "customs 2027-03-01 to 2027-03-07",
      "safety 2027-03-08 to 2027-03-14",
    ],
  ],
  [
    "back, around Sundays on which the factory is closed",
    [{ target, sundays: "yes" }],
    [
      "booking 2027-01-19 to 2027-01-23",
      "transit 2027-01-25 to 2027-02-28, after sunday 2027-01-24 to 2027-01-24",
    ],
  ],
  [
    "back, with the days of holidays that were typed",
    [{ target: "2027-07-01", mode: "rail", laborDay: "0", closedBefore: "0", closedAfter: "60" }],
    ["production 2027-04-18 to 2027-05-17"],
  ],
  [
    "forward, by sea",
    [{ direction: "forward" }],
    [
      "order 2026-12-07 to 2026-12-09",
      "production 2026-12-10 to 2027-01-09, without newYearsDay 2027-01-01 to 2027-01-01",
      "transit 2027-01-22 to 2027-02-25",
      "safety 2027-03-05 to 2027-03-11",
    ],
  ],
])("a plan %s", (_name, of, steps) => {
  expect(planFor(...of).steps.map(sayStep)).toEqual(expect.arrayContaining(steps));
});

test("a plan back has the plan forward from today beside it, and says which closures it meets", () => {
  const back = planFor({ target });
  expect(back.fromToday.steps).toEqual(planFor({ direction: "forward" }).steps);
  expect(back).toMatchObject({ daysLate: 0, landed: "2027-03-01", withSafety: target });
  const closed = { laborDay: "0", closedBefore: "0", closedAfter: "60" };
  const { closures } = planFor({ target: "2027-07-01", mode: "rail", ...closed });
  expect(closures[0]).toMatchObject({ from: "2027-02-06", to: "2027-04-07" });
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

test.each([
  ["2027-01-29", ["chineseNewYear 2027 2026-12-15", "goldenWeek 2027 2027-08-16"]],
  ["2027-01-30", ["goldenWeek 2027 2027-08-16", "chineseNewYear 2028 2027-12-04"]],
  ["2036-01-21", ["goldenWeek 2036 2036-08-17"]],
])(
  "on %s the next major holidays have a last day to order, with usual durations: %j",
  (today, last) => {
    const others = { direction: "forward", production: "90", closedBefore: "30" };
    const { seasons } = planFor(others, today);
    const said = seasons.map(
      ({ holiday, orderBy }) => `${holiday.holiday} ${holiday.year} ${orderBy}`,
    );
    expect(said).toEqual(last);
  },
);

test.each([
  ["target", "2036-01-01", contradictions.until("December 31, 2035")],
  ["target", TODAY, contradictions.past],
  ["start", "", toolMessages.date, { direction: "forward" }],
  ["start", "2024-12-31", contradictions.from("January 1, 2025"), { direction: "forward" }],
  ["start", "2037-01-01", contradictions.until("December 31, 2036"), { direction: "forward" }],
  ["production", "366", words.fields.production.message],
  ["closedBefore", "61", words.fields.closedBefore.message],
  ["qingming", "31", words.fields.qingming.message],
])("%s %j: %s", (name, text, message, others: Typed = {}) => {
  expect(errorsOf(productionPlannerTool, { ...others, [name]: text })).toEqual({ [name]: message });
});

test.each([
  [words.fields.production.message, ["0", "365"]],
  [words.fields.closedBefore.message, ["0", "60"]],
  [words.fields.qingming.message, ["0", "30"]],
])("the error “%s” names the limits %j", (message, limits) => {
  expect(findFigures(message)).toEqual(limits);
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
  const { query } = writeLinkQuery(form, forward, TODAY);
  expect(query).toBe(`v=1&s=${TODAY}&d=forward`);
  expect(readLinkQuery(form, query, "2026-11-24")?.state.texts.start).toBe(TODAY);
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

const door = "March 15, 2027";
const { decisions, late } = answer;
const { byMode, holidays } = plannerWords;

test.each<[typed: Typed, today: string, answer: string[]]>([
  [
    { target },
    TODAY,
    [
      "Order by Dec 10",
      "Dec 10, 2026 to order, ship Jan 25",
      answer.forDoor("Thursday, December 10, 2026", door),
      decisions.order("December 10, 2026", "November 26, 2026", door),
    ],
  ],
  [
    { target: "2028-03-15", samples: "0" },
    TODAY,
    [decisions.order("December 4, 2027", null, "March 15, 2028")],
  ],
  [
    { direction: "forward" },
    TODAY,
    [
      `${answer.atDoorBy} Mar 12`,
      `Mar 12, 2027 ${answer.shortArrival("Dec 7")}`,
      answer.fromStart("Friday, March 12, 2027", "November 23, 2026"),
      decisions.forward("December 7, 2026", "November 23, 2026", "March 12, 2027"),
    ],
  ],
  [
    { direction: "forward", start: "2026-11-16" },
    TODAY,
    [
      answer.fromPastStart("Friday, March 5, 2027", "November 16, 2026"),
      decisions.restart(7, "March 12, 2027"),
    ],
  ],
  [
    { target },
    "2026-12-12",
    [
      "Samples are 16 days too late",
      `16 days ${late.shortInTime(byMode.courier)}`,
      `${late.orderToo(2)} ${late.inTime([late.arrival(byMode.courier, "March 13, 2027")], door)}`,
      decisions.goBy(byMode.courier, "March 13, 2027", "April 22, 2027"),
    ],
  ],
  [
    { target },
    "2026-12-10",
    [
      `${late.withoutSamples("December 10")} ${late.inTime([late.arrival(byMode.courier, "March 11, 2027")], door)}`,
    ],
  ],
  [
    { target, samples: "0" },
    "2026-12-11",
    [
      "The order is 1 day too late",
      late.inTime(
        [
          late.arrival(byMode.rail, "February 27, 2027"),
          late.arrival(byMode.air, "February 9, 2027"),
          late.arrival(byMode.courier, "February 4, 2027"),
        ],
        door,
      ),
    ],
  ],
  [
    { target, mode: "courier" },
    "2027-01-15",
    [
      `32 days ${late.shortNever}`,
      `${late.orderToo(18)} ${late.never(door, late.arrival(byMode.courier, "April 15, 2027"))}`,
      decisions.move("April 15, 2027", byMode.courier),
    ],
  ],
])("the answer to %j on %s says %j", (typed, today, said) => {
  const { label, figure, unit, short, text, decision } = solve(typed, today).view;
  const headline = [label, figure, unit].filter(Boolean).join(" ");
  const all = [headline, `${short.figure} ${short.text}`, text, decision];
  expect(all).toEqual(expect.arrayContaining(said));
});

test("the decision names the day of the samples, if there are any, and when to order", () => {
  const datesOf = (typed: Typed) => solve(typed).view.decision.match(/\w+ \d+, \d{4}/g);
  const [samples, order] = ["November 26, 2026", "December 10, 2026"];
  expect(datesOf({ target })).toEqual([order, samples, door]);
  expect(datesOf({ target, samples: "0" })).toEqual([order, door]);
  const forward = { direction: "forward" };
  expect(datesOf(forward)).toEqual(["November 23, 2026", "December 7, 2026", "March 12, 2027"]);
  expect(datesOf({ ...forward, samples: "0" })).toEqual([expect.any(String), expect.any(String)]);
});

test("the lines of an enquiry have dates with their years", () => {
  const { rows } = solve({ target }, "2026-12-12").view;
  expect(rows.map(({ label, figure }) => `${label}: ${figure}`)).toEqual([
    `${answer.samplesWereDue}: Nov 26, 2026`,
    `${answer.orderWasDue}: Dec 10, 2026`,
    "Ship leaves: Jan 25, 2027",
    `${answer.startToday("December 12")}: Apr 22, 2027`,
  ]);
});

const noChecks = { inspection: "0", rework: "0" };
const fromProduction = { direction: "forward", samples: "0", order: "0" };
const years = { direction: "forward", production: "365", samples: "365", transit: "365" };

test.each<[name: string, of: [typed: Typed, today?: string], warning: RegExp | string]>([
  ["within production", [overNewYear], /costs 22 days in production: closed January 30 to Febr/],
  ["within rework", [{ target: "2027-12-04" }], /Golden Week 2027 costs 7 days in rework/],
  ["right after rework", [rightBefore], /costs 22 days between rework and booking/],
  [
    "10 days after production",
    [{ target: "2027-03-16", ...noChecks }],
    warnings.rush(`${holidays.chineseNewYear} 2027`, 10, "January 30"),
  ],
  [
    "27 days before production",
    [fromProduction, "2027-03-05"],
    warnings.slowStart(`${holidays.chineseNewYear} 2027`, 27),
  ],
  ["14 days after departure", [{ target: "2027-11-05" }], /leaves 14 days before Golden Week/],
  [
    "on the day of departure",
    [{ target: "2027-11-19" }],
    warnings.crowds("ship", 0, holidays.goldenWeek, "October 1"),
  ],
  ["after the end of the table", [years, "2035-05-01"], /before 2025 and after 2036/],
  ["far from the plan: none", [{ target: "2027-09-01" }], /^$/],
  ["within samples or booking: none", [{ target: "2027-06-15" }], /^(?!.*costs)/],
  ["11 days after production: none", [{ target, ...noChecks }], /^(?!.*Rush)/],
  ["28 days before production: none", [fromProduction, "2027-03-06"], /^(?!.*Slow)/],
  ["15 days after departure: none", [{ target: "2027-11-04" }], /^(?!.*the ship leaves)/],
])("the warning of a holiday %s", (_name, of, warning) => {
  expect(solve(...of).view.warnings.join(" ")).toMatch(warning);
});

test("the calendar has an event for each step and the day at the door, with what it skips", () => {
  const { events } = listDeadlines(planFor({ target }), TODAY);
  const { summary } = deadlines;
  expect(events.map((event) => event.summary)).toEqual([
    ...[summary.samples, summary.order, summary.production, summary.inspection, summary.rework],
    ...[
      summary.booking,
      plannerWords.leaves.sea,
      summary.customs,
      summary.safety,
      deadlines.door.summary,
    ],
  ]);
  const skips = closures.skips(closures.named("newYearsDay", "Jan 1"));
  expect(events[2]).toMatchObject({
    date: "2026-12-13",
    text: deadlines.text("Production", `30 open days, ${skips}`, "Tuesday, January 12, 2027"),
  });
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
