import type { Outcome } from "@/lib/tools/outcome";
import { computeLandedCost, type LandedCost } from "./compute";
import type { LandedCostState } from "./form";
import { includes, type Incoterm } from "./incoterms";
import { readInput } from "./read-input";
import { listLines } from "./lines";
import { listWarnings } from "./warnings";

/** Beyond 7e15 plain numbers do not show every cent; what freight or duty may add is below that. */
const MAX_CENTS = 6e15;

const tooMuch = "More money than this page counts to the cent";

/** The day matters only for the defaults of the form; the fees are those of the day of entry. */
export function calculateLandedCost(state: LandedCostState): Outcome<LandedCost> {
  const reading = readInput(state);
  if (!reading.ok) return reading;
  const result = computeLandedCost(reading.input);
  if (!result) return { ok: false, errors: { freight: sayNegative(reading.input.incoterm) } };
  if (Math.max(result.total, result.cashAtImport) > MAX_CENTS)
    return { ok: false, errors: { quantity: tooMuch } };
  // A margin of 99.99999999999% makes a price of its own.
  if (result.priceWithTax > MAX_CENTS) return { ok: false, errors: { margin: tooMuch } };
  return { ok: true, result, lines: listLines(result), warnings: listWarnings(result) };
}

function sayNegative(incoterm: Incoterm): string {
  const parts = includes(incoterm, "delivery")
    ? "Freight, insurance, terminal and delivery"
    : "Freight and insurance";
  return `${parts} are more than the price; the FOB value would be negative`;
}
