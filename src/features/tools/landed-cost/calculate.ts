import type { FieldErrors, Outcome } from "@/lib/tools/outcome";
import { computeLandedCost, type LandedCost } from "./compute";
import type { LandedCostField, LandedCostState } from "./form";
import { includes, type Incoterm, type Leg } from "./incoterms";
import { readInput, type Carriage, type LandedCostInput } from "./read-input";
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
  if (!result) return { ok: false, errors: findNegative(reading.input) };
  if (Math.max(result.total, result.cashAtImport) > MAX_CENTS)
    return { ok: false, errors: { price: tooMuch, quantity: tooMuch } };
  // A margin of 99.99999999999% makes a price of its own.
  if (result.priceWithTax > MAX_CENTS) return { ok: false, errors: { margin: tooMuch } };
  return { ok: true, result, lines: listLines(result), warnings: listWarnings(result) };
}

/** The price and the largest part of it disagree. */
function findNegative({ incoterm, carriage }: LandedCostInput): FieldErrors {
  const parts = includes(incoterm, "delivery")
    ? "Freight, insurance, terminal and delivery"
    : "Freight and insurance";
  const message = `${parts} are more than the price; the FOB value would be negative`;
  return { price: message, [carriage ? findLargestPart(incoterm, carriage) : "freight"]: message };
}

function findLargestPart(incoterm: Incoterm, carriage: Carriage): LandedCostField {
  const { insurance, freight, destinationCharges, delivery } = carriage;
  const parts: { leg: Leg; name: LandedCostField; amount: number }[] = [
    { leg: "freight", name: "freight", amount: freight },
    {
      leg: "insurance",
      name: "insuranceAmount",
      amount: insurance.kind === "amount" ? insurance.amount : 0,
    },
    { leg: "destination", name: "destinationCharges", amount: destinationCharges },
    { leg: "delivery", name: "delivery", amount: delivery },
  ];
  return parts
    .filter(({ leg }) => includes(incoterm, leg))
    .reduce((largest, part) => (part.amount > largest.amount ? part : largest)).name;
}
