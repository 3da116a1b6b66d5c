import { test } from "@playwright/test";
import type { Total } from "../../support/totals";

/** Counts what the running test has tried, for the totals at the end of the run. */
export function addToTotal(total: Total, count = 1): void {
  test.info().annotations.push({ type: total, description: String(count) });
}
