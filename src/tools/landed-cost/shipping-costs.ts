import { multiply, percentOf, toCents } from "@/lib/trade/decimal-math";
import { carriageCosts, priceIncludes, type CarriageCost } from "@/lib/trade/incoterms";
import type { ImportInput, LandedCostInput } from "./read-input";

/** Policies usually insure 110% of the value of goods and freight. */
const INSURED_FACTOR = 1.1;

/** The value of the goods at the port of loading, and the costs from there, in cents. */
export type ShippingCosts = Record<CarriageCost, number> & {
  originCharges: number;
  /** Negative if the costs included in the price exceed it. */
  fobValue: number;
};

/** Splits the price into the value of the goods and the costs that the Incoterm includes. */
export function splitPrice(
  input: LandedCostInput,
  importInput: ImportInput,
  goods: number,
): ShippingCosts {
  const { insurance } = importInput;
  const shipping = {
    originCharges: toCents(importInput.originCharges ?? 0),
    freight: toCents(importInput.freight),
    insurance: insurance.kind === "amount" ? toCents(insurance.amount) : 0,
    destination: toCents(importInput.destinationCharges),
    delivery: toCents(importInput.delivery),
  };
  const fobValue = goods + shipping.originCharges - sumIncluded(shipping, input);
  return {
    ...shipping,
    fobValue,
    insurance: computeInsurance(importInput, fobValue + shipping.freight),
  };
}

/** The same costs with another freight. Insurance by percentage changes with it. */
export function withFreight(
  shipping: ShippingCosts,
  importInput: ImportInput,
  freight: number,
): ShippingCosts {
  return {
    ...shipping,
    freight,
    insurance: computeInsurance(importInput, shipping.fobValue + freight),
  };
}

function computeInsurance({ insurance }: ImportInput, value: number): number {
  return insurance.kind === "amount"
    ? toCents(insurance.amount)
    : percentOf(value, multiply(insurance.percent, INSURED_FACTOR));
}

function sumIncluded(
  shipping: Record<CarriageCost, number>,
  { incoterm }: LandedCostInput,
): number {
  return carriageCosts
    .filter((leg) => priceIncludes(incoterm, leg))
    .reduce((sum, leg) => sum + shipping[leg], 0);
}
