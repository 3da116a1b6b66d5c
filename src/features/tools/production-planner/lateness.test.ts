import { expect, test } from "vitest";
import { changeText } from "@/lib/tools/form-state";
import { makeAnswerView, makeStickyAnswer } from "./answer-view";
import { listArrivals } from "./arrivals";
import { productionPlannerForm as form } from "./form";
import { announceProductionPlan } from "./summary";
import { TODAY, answerFor, makeState } from "./test-plans";

const target = "2027-03-15";

test.each([
  {
    name: "samples and order are too late, and one mode is fast enough",
    plan: answerFor({ target }, "2026-12-12").result,
    headline: ["Samples are", "16 days", "too late"],
    text: "The order is 2 days too late as well. If you start today, goods for March 15, 2027 still arrive in time by courier (March 13, 2027), safety margin included.",
    bar: "too late, in time by courier",
  },
  {
    name: "only the samples are too late",
    plan: answerFor({ target }, "2026-12-10").result,
    headline: ["Samples are", "14 days", "too late"],
    text: "Without samples you are in time: order by December 10. If you start today, goods for March 15, 2027 still arrive in time by courier (March 11, 2027), safety margin included.",
    bar: "too late, in time by courier",
  },
  {
    name: "no samples, and the order was due yesterday",
    plan: answerFor({ target, samples: "0" }, "2026-12-11").result,
    headline: ["The order is", "1 day", "too late"],
    text: "If you start today, goods for March 15, 2027 still arrive in time by rail (February 27, 2027), by air (February 9, 2027) or by courier (February 4, 2027), safety margin included.",
    bar: "too late, in time by rail",
  },
  {
    name: "no mode is fast enough",
    plan: answerFor({ target, mode: "courier" }, "2027-01-15").result,
    headline: ["Samples are", "32 days", "too late"],
    text: "The order is 18 days too late as well. No mode arrives by March 15, 2027 any more: the first is there by courier (April 15, 2027), safety margin included.",
    bar: "too late, no mode in time",
  },
])("$name", ({ plan, headline, text, bar }) => {
  const view = makeAnswerView(plan);
  expect([view.label, view.figure, view.unit]).toEqual(headline);
  expect(view.text).toBe(text);
  expect(makeStickyAnswer(plan)).toEqual({ figure: headline[1], text: bar });
  expect(announceProductionPlan(plan)).toBe(`${headline.join(" ")}. ${text}`);
});

test("modes are named with the days that were typed for them, unless these are invalid", () => {
  const arrivalByAir = (transit: string) => {
    const air = changeText(form, makeState({ target }), { name: "mode", text: "air" }, TODAY);
    const typed = changeText(form, air, { name: "transit", text: transit }, TODAY);
    const sea = changeText(form, typed, { name: "mode", text: "sea" }, TODAY);
    return listArrivals(sea, TODAY).find(({ mode }) => mode === "air")?.withSafety;
  };
  expect([arrivalByAir("7"), arrivalByAir("17"), arrivalByAir("fast")]).toEqual([
    "2027-02-05",
    "2027-02-15",
    "2027-02-05",
  ]);
});
