import { expect, test } from "vitest";
import { initialState } from "@/lib/tools/form-state";
import { calculateAqlSampling } from "./calculate";
import { aqlSamplingForm } from "./form";

const example = initialState(aqlSamplingForm, "2026-11-23");

// For 600,000 pieces the plan asks for 500 at AQL 2.5, and for 315 at AQL 4.0.
test.each([
  ["2.5", "4.0"],
  ["4.0", "2.5"],
])(
  "as many pieces are opened as the larger sample has: major at %s, minor at %s",
  (major, minor) => {
    const outcome = calculateAqlSampling({
      ...example,
      texts: { ...example.texts, lot: "600,000", major, minor },
    });
    expect(outcome).toMatchObject({
      ok: true,
      result: { inspected: 500, classes: { critical: { sampleSize: 500, accept: 0 } } },
    });
  },
);
