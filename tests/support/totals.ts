import { mkdirSync, writeFileSync } from "node:fs";

/** The totals, in the order in which they are printed. */
const TOTALS = [
  "access cases, embedded Postgres over HTTP",
  "access cases, embedded Postgres in SQL",
  "access cases, PostgreSQL server in SQL",
  "hostile vectors in the corpus",
  "hostile vectors tried, cleaned text",
  "hostile vectors tried, in the browser",
  "hostile vectors that ran, left the page or broke it",
  "hostile drawings cleaned before upload",
  "backend failures tried, reading",
  "backend failures tried, writing",
  "backend failures survived",
  "storage cases",
  "edge cases of content",
  "screens and states checked with axe",
  "screens and states checked with IBM Equal Access",
  "accessibility violations",
  "tasks done by keyboard alone",
  "heading outlines checked",
  "targets measured",
  "journeys in Firefox",
  "journeys in WebKit",
] as const;

export type Total = (typeof TOTALS)[number];

/** Adds up the counts of the tests of one step. */
export class Sums {
  readonly #sums = new Map<string, number>();

  add(total: string, count: number) {
    this.#sums.set(total, (this.#sums.get(total) ?? 0) + count);
  }

  /** Prints the totals, and writes them to a file for the end of `npm test`. */
  print(step: string) {
    const lines = TOTALS.filter((total) => this.#sums.has(total)).map(
      (total) => `${String(this.#sums.get(total)).padStart(7)}  ${total}\n`,
    );
    if (lines.length === 0) return;
    process.stdout.write(`\nCounted:\n${lines.join("")}\n`);
    mkdirSync("test-results/totals", { recursive: true });
    writeFileSync(`test-results/totals/${step}.txt`, lines.join(""));
  }
}
