import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { initialState, type FormState } from "@/lib/tools/form-state";
import { readLinkQuery, writeLinkQuery } from "@/lib/tools/link-query";
import { aqls, levels, severities } from "./aql-tables";
import { calculateAqlSampling, formatChance } from "./calculate";
import { aqlSamplingForm, type AqlField } from "./form";
import { announceAqlSampling, summarizeAqlSampling } from "./summary";

type State = FormState<AqlField, never>;

const TODAY = "2026-11-23";
const example: State = initialState(aqlSamplingForm, TODAY);
const typed = (texts: Partial<State["texts"]>): State => ({
  ...example,
  texts: { ...example.texts, ...texts },
});

function solve(texts: Partial<State["texts"]> = {}) {
  const outcome = calculateAqlSampling(typed(texts));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

function errorsOf(texts: Partial<State["texts"]>) {
  const outcome = calculateAqlSampling(typed(texts));
  return outcome.ok ? {} : outcome.errors;
}

const planOf = (texts: Partial<State["texts"]>) => {
  const { major, minor } = solve(texts).result.classes;
  return [major, minor].map(
    ({ endLetter, sampleSize, accept }) => `${endLetter} ${sampleSize} ${accept}/${accept + 1}`,
  );
};

describe("the worked cases", () => {
  test.each<[name: string, texts: Partial<State["texts"]>, plans: string[]]>([
    ["A1", {}, ["J 80 5/6", "J 80 7/8"]],
    ["A3", { lot: "501" }, ["J 80 5/6"]],
    ["A5, 0.65", { lot: "100", major: "0.65" }, ["F 20 0/1"]],
    ["A5, 1.0 up", { lot: "100", major: "1.0" }, ["E 13 0/1"]],
    ["A5, 1.5 down", { lot: "100", major: "1.5" }, ["G 32 1/2"]],
    ["A5, 2.5", { lot: "100" }, ["F 20 1/2"]],
    ["A7", { lot: "15", major: "0.65" }, ["F 15 0/1"]],
    ["A9", { lot: "5" }, ["C 5 0/1"]],
    ["A11", { lot: "600,000" }, ["N 500 21/22", "M 315 21/22"]],
    ["A13", { lot: "1000000000", level: "III", major: "1.0" }, ["Q 1250 21/22"]],
    ["A15", { level: "S-3", major: "1.0" }, ["E 13 0/1"]],
    ["A17", { severity: "tightened" }, ["J 80 3/4", "J 80 5/6"]],
  ])("%s", (_, texts, plans) => {
    expect(planOf(texts).slice(0, plans.length)).toEqual(plans);
  });

  test("A19: critical defects are counted in the largest sample, and none is allowed", () => {
    const { critical } = solve().result.classes;
    expect(critical).toMatchObject({ aql: null, sampleSize: 80, accept: 0 });
  });
});

test("classes may end on different samples, and the largest is opened", () => {
  const { result } = solve({ lot: "600000", critical: "0.065" });
  expect(result.inspected).toBe(
    Math.max(...Object.values(result.classes).map(({ sampleSize }) => sampleSize)),
  );
  expect(result.classes.minor).toMatchObject({ sampleSize: 315, accept: 21 });
});

test("the steps explain how the tables were read", () => {
  expect(solve().steps.map(({ label, how }) => `${label} | ${how}`)).toEqual([
    "Lot 1,000 lies in 501–1,200 | level II gives code letter J",
    "Major: J at AQL 2.5 | 80 pieces, accept 5, reject 6",
    "Minor: J at AQL 4.0 | 80 pieces, accept 7, reject 8",
    "No critical defect allowed | in the largest sample, 80 pieces: accept 0, reject 1",
  ]);
  expect(solve({ lot: "100", major: "1.0" }).steps[1]?.how).toBe(
    "the table sends you from F to E: 13 pieces, accept 0, reject 1",
  );
  expect(solve({ lot: "5" }).steps[1]?.how).toBe(
    "the table sends you from A to C: all 5 pieces, accept 0, reject 1",
  );
  expect(solve({ lot: "15", major: "0.65" }).steps[1]?.how).toBe(
    "the table sends you from B to F: 20 are more than the lot, so all 15 pieces, accept 0, reject 1",
  );
  const strict = solve({ critical: "0.10", severity: "tightened" }).steps;
  expect(strict.map(({ label }) => label)).toContain("Critical: J at AQL 0.10, tightened");
});

test("screen readers hear the answer in one sentence", () => {
  const { result } = solve();
  expect(announceAqlSampling(result)).toBe(
    "80 pieces; major accept 5, reject 6; minor accept 7, reject 8",
  );
  expect(summarizeAqlSampling(example, result).answer).toContain(
    "With 4% major defects the lot passes: 91% of the time",
  );
});

test("a chance is never rounded to 0% or 100%", () => {
  expect([0, 0.2, 0.5, 90.75, 99.4, 99.5, 99.98, 100].map(formatChance)).toEqual([
    "0%",
    "under 1%",
    "1%",
    "91%",
    "99%",
    "over 99%",
    "over 99%",
    "100%",
  ]);
});

describe("invalid fields", () => {
  test.each(["0", "1", "-5", "2.5", "abc", "", "1e3", "NaN"])("lot %j", (lot) => {
    expect(errorsOf({ lot })).toEqual({ lot: "Enter a whole number of pieces, 2 or more" });
  });

  test("the error of each field", () => {
    expect(errorsOf({ lot: "12,5", major: "3.0", critical: "", defective: "101" })).toEqual({
      lot: "Use a point for decimals",
      major: "Choose an AQL from the list",
      critical: "Choose an AQL from the list",
      defective: "Enter a percentage from 0 to 100",
    });
  });
});

test("any text gives an answer or an error", () => {
  const text = fc.string({ maxLength: 12 });
  const texts = fc.record({
    lot: fc.oneof(text, fc.integer({ min: 2, max: 1_000_000_000 }).map(String)),
    level: fc.oneof(text, fc.constantFrom(...levels)),
    severity: fc.oneof(text, fc.constantFrom(...severities)),
    critical: fc.oneof(text, fc.constantFrom(...aqls)),
    major: fc.oneof(text, fc.constantFrom(...aqls)),
    minor: fc.oneof(text, fc.constantFrom(...aqls)),
    defective: fc.oneof(text, fc.integer({ min: 0, max: 100 }).map(String)),
  });
  fc.assert(
    fc.property(texts, (state) => {
      calculateAqlSampling({ texts: state, rows: [] });
    }),
  );
});

test("a link shows the same plan to whoever opens it", () => {
  const valid = fc.record({
    lot: fc.integer({ min: 2, max: 1_000_000_000 }).map(String),
    level: fc.constantFrom(...levels),
    severity: fc.constantFrom(...severities),
    critical: fc.constantFrom("none", ...aqls),
    major: fc.constantFrom(...aqls),
    minor: fc.constantFrom(...aqls),
    defective: fc.integer({ min: 0, max: 1000 }).map((tenths) => String(tenths / 10)),
  });
  fc.assert(
    fc.property(valid, (texts) => {
      const state = { texts, rows: [] };
      const query = writeLinkQuery(aqlSamplingForm, state, TODAY, { withPinned: true });
      const opened = readLinkQuery(aqlSamplingForm, query || "v=1", "2027-01-01");
      expect(opened?.dropped).toEqual([]);
      expect(calculateAqlSampling(opened?.state ?? example)).toEqual(calculateAqlSampling(state));
    }),
    { numRuns: 60 },
  );
});
