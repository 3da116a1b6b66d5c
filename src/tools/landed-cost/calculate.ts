import { errors as words, inThePrice } from "@/content/tools/landed-cost-steps";
import { rowErrorKey } from "@/lib/tools/form-reader";
import type { FieldErrors, Outcome } from "@/lib/tools/outcome";
import { computeEntry, type EntryError } from "@/lib/trade/entry-costs";
import { findLastIncluded, type CarriageCost } from "@/lib/trade/incoterms";
import type { LandedCostField, LandedCostState } from "./form";
import { readInput, type LandedCostInput } from "./read-input";
import { makeResult, type LandedCost } from "./result";
import { listCalculationSteps } from "./steps";
import { listWarnings } from "./warnings";

/**
 * Up to 7e15 cents, floating-point numbers still tell every cent apart. This leaves room for raised
 * freight and duty.
 */
const MAX_CENTS = 6e15;

/**
 * Takes no date: the date only affects the form's defaults, and US fees follow the day of entry.
 */
export function calculateLandedCost(state: LandedCostState): Outcome<LandedCost> {
  const reading = readInput(state);
  if (!reading.ok) return reading;
  const { input } = reading;
  const outcome = computeEntry(input);
  if (!outcome.ok) return { ok: false, errors: explainError(input, outcome.error) };
  const result = makeResult(input, outcome.costs);
  const { tooMuchMoney } = words;
  if (Math.max(result.total, result.cashAtImport) > MAX_CENTS)
    return { ok: false, errors: { price: tooMuchMoney, quantity: tooMuchMoney } };
  // A margin close to 100% can make the price too large on its own.
  if (result.priceWithTax > MAX_CENTS) return { ok: false, errors: { margin: tooMuchMoney } };
  return { ok: true, result, steps: listCalculationSteps(result), warnings: listWarnings(result) };
}

/** The form field of each cost that a price may include. */
const includedCostFields: Record<CarriageCost, LandedCostField> = {
  freight: "freight",
  insurance: "insuranceAmount",
  destination: "destinationCharges",
  delivery: "delivery",
};

/** Puts the error on the price and on the largest cost included in it. */
function explainError({ incoterm, sharedBy }: LandedCostInput, error: EntryError): FieldErrors {
  if (error.kind === "noMeasure")
    return Object.fromEntries(
      error.products.map((product) => [rowErrorKey(sharedBy, product), words.noMeasure]),
    );
  const message = inThePrice[findLastIncluded(incoterm) ?? "freight"].tooMuch;
  return { price: message, [includedCostFields[error.largest]]: message };
}
