import type { FactSource } from "@/lib/facts";

export const aqlTablesSource = {
  figures: "Sample sizes and acceptance numbers of single sampling plans",
  asOf: "2026-11",
  source: "ISO 2859-1:1999 and ANSI Z1.4",
  changes: "with a new edition of the standard; the tables of ISO 2859-1:2026 were not seen",
  maxAgeMonths: 24,
} satisfies FactSource;

/**
 * Single sampling plans by attributes. The third edition of 2026 is said to have the same numbers.
 * Reduced inspection is left out, because the standards differ there and it requires ten accepted
 * lots.
 */
export const levels = ["S-1", "S-2", "S-3", "S-4", "I", "II", "III"] as const;

export type Level = (typeof levels)[number];

export const severities = ["normal", "tightened"] as const;

export type Severity = (typeof severities)[number];

/** The available acceptance quality limits (AQL) in percent, written as in the standard. */
export const aqls = [
  "0.065",
  "0.10",
  "0.15",
  "0.25",
  "0.40",
  "0.65",
  "1.0",
  "1.5",
  "2.5",
  "4.0",
  "6.5",
] as const;

export type Aql = (typeof aqls)[number];

/** Lot size ranges by their largest size, each with its code letters in the order of `levels`. */
export const codeLetters: readonly { max: number; letters: string }[] = [
  { max: 8, letters: "AAAAAAB" },
  { max: 15, letters: "AAAAABC" },
  { max: 25, letters: "AABBBCD" },
  { max: 50, letters: "ABBCCDE" },
  { max: 90, letters: "BBCCCEF" },
  { max: 150, letters: "BBCDDFG" },
  { max: 280, letters: "BCDEEGH" },
  { max: 500, letters: "BCDEFHJ" },
  { max: 1200, letters: "CCEFGJK" },
  { max: 3200, letters: "CDEGHKL" },
  { max: 10_000, letters: "CDFGJLM" },
  { max: 35_000, letters: "CDFHKMN" },
  { max: 150_000, letters: "DEGJLNP" },
  { max: 500_000, letters: "DEGJMPQ" },
  { max: Infinity, letters: "DEHKNQR" },
];

export const letters = "ABCDEFGHJKLMNPQR";

/** The sample size of each code letter, in the order of `letters`. */
export const sampleSizes = [2, 3, 5, 8, 13, 20, 32, 50, 80, 125, 200, 315, 500, 800, 1250, 2000];

/**
 * Acceptance numbers: the largest number of defects with which a lot passes. Sample sizes and AQLs
 * grow by the same ratio, so that one letter more at one AQL less has the same number: one entry per
 * diagonal of the standard's table, from A at 0.065 on. An arrow ("v", "^") means: use the plan
 * below or above. After the last number all arrows point up.
 */
export const acceptance: Record<Severity, readonly string[]> = {
  normal: "v v v v v v v v v v 0 ^ v 1 2 3 5 7 10 14 21".split(" "),
  tightened: "v v v v v v v v v v v 0 v v 1 2 3 5 8 12 18".split(" "),
};
