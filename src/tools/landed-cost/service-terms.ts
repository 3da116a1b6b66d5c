import type { FactSource } from "@/lib/facts";

/** Our service fee, with which the form starts. */
export const ourTerms = { feePercent: 7, feeMinimum: 50 } as const;

export const ourTermsSource = {
  figures: "Our service fee in the landed cost tool",
  asOf: "2026-11",
  source: "our terms",
  changes: "when our terms change",
  maxAgeMonths: 12,
} as const satisfies FactSource;
