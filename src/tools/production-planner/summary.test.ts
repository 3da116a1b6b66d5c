import { expect, test } from "vitest";
import { answer } from "@/content/tools/production-planner";
import { changeText } from "@/lib/tools/form-state";
import { makeAnswerView, makeStickyAnswer } from "./answer-view";
import { listArrivals } from "./arrivals";
import { productionPlannerForm as form } from "./form";
import { announceProductionPlan, summarizeProductionPlan } from "./summary";
import { TODAY, answerFor, makeState } from "./test-plans";

function summaryOf(...input: Parameters<typeof answerFor>) {
  return summarizeProductionPlan(makeState(...input), answerFor(...input).result);
}

test("the enquiry has the dates, the days and the closure", () => {
  expect(summaryOf({ target: "2027-03-15" })).toEqual({
    answer: [
      "Order by: December 10, 2026",
      "Start samples by: November 26, 2026",
      "Ship leaves: January 25, 2027",
      "At the door: March 8, 2027, with safety margin March 15, 2027",
    ],
    details: [
      "Needed at the door: March 15, 2027",
      "Mode: Sea",
      "Days: Samples 14; Order, deposit, artwork 3; Production 30; Inspection 2; Rework buffer 5; Booking, truck, export 5; At sea 35; Customs and delivery 7; Safety margin 7",
      "Closed around Chinese New Year: 7 days before, 14 after",
    ],
  });
});

test("the enquiry says where the plan starts, and where it is late", () => {
  const forward = summaryOf({ direction: "forward", samples: "0", closedBefore: "1" });
  expect(forward.details[0]).toBe("Start: November 23, 2026");
  expect(forward.details[3]).toBe("Closed around Chinese New Year: 1 day before, 14 after");
  const late = summaryOf({ target: "2027-03-15", sundays: "yes" }, "2026-12-12");
  expect(late.answer.slice(0, 2)).toEqual([
    "Too late by: 26 days",
    "Started today, in time: no mode; first by courier (March 23, 2027)",
  ]);
  expect(late.details.at(-1)).toBe("Closed on Sundays: yes");
});

test("dates of a plan that is long or a year away include the year", () => {
  const figuresOf = (input: Parameters<typeof answerFor>[0]) =>
    makeAnswerView(answerFor(input).result).rows.map(({ figure }) => figure);
  expect(figuresOf({ target: "2027-03-15" })).toEqual(["Nov 26", "Jan 25", "Mar 12"]);
  expect(figuresOf({ target: "2029-03-15", transit: "365" })[0]).toBe("Dec 10, 2027");
  expect(figuresOf({ target: "2028-03-15" })[0]).toBe("Nov 20, 2027");
  const { figure, text } = makeStickyAnswer(answerFor({ target: "2028-03-15" }).result);
  expect(figure).toBe("Dec 4, 2027");
  expect(text).toContain("Jan 26, 2028");
});

test.each([
  [{ target: "2027-03-15" }, ["Order by December 10, 2026"]],
  [{ direction: "forward", start: "2026-11-16" }, ["by March 5, 2027", "from November 16, 2026"]],
])("%j is announced with its dates", (input, parts) => {
  for (const part of parts) expect(announceProductionPlan(answerFor(input).result)).toContain(part);
});

const target = "2027-03-15";
const door = "March 15, 2027";
const { late } = answer;

test.each([
  {
    name: "samples and order are too late, and one mode is fast enough",
    plan: answerFor({ target }, "2026-12-12").result,
    headline: [late.samples, "16 days", late.unit],
    text: [late.orderToo("2 days"), late.inTime("by courier (March 13, 2027)", door)],
    bar: late.shortInTime("by courier"),
  },
  {
    name: "only the samples are too late",
    plan: answerFor({ target }, "2026-12-10").result,
    headline: [late.samples, "14 days", late.unit],
    text: [late.withoutSamples("December 10"), late.inTime("by courier (March 11, 2027)", door)],
    bar: late.shortInTime("by courier"),
  },
  {
    name: "no samples, and the order was due yesterday",
    plan: answerFor({ target, samples: "0" }, "2026-12-11").result,
    headline: [late.order, "1 day", late.unit],
    text: [
      late.inTime(
        "by rail (February 27, 2027), by air (February 9, 2027) or by courier (February 4, 2027)",
        door,
      ),
    ],
    bar: late.shortInTime("by rail"),
  },
  {
    name: "no mode is fast enough",
    plan: answerFor({ target, mode: "courier" }, "2027-01-15").result,
    headline: [late.samples, "32 days", late.unit],
    text: [late.orderToo("18 days"), late.never(door, "by courier (April 15, 2027)")],
    bar: late.shortNever,
  },
])("$name", ({ plan, headline, text, bar }) => {
  const view = makeAnswerView(plan);
  expect([view.label, view.figure, view.unit]).toEqual(headline);
  expect(view.text).toBe(text.join(" "));
  expect(makeStickyAnswer(plan)).toEqual({ figure: headline[1], text: bar });
  expect(announceProductionPlan(plan)).toBe(`${headline.join(" ")}. ${view.text}`);
});

test("modes are named with the days that were typed for them, unless these are invalid", () => {
  const arrivalByAir = (transit: string) => {
    const air = changeText(form, makeState({ target }), { name: "mode", text: "air" }, TODAY);
    const typed = changeText(form, air, { name: "transit", text: transit }, TODAY);
    const sea = changeText(form, typed, { name: "mode", text: "sea" }, TODAY);
    return listArrivals(sea, TODAY).find(({ mode }) => mode === "air")?.withSafety;
  };
  expect(arrivalByAir("7")).toBe("2027-02-05");
  expect(arrivalByAir("17")).toBe("2027-02-15");
  expect(arrivalByAir("fast")).toBe("2027-02-05");
});

type Input = Parameters<typeof answerFor>;

const overNewYear = { target: "2027-03-15", mode: "courier", production: "14", samples: "7" };
const beforeNewYear = { target: "2028-02-29", mode: "air" };
const years = { production: "365", samples: "365", order: "365", transit: "365" };
const noChecks = { inspection: "0", rework: "0" };
const fromProduction = { direction: "forward", samples: "0", order: "0" };

test.each<[name: string, of: Input, parts: readonly string[]]>([
  [
    "a start in the past",
    [{ target: "2027-03-15" }, "2026-12-12"],
    [
      "Too late by 16 days",
      "16 days ago for samples and 2 days ago for the order",
      "April 22, 2027",
    ],
  ],
  [
    "a plan forward from a past day",
    [{ direction: "forward", start: "2026-11-16" }],
    ["started 7 days ago, on November 16, 2026", "at your door by March 12, 2027"],
  ],
  [
    "a holiday within production",
    [overNewYear],
    ["Chinese New Year 2027 costs 22 days in production: closed January 30 to February 20."],
  ],
  [
    "a holiday within rework",
    [{ target: "2027-12-04" }],
    ["Golden Week 2027 costs 7 days in rework"],
  ],
  [
    "a holiday right after rework",
    [beforeNewYear],
    ["Chinese New Year 2028 costs 22 days between rework and booking"],
  ],
  [
    "a holiday 10 days after production",
    [{ target: "2027-03-16", ...noChecks }],
    ["Rush before Chinese New Year 2027: production ends 10 days before"],
  ],
  [
    "a holiday 27 days before production",
    [fromProduction, "2027-03-05"],
    ["Slow start after Chinese New Year 2027: production begins 27 days after it"],
  ],
  [
    "a holiday 14 days after departure",
    [{ target: "2027-11-05" }],
    ["the ship leaves 14 days before Golden Week on October 1"],
  ],
  [
    "a departure on the holiday itself",
    [{ target: "2027-11-19" }],
    ["the ship leaves on the day of Golden Week on October 1"],
  ],
  [
    "days after the end of the table",
    [{ direction: "forward", ...years }, "2034-05-01"],
    ["before 2025 and after 2036"],
  ],
])("%s causes a warning", (_name, of, parts) => {
  const { warnings } = answerFor(...of);
  for (const part of parts) expect(warnings.join("\n")).toContain(part);
});

test.each<[name: string, of: Input, warning: RegExp]>([
  ["a plan far from holidays", [{ target: "2027-09-01" }], /./],
  ["a start today", [{ target: "2027-03-15" }, "2026-11-26"], /Too late/],
  ["a plan forward from today", [{ direction: "forward" }], /started|Too late/],
  ["a holiday within samples or booking", [{ target: "2027-06-15" }], /costs/],
  ["a holiday 11 days after production", [{ target: "2027-03-15", ...noChecks }], /Rush/],
  ["a holiday 28 days before production", [fromProduction, "2027-03-06"], /Slow/],
  ["a holiday 15 days after departure", [{ target: "2027-11-04" }], /the ship leaves/],
])("%s causes none", (_name, of, warning) => {
  expect(answerFor(...of).warnings.join("\n")).not.toMatch(warning);
});
