import { expect, test } from "vitest";
import { answer, form, steps } from "@/content/tools/aql-sampling";
import { findFigures } from "../../../tests/support/figures";
import { errorsOf, solve as solveTool, type Typed } from "../../../tests/support/solve-tool";
import { LETTERS, PLANS } from "../../../tests/support/aql-plans";
import { aqls, letters, levels, severities } from "./aql-tables";
import { findCodeLetter, findPlan } from "./find-plan";
import { drawSample } from "./lot-squares";
import { aqlSamplingTool } from "./aql-sampling-page";
import { formatChance } from "./view";

const solve = (typed: Typed = {}) => solveTool(aqlSamplingTool, typed);

test.each<[name: string, texts: Typed, plans: string[], inspected: number]>([
  ["of the example", {}, ["J 80 5/6", "J 80 7/8"], 80],
  ["of tightened inspection", { severity: "tightened" }, ["J 80 3/4", "J 80 5/6"], 80],
  ["of another level", { level: "S-3", major: "1.0" }, ["E 13 0/1", "E 13 1/2"], 13],
  ["with samples of two sizes", { lot: "600,000" }, ["N 500 21/22", "M 315 21/22"], 500],
  [
    "with the larger sample for minor defects",
    { lot: "600,000", major: "4.0", minor: "2.5" },
    ["M 315 21/22", "N 500 21/22"],
    500,
  ],
  ["of a lot smaller than its sample", { lot: "15", major: "0.65" }, ["F 15 0/1", "B 3 0/1"], 15],
])("the plans %s, and the pieces to open", (_name, texts, plans, inspected) => {
  const { result } = solve(texts);
  const { major, minor, critical } = result.classes;
  expect(
    [major, minor].map(
      ({ endLetter, sampleSize, accept }) => `${endLetter} ${sampleSize} ${accept}/${accept + 1}`,
    ),
  ).toEqual(plans);
  expect(result.inspected).toBe(inspected);
  expect(critical).toMatchObject({ aql: null, sampleSize: inspected, accept: 0 });
});

test("critical defects with an AQL of their own can need the largest sample", () => {
  expect(solve({ lot: "600000", critical: "0.065" }).result.inspected).toBe(1250);
});

test("the steps explain how the tables were read", () => {
  const letter = steps.letter("1,000", "501–1,200", "II");
  const noCritical = steps.noneAllowed("critical", "80 pieces");
  expect(
    solve().view.steps.map(({ label, how, value }) => [label, how, value].join(" | ")),
  ).toEqual([
    `${letter.label} | ${letter.how} | J`,
    "Major: J at AQL 2.5 | 80 pieces | accept 5, reject 6",
    "Minor: J at AQL 4.0 | 80 pieces | accept 7, reject 8",
    `${noCritical.label} | ${noCritical.how} | accept 0, reject 1`,
  ]);
  const { arrow, all, moreThanLot } = steps;
  const read = (texts: Typed) => solve(texts).view.steps[1]?.how;
  expect(read({ lot: "100", major: "1.0" })).toBe(`${arrow("F", "E")}13 pieces`);
  expect(read({ lot: "5" })).toBe(`${arrow("A", "C")}${all("5 pieces")}`);
  expect(read({ lot: "15", major: "0.65" })).toBe(
    `${arrow("B", "F")}${moreThanLot("20", "15 pieces")}`,
  );
  const strict = solve({ critical: "0.10", severity: "tightened" }).view.steps;
  expect(strict.map(({ label }) => label)).toContain("Critical: J at AQL 0.10, tightened");
});

test.each([
  [{ lot: "20", level: "I", major: "1.5", minor: "1.5" }, "B", "D"],
  [{ lot: "5,000", level: "S-2" }, "D", "E"],
  [{}, "J", "J"],
])("the card has the letter of the lot and that of its plan: %j", (texts, ofLot, ofPlan) => {
  const drawn = answer.drawn(answer.letter(ofLot, ofPlan));
  expect(solve(texts).view.text).toBe(drawn);
});

test("the answer is said in one breath, with what a pass is worth", () => {
  const { short, decision } = solve().view;
  expect(`${short.figure} ${short.text}`).toBe(
    "80 pieces; major accept 5, reject 6; minor accept 7, reject 8",
  );
  expect(decision).toMatch(/ 4% .* 91% /);
});

test("a chance is never rounded to 0% or 100%", () => {
  const written = [0, 0.2, 0.5, 90.75, 99.4, 99.5, 100].map(formatChance);
  expect(written).toEqual(["0%", "under 1%", "1%", "91%", "99%", "over 99%", "100%"]);
});

test("each field has its own error", () => {
  const { lot, major, critical, defective } = form.fields;
  expect(errorsOf(aqlSamplingTool, { lot: "1" })).toEqual({
    lot: lot.message,
  });
  expect(
    errorsOf(aqlSamplingTool, { lot: "12,5", major: "3.0", critical: "", defective: "101" }),
  ).toEqual({
    lot: lot.message,
    major: major.message,
    critical: critical.message,
    defective: defective.message,
  });
});

test.each([
  [form.fields.lot.message, ["2"]],
  [form.fields.defective.message, ["0", "100"]],
])("the error “%s” names the limits %j", (message, limits) => {
  expect(findFigures(message)).toEqual(limits);
});

const HUGE = 10_000_000;

test("the tables name the code letter of every lot size and level", () => {
  let smallest = 2;
  for (const [largest, row] of LETTERS) {
    const expected = row.split(" ");
    expect(levels.map((level) => findCodeLetter(largest, level))).toEqual(expected);
    expect(levels.map((level) => findCodeLetter(smallest, level))).toEqual(expected);
    smallest = largest + 1;
  }
});

test.each(severities)(
  "the tables hold every plan of %s inspection, arrows followed",
  (severity) => {
    for (const letter of letters) {
      const plans = aqls.map((aql) => findPlan(HUGE, letter, aql, severity));
      const written = plans.map(({ sampleSize, accept }) => `${sampleSize}/${accept}`).join(" ");
      expect(Object.entries(PLANS[severity])).toContainEqual([letter, written]);
    }
  },
);

test("the same different pieces are drawn at every build, from all of the lot", () => {
  const pieces = [...drawSample(1000, 80)];
  expect(pieces).toEqual([...drawSample(1000, 80)]);
  expect(new Set(pieces).size).toBe(80);
  for (const from of [0, 250, 500, 750]) {
    const quarter = pieces.filter((piece) => piece >= from && piece < from + 250);
    expect(quarter.length).toBeGreaterThan(10);
  }
  expect(drawSample(5, 5)).toEqual(new Set([0, 1, 2, 3, 4]));
});
