import fc from "fast-check";
import { expect, test } from "vitest";
import { picture } from "@/content/tools/production-planner";
import { solve, type Typed } from "../../../tests/support/solve-tool";
import { toDate, toDayNumber } from "@/lib/day-number";
import { factorySteps, transportSteps } from "./planning-rules";
import { makeSchedule } from "./schedule";
import { productionPlannerTool } from "./production-planner-page";

const draw = (typed: Typed) => makeSchedule(solve(productionPlannerTool, typed).result);
const target = "2027-03-15";
const example = draw({ target });

test("the drawing of a plan has a bar for each step, to the scale of the 110 days from samples to door", () => {
  expect(example.rows.map(({ step }) => step.name)).toHaveLength(9);
  expect(example.rows[0]).toMatchObject({ at: 0, width: 14 / 110, tone: "accent", side: "right" });
  expect(example.rows[6]).toMatchObject({ at: 60 / 110, width: 35 / 110, tone: "support" });
  const buffers = example.rows.filter(({ isBuffer }) => isBuffer);
  expect(buffers.map(({ step }) => step.name)).toEqual(["rework", "safety"]);
});

test("the drawing of a plan shades what is closed, names it, and cuts it out of the bars", () => {
  const days = example.shades.map(({ at, width }) => [at, width].map((n) => Math.round(n * 110)));
  expect(days).toEqual([
    [36, 1],
    [65, 22],
  ]);
  expect(example.notes.map(({ text }) => text)).toEqual([
    picture.closing("chineseNewYear", "Jan 30 to Feb 20"),
    picture.closing("newYearsDay", "Jan 1"),
  ]);
  expect(example.rows[2]).toMatchObject({ cuts: [{ at: 19 / 31 }], hasRoom: true });
  expect(draw({ target, sundays: "yes" }).rows[2]).toMatchObject({ hasRoom: false });
});

test.each<[name: string, typed: Typed, labels: string[]]>([
  ["months", { target }, ["December", "January", "February", "March"]],
  [
    "years of a long plan",
    { direction: "forward", production: "365", samples: "365", transit: "365" },
    ["2027", "2028", "2029", ""],
  ],
  ["month of a few days", { target, ...courierOnly() }, ["March"]],
  ["first of a few days", { target: "2027-03-29", ...courierOnly() }, ["Mar 15"]],
])("the drawing of a plan has the %s on its axis", (_name, typed, labels) => {
  expect(draw(typed).ticks.map(({ label }) => label)).toEqual(labels);
});

function courierOnly() {
  const none = ["samples", "order", "production", "inspection", "rework"];
  return { mode: "courier", ...Object.fromEntries(none.map((name) => [name, "0"])) };
}

test("the drawing of a plan never draws outside its frame, nor crowds its axis", () => {
  const steps = [...factorySteps, ...transportSteps];
  const days = fc.tuple(...steps.map(() => fc.constantFrom("0", "1", "14", "90", "365")));
  const door = fc.integer({ min: 20_800, max: toDayNumber("2035-12-31") });
  const sundays = fc.constantFrom("no", "yes");
  const direction = fc.constantFrom("back", "forward");
  fc.assert(
    fc.property(days, door, sundays, direction, (counts, day, closed, way) => {
      const typed = Object.fromEntries(steps.map((name, i) => [name, counts[i] ?? "0"]));
      fc.pre(steps.some((name) => name !== "samples" && name !== "safety" && typed[name] !== "0"));
      const date = { direction: way, [way === "back" ? "target" : "start"]: toDate(day) };
      const { rows, ticks, shades, notes } = draw({ ...typed, ...date, sundays: closed });
      for (const { at, width } of [...rows, ...rows.flatMap(({ cuts }) => cuts), ...shades]) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(width).toBeGreaterThan(0);
        expect(at + width).toBeLessThan(1.000001);
      }
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(ticks.every(({ at }) => at >= 0 && at < 1)).toBe(true);
      expect(new Set(ticks.map(({ at }) => at)).size).toBe(ticks.length);
      expect(notes.length).toBeLessThanOrEqual(shades.length);
    }),
    { numRuns: 100 },
  );
});
