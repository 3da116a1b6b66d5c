import { UPLIFT_PERCENT, type Destination } from "@/lib/trade/destinations";
import { percentOf, sum, toCents } from "@/lib/trade/decimal-math";
import type { ImportInput, LandedCostInput, UsFees } from "./read-input";
import type { ShippingCosts } from "./shipping-costs";

/** Amounts paid to customs, in cents. */
export type Customs = {
  value: number;
  duty: number;
  additionalDuties: readonly number[];
  /** US merchandise processing fee. Zero for other countries. */
  mpf: number;
  /** US harbor maintenance fee. Zero for other countries. */
  hmf: number;
  /** The charge that some countries add in percent of the customs value. */
  processingFee: number;
  vatBase: number;
  vat: number;
  /** Zero if the VAT is reclaimed. */
  vatInCost: number;
  /** All amounts except reclaimed VAT. */
  cost: number;
  /** All amounts, including reclaimed VAT. */
  cash: number;
};

export function computeCustoms(
  input: LandedCostInput,
  importInput: ImportInput,
  shipping: ShippingCosts,
): Customs {
  const { destination, mode, vatPercent } = input;
  const value = findCustomsValue(destination, shipping);
  const duty = percentOf(value, importInput.dutyPercent);
  const additionalDuties = importInput.additionalDuties.map((one) =>
    one.kind === "percent" ? percentOf(value, one.percent) : toCents(one.amount),
  );
  const duties = duty + sum(additionalDuties);
  const fees = importInput.usFees;
  const mpf = fees ? computeMpf(value, fees) : 0;
  const hmf = fees && mode === "sea" ? percentOf(value, fees.hmfPercent) : 0;
  const processingFee = percentOf(value, importInput.processingPercent);
  const vatBase = findVatBase(destination, shipping, value) + duties + processingFee;
  const vat = percentOf(vatBase, vatPercent);
  const vatInCost = importInput.canReclaimVat ? 0 : vat;
  const untaxed = duties + mpf + hmf + processingFee;
  return {
    value,
    duty,
    additionalDuties,
    mpf,
    hmf,
    processingFee,
    vatBase,
    vat,
    vatInCost,
    cost: untaxed + vatInCost,
    cash: untaxed + vat,
  };
}

function findCustomsValue(
  { basis }: Destination,
  { fobValue, freight, insurance }: ShippingCosts,
): number {
  return basis === "FOB" ? fobValue : fobValue + freight + insurance;
}

export function isInformal(value: number, { formalLimit }: UsFees): boolean {
  return value <= toCents(formalLimit);
}

function computeMpf(value: number, fees: UsFees): number {
  if (isInformal(value, fees)) return toCents(fees.mpfInformal);
  const fee = percentOf(value, fees.mpfPercent);
  return Math.min(Math.max(fee, toCents(fees.mpfMin)), toCents(fees.mpfMax));
}

/** What customs charge besides the duties and the VAT. */
export function sumEntryFees({ mpf, hmf, processingFee }: Customs): number {
  return mpf + hmf + processingFee;
}

/** The VAT base without the charges of customs. */
function findVatBase({ vatBase }: Destination, shipping: ShippingCosts, value: number): number {
  switch (vatBase) {
    case "door":
      return value + shipping.destination + shipping.delivery;
    case "freight":
      return value + shipping.freight + shipping.insurance;
    case "uplift":
      return percentOf(value, UPLIFT_PERCENT);
    case "duties":
      return value;
  }
}
