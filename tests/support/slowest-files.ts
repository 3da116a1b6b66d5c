import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const LISTED = 5;

/** Adds up the time of each test file. */
export class FileTimes {
  readonly #milliseconds = new Map<string, number>();

  add(file: string, milliseconds: number) {
    this.#milliseconds.set(file, (this.#milliseconds.get(file) ?? 0) + milliseconds);
  }

  /** Writes the slowest files of a step to a file, which `npm test` prints at its end. */
  writeSlowest(step: string) {
    const slowest = [...this.#milliseconds].sort(([, a], [, b]) => b - a).slice(0, LISTED);
    const lines = slowest.map(([file, milliseconds]) => {
      const seconds = (milliseconds / 1000).toFixed(0);
      return `${seconds.padStart(7)}  ${step}: ${path.relative(process.cwd(), file)}\n`;
    });
    mkdirSync("test-results/slowest-files", { recursive: true });
    writeFileSync(`test-results/slowest-files/${step}.txt`, lines.join(""));
  }
}
