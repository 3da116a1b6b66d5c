import { relative } from "node:path";
import type { FullConfig, Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { Sums } from "../../support/totals";

const SLOWEST_COUNT = 5;

/** Prints the totals of `addToTotal`, and the spec files that took the most time. */
export default class TotalsReporter implements Reporter {
  readonly #sums = new Sums();
  readonly #secondsByFile = new Map<string, number>();
  #rootDir = "";

  onBegin({ rootDir }: FullConfig) {
    this.#rootDir = rootDir;
  }

  onTestEnd({ location }: TestCase, { annotations, duration }: TestResult) {
    for (const { type, description } of annotations) this.#sums.add(type, Number(description));
    const file = relative(this.#rootDir, location.file);
    this.#secondsByFile.set(file, (this.#secondsByFile.get(file) ?? 0) + duration / 1000);
  }

  onEnd() {
    this.#sums.print("browser");
    const slowest = [...this.#secondsByFile].sort((a, b) => b[1] - a[1]).slice(0, SLOWEST_COUNT);
    const lines = slowest.map(([file, seconds]) => `${seconds.toFixed(0).padStart(7)}  ${file}\n`);
    process.stdout.write(`Slowest spec files, in seconds of all their tests:\n${lines.join("")}\n`);
  }
}
