import { expect, test } from "vitest";
import { answer } from "@/content/tools/production-planner";
import { changeText } from "@/lib/tools/form-state";
import { makeAnswerView, makeStickyAnswer } from "./answer-view";
import { listArrivals } from "./arrivals";
import { productionPlannerForm as form } from "./form";
import { announceProductionPlan } from "./summary";
import { TODAY, answerFor, makeState } from "./test-plans";

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
