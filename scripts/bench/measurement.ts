import { getMessage } from "@/lib/error-message";
import { formatTable, percentile, progress } from "./report.ts";
import { STATIC_PAGE } from "./static-page.ts";

export type Column = {
  title: string;
  format: (value: number) => string;
  /** Shown is by how much it is above that of the plain static page. */
  isAboveStatic?: boolean;
};

/** One way to measure a page or something else: the figures in the order of the columns. */
export type Measurement<Subject> = {
  columns: readonly Column[];
  measure: (subject: Subject) => Promise<readonly number[]>;
};

type Figure = { name: string; column: Column | undefined; value: number };

/**
 * A table of medians, a row a subject. Each round measures all of them once, so that a slow moment of
 * the computer hits all alike.
 */
export async function measureInTurns<Subject>(
  title: string,
  subjects: ReadonlyMap<string, Subject>,
  measurements: readonly Measurement<Subject>[],
  runs: number,
): Promise<string> {
  const figures: Figure[] = [];
  const columns = measurements.flatMap((measurement) => measurement.columns);
  const readMedian = (name: string, column: Column) => {
    const own = figures.filter((figure) => figure.name === name && figure.column === column);
    return percentile(
      Array.from(own, ({ value }) => value),
      0.5,
    );
  };
  const makeTable = () => {
    const rows = Array.from(subjects.keys(), (name) => [
      name,
      ...columns.map((column) => {
        const base = column.isAboveStatic ? readMedian(STATIC_PAGE, column) : 0;
        return column.format(readMedian(name, column) - base);
      }),
    ]);
    return formatTable([title, ...columns.map((column) => column.title)], rows);
  };
  for (let run = 1; run <= runs; run++) {
    for (const { columns: own, measure } of measurements) {
      for (const [name, subject] of subjects) {
        progress(`${title}, run ${run} of ${runs}: ${name}`);
        // One failure shall not cost the figures of an hour.
        const values = await measure(subject).catch((error: unknown) => {
          progress(getMessage(error));
          return [];
        });
        figures.push(...values.map((value, i) => ({ name, column: own[i], value })));
      }
    }
    // Whoever stops a long measurement has what was measured so far.
    progress(makeTable());
  }
  return makeTable();
}
