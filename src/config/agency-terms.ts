import type { FactSource } from "@/lib/facts";

/** Our service fee, with which the form of the landed cost tool starts. */
export const agencyTerms = { feePercent: 7, feeMinimum: 50 } as const;

/** The same terms in words, wherever the copy names them: of the product value, and in dollars. */
export const feeRange = "5–10%";
export const smallestFee = `$${agencyTerms.feeMinimum}`;
export const depositRange = "30–50%";

/** How long a sample and the production of an order usually take. */
export const sampleTime = "1–2 weeks";
export const productionTime = "2–6 weeks";

export const agencyTermsSource = {
  figures: "Our service fee in the landed cost tool",
  asOf: "2026-11",
  source: "our terms",
  changes: "when our terms change",
  maxAgeMonths: 12,
} as const satisfies FactSource;
