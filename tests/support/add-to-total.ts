import { TestRunner } from "vitest";
import type { Total } from "./totals";

declare module "vitest" {
  interface TaskMeta {
    totals?: Partial<Record<Total, number>>;
  }
}

/** Adds to a total of the running test; the totals are printed at the end of the run. */
export function addToTotal(total: Total, count = 1): void {
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error("Only a running test counts.");
  const counts = (test.meta.totals ??= {});
  counts[total] = (counts[total] ?? 0) + count;
}
