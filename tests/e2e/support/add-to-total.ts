import { test } from "@playwright/test";
import type { Total } from "../../support/totals";

/** Adds to a total of the running test; the totals are printed at the end of the run. */
export function addToTotal(total: Total, count = 1): void {
  test.info().annotations.push({ type: total, description: String(count) });
}
