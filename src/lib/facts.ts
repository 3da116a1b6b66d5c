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

/** The months from a look-up, "2026-11", to a date, "2027-12-01"; started months count. */
export function monthsSince(asOf: string, today: string): number {
  const count = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return count(today) - count(asOf);
}
