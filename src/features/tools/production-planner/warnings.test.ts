import { expect, test } from "vitest";
import { answerFor } from "./test-plans";

type Input = Parameters<typeof answerFor>;

const overNewYear = { target: "2027-03-15", mode: "courier", production: "14", samples: "7" };
const beforeNewYear = { target: "2028-02-29", mode: "air" };
const long = { production: "365", samples: "365", order: "365", transit: "365" };
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
    [{ direction: "forward", ...long }, "2034-05-01"],
    ["before 2025 and after 2036"],
  ],
  ["days before its start", [{ target: "2027-03-15", ...long }], ["before 2025 and after 2036"]],
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
