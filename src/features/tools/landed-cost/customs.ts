import { UPLIFT_PERCENT, type Destination } from "./customs-rules";
import { percentOf, sum, toCents } from "./exact";
import type { Carriage, LandedCostInput, UsFees } from "./read-input";
import type { Way } from "./way";

/** Amounts paid to customs, in cents. */
export type Customs = {
  value: number;
  duty: number;
  additionalDuties: readonly number[];
  /** US merchandise processing fee. Zero for other countries. */
  mpf: number;
  /** US harbor maintenance fee. Zero for other countries. */
  hmf: number;
  vatBase: number;
  vat: number;
  /** Zero if the VAT is reclaimed. */
  vatInCost: number;
  /** All amounts except reclaimed VAT. */
  cost: number;
  /** All amounts, including reclaimed VAT. */
  cash: number;
};

export function countCustoms(input: LandedCostInput, carriage: Carriage, way: Way): Customs {
  const { destination, mode, vatPercent } = input;
  const value = valueForCustoms(destination, way);
  const duty = percentOf(value, carriage.dutyPercent);
  const additionalDuties = carriage.additionalDuties.map(({ percent }) =>
    percentOf(value, percent),
  );
  const duties = duty + sum(additionalDuties);
  const fees = carriage.usFees;
  const mpf = fees ? countMpf(value, fees) : 0;
  const hmf = fees && mode === "sea" ? percentOf(value, fees.hmfPercent) : 0;
  const vatBase = findVatBase(destination, way, value) + duties;
  const vat = percentOf(vatBase, vatPercent);
  const vatInCost = carriage.canReclaimVat ? 0 : vat;
  const untaxed = duties + mpf + hmf;
  return {
    value,
    duty,
    additionalDuties,
    mpf,
    hmf,
    vatBase,
    vat,
    vatInCost,
    cost: untaxed + vatInCost,
    cash: untaxed + vat,
  };
}

function valueForCustoms({ basis }: Destination, { fobValue, freight, insurance }: Way): number {
  return basis === "FOB" ? fobValue : fobValue + freight + insurance;
}

export function isInformal(value: number, { formalLimit }: UsFees): boolean {
  return value <= toCents(formalLimit);
}

function countMpf(value: number, fees: UsFees): number {
  if (isInformal(value, fees)) return toCents(fees.mpfInformal);
  const fee = percentOf(value, fees.mpfPercent);
  return Math.min(Math.max(fee, toCents(fees.mpfMin)), toCents(fees.mpfMax));
}

/** The VAT base without the duties. */
function findVatBase({ vatBase }: Destination, way: Way, value: number): number {
  switch (vatBase) {
    case "door":
      return value + way.destination + way.delivery;
    case "carriage":
      return value + way.freight + way.insurance;
    case "uplift":
      return percentOf(value, UPLIFT_PERCENT);
    case "duties":
      return value;
  }
}
