import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { Sums } from "../../support/totals";

/** Tells what the tests counted (`tally`). */
export default class TotalsReporter implements Reporter {
  readonly #sums = new Sums();

  onTestEnd(_: TestCase, { annotations }: TestResult) {
    for (const { type, description } of annotations) this.#sums.add(type, Number(description));
  }

  onEnd() {
    this.#sums.print("browser");
  }
}
