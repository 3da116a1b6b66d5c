import type { Reporter, TestCase } from "vitest/node";
import { Sums } from "./totals";

/** Prints the totals of each project (`addToTotal`). */
export default class TotalsReporter implements Reporter {
  readonly #sums = new Map<string, Sums>();

  onTestCaseResult(test: TestCase) {
    const { totals } = test.meta();
    if (!totals) return;
    const sums = this.#sums.get(test.project.name) ?? new Sums();
    for (const [total, count] of Object.entries(totals)) sums.add(total, count);
    this.#sums.set(test.project.name, sums);
  }

  onTestRunEnd() {
    for (const [project, sums] of this.#sums) sums.print(project);
  }
}
