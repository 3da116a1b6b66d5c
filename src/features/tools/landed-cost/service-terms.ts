/** Our service fee, with which the form starts. */
export const ourTerms = {
  feePercent: { value: 7, asOf: "November 2026", source: "our terms" },
  feeMinimum: { value: 50, asOf: "November 2026", source: "our terms" },
} as const;
