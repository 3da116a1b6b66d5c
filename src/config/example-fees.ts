import { feeMinimum, feePercentMax } from "@/config/fees";
import type { FactSource } from "@/lib/facts";

/** The rates of the examples: the larger the order, the lower. The landed cost tool starts with the last. */
export const exampleFeePercent = { first: feePercentMax, second: 8, regular: 7 };

/** Our service fee, with which the form of the landed cost tool starts. */
export const landedCostFee = { feePercent: exampleFeePercent.regular, feeMinimum } as const;

export const landedCostFeeSource = {
  figures: "Our service fee in the landed cost tool",
  asOf: "2026-11",
  source: "our terms",
  changes: "when our terms change",
  maxAgeMonths: 12,
} as const satisfies FactSource;
