/** Where the figures of a table come from, and when somebody looked them up. */
export type FactSource = {
  /** What the table holds, for the list of what to look up again. */
  figures: string;
  /** The month in which all of the table was looked up last, "2026-11". */
  asOf: string;
  /** The sources, as pages name them. */
  source: string;
  /** When the figures usually change: "each October". */
  changes: string;
  /** After so many months without a new look-up the table counts as old. */
  maxAgeMonths: number;
};
