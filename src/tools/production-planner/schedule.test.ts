import fc from "fast-check";
import { expect, test } from "vitest";
import { computeProductionPlan } from "./compute";
import { toDate, toDayNumber } from "@/lib/day-number";
import { modes, usualClosing } from "./planning-rules";
import { makeSchedule } from "./schedule";
import { TODAY, answerFor } from "./test-plans";

const example = makeSchedule(answerFor({ target: "2027-03-15" }).result);

test("the drawing of a plan has a bar for each step, to the scale of the 110 days from samples to door", () => {
  expect(example.rows.map(({ step }) => step.name)).toHaveLength(9);
  expect(example.rows[0]).toMatchObject({ at: 0, width: 14 / 110, desk: "find", side: "right" });
  expect(example.rows[6]).toMatchObject({ at: 60 / 110, width: 35 / 110, desk: "ship" });
  expect(example.rows.filter(({ isBuffer }) => isBuffer).map(({ step }) => step.name)).toEqual([
    "rework",
    "safety",
  ]);
});

test("the drawing of a plan shades what is closed, names it, and cuts it out of the bars", () => {
  const days = example.shades.map(({ at, width }) => [at, width].map((n) => Math.round(n * 110)));
  expect(days).toEqual([
    [36, 1],
    [65, 22],
  ]);
  expect(example.notes.map(({ text }) => text)).toEqual([
    "Chinese New Year, Jan 30 to Feb 20",
    "New Year’s Day, Jan 1",
  ]);
  expect(example.rows[2]).toMatchObject({ cuts: [{ at: 19 / 31 }], hasRoom: true });
  const resting = makeSchedule(answerFor({ target: "2027-03-15", sundays: "yes" }).result);
  expect(resting.rows[2]).toMatchObject({ hasRoom: false });
});

test("the drawing of a plan has the months on its axis, or the years of a long plan", () => {
  const [first, ...others] = example.ticks;
  expect([first?.label, others.at(-1)?.label, others.length]).toEqual(["December", "March", 3]);
  const long = { production: "365", samples: "365", transit: "365" };
  const { ticks } = makeSchedule(answerFor({ direction: "forward", ...long }).result);
  expect(ticks.map(({ label }) => label)).toEqual(["2027", "2028", "2029", ""]);
});

test("the drawing of a plan of a few days labels the first one on the axis", () => {
  const none = { samples: "0", order: "0", production: "0", inspection: "0", rework: "0" };
  const { result } = answerFor({ target: "2027-03-15", mode: "courier", ...none });
  expect(makeSchedule(result).ticks.map(({ label }) => label)).toEqual(["March"]);
  const soon = answerFor({ target: "2027-03-29", mode: "courier", ...none }).result;
  expect(makeSchedule(soon).ticks).toEqual([{ at: 0, label: "Mar 15" }]);
});

test("the drawing of a plan never draws outside its frame, nor crowds its axis", () => {
  const days = fc.constantFrom(0, 1, 14, 90, 365);
  const stepDays = fc.record({
    ...{ samples: days, order: days, production: days, inspection: days, rework: days },
    ...{ booking: days, transit: days, customs: days, safety: days },
  });
  const target = fc.integer({ min: 20_800, max: toDayNumber("2035-12-31") });
  fc.assert(
    fc.property(stepDays, target, fc.boolean(), (steps, day, isClosedOnSundays) => {
      const closing = { ...usualClosing, isClosedOnSundays };
      const input = {
        anchor: { direction: "back", day: toDate(day) } as const,
        mode: modes[0],
        days: steps,
        closing,
      };
      const plan = computeProductionPlan(input, TODAY, []);
      const { rows, ticks, shades, notes } = makeSchedule(plan);
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
