import { isCalendarDate } from "@/lib/dates";
import type { FactSource } from "@/lib/facts";

type FiscalYear = {
  year: number;
  from: string;
  /** The minimum fee of a formal entry, in US dollars. */
  min: number;
  max: number;
  /** The flat fee of an informal entry, in US dollars. */
  informal: number;
};

/** US fiscal years begin on October 1 of the previous year. Sorted, the latest last. */
export const usFiscalYears: readonly [FiscalYear, ...FiscalYear[]] = [
  { year: 2025, from: "2024-10-01", min: 32.71, max: 634.62, informal: 2.62 },
  { year: 2026, from: "2025-10-01", min: 33.58, max: 651.5, informal: 2.69 },
  { year: 2027, from: "2026-10-01", min: 34.58, max: 670.86, informal: 2.77 },
];

export const usFees = { mpfPercent: 0.3464, formalLimit: 2500, hmfPercent: 0.125 } as const;

export const usFeesSource = {
  figures: "US entry fees: merchandise processing by fiscal year, harbor maintenance",
  asOf: "2026-11",
  source:
    "Customs and Border Protection; 19 CFR 24.23, 24.24 and 143.21; the amounts from October 1, 2026, at second hand (dutycite.com), not confirmed in the Federal Register",
  changes: "each October 1; the notice comes in summer",
  maxAgeMonths: 11,
} as const satisfies FactSource;

/** The fiscal year of a date, "2026-11-23". Dates outside the table get the nearest year. */
export function findFiscalYear(day: string): FiscalYear {
  return usFiscalYears.findLast(({ from }) => from <= day) ?? usFiscalYears[0];
}

/** The fiscal year of an entry. Without a date it is today's. */
export function findEntryYear(entryDate: string | undefined, today: string): FiscalYear {
  return findFiscalYear(entryDate && isCalendarDate(entryDate) ? entryDate : today);
}

/** The last date for which the table has fees. */
export function lastFiscalDay(): string {
  return `${Math.max(...usFiscalYears.map(({ year }) => year))}-09-30`;
}
