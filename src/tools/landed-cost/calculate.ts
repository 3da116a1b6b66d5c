import type { FieldErrors, Outcome } from "@/lib/tools/outcome";
import { carriageCosts, priceIncludes, type CarriageCost } from "@/lib/trade/incoterms";
import { computeLandedCost, type LandedCost } from "./result";
import type { LandedCostField, LandedCostState } from "./form";
import { listCalculationSteps } from "./steps";
import { findGoods } from "./payments";
import { readInput, type LandedCostInput } from "./read-input";
import { listWarnings } from "./warnings";
import { splitPrice } from "./shipping-costs";

/**
 * Up to 7e15 cents, floating-point numbers still tell every cent apart. This leaves room for raised
 * freight and duty.
 */
const MAX_CENTS = 6e15;

const amountTooLarge = "More money than this page counts to the cent";

/**
 * Takes no date: the date only affects the form's defaults, and US fees follow the day of entry.
 */
export function calculateLandedCost(state: LandedCostState): Outcome<LandedCost> {
  const reading = readInput(state);
  if (!reading.ok) return reading;
  const result = computeLandedCost(reading.input);
  if (!result) return { ok: false, errors: findNegativeValueErrors(reading.input) };
  if (Math.max(result.total, result.cashAtImport) > MAX_CENTS)
    return { ok: false, errors: { price: amountTooLarge, quantity: amountTooLarge } };
  // A margin close to 100% can make the price too large on its own.
  if (result.priceWithTax > MAX_CENTS) return { ok: false, errors: { margin: amountTooLarge } };
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
function findNegativeValueErrors(input: LandedCostInput): FieldErrors {
  const { incoterm, importInput } = input;
  const shipping = importInput && splitPrice(input, importInput, findGoods(input));
  const centsOf = (leg: CarriageCost) => shipping?.[leg] ?? 0;
  const included = carriageCosts.filter((leg) => priceIncludes(incoterm, leg));
  const [largest = "freight"] = included.toSorted((a, b) => centsOf(b) - centsOf(a));
  const [parts, verb] = priceIncludes(incoterm, "delivery")
    ? ["Freight, insurance, terminal and delivery", "are"]
    : priceIncludes(incoterm, "insurance")
      ? ["Freight and insurance", "are"]
      : ["Freight", "is"];
  const message = `${parts} ${verb} more than the price; the FOB value would be negative`;
  return { price: message, [includedCostFields[largest]]: message };
}
