import { cutDown, multiply, percentOf, sum, toCents } from "./decimal-math";
import { UPLIFT_PERCENT, type Rounding } from "@/lib/trade/destinations";
import { isByAir, type Duty, type Entry, type UsFees } from "@/lib/trade/entry";
import { carriageCosts, paysOrigin, priceIncludes, type CarriageCost } from "@/lib/trade/incoterms";

/** Policies usually insure 110% of the value of goods and freight. */
export const INSURED_FACTOR = 1.1;

/** One amount for each product, in cents. */
export type Parts = readonly number[];

/** How amounts are divided among the products. */
export type Sharing = {
  /** The price of each product. */
  values: Parts;
  /** By what the entry is shared by: value, volume or weight. */
  byMeasure: (cents: number) => Parts;
  byValue: (cents: number) => Parts;
  share: (cents: number, weights: Parts) => Parts;
};

/** The goods without what the price includes, and the costs between the factory and the door. */
type Carriage = Record<CarriageCost | "goods" | "origin", Parts> & {
  /** At the port of loading. Negative if what the price includes is more than the price. */
  fobValues: Parts;
};

export type ImportCosts = Carriage & {
  /** The part of the freight that is in the customs values. */
  dutiableFreight: Parts;
  customsValues: Parts;
  duty: Parts;
  additionalDuties: readonly Parts[];
  processingFee: Parts;
  mpf: Parts;
  hmf: Parts;
  vatBases: Parts;
  /** Due at import, also if it is reclaimed. */
  vat: Parts;
};

/**
 * Each product has its own duty, its part of additional duties by its customs value, and VAT on its own
 * base. All else that customs take is shared as the other costs are. What the price includes is a part
 * of it, and so is shared by value: every product has its own price back in the total, and none has a
 * negative value.
 */
export function countImport(entry: Entry, sharing: Sharing): ImportCosts {
  const { products, destination, mode, vatPercent, importTerms: terms } = entry;
  const { usFees } = terms;
  const { share, byMeasure } = sharing;
  const rounding = findRounding(entry);
  const cutBase = (cents: number) => (rounding ? cutDown(cents, rounding.base) : cents);
  const cutCharge = (cents: number) => (rounding ? cutDown(cents, rounding.charge) : cents);
  const carriage = shareCarriage(entry, sharing);
  const { fobValues, freight, insurance } = carriage;
  const dutiableFreight = share(countDutiableFreight(entry, sum(freight)), freight);
  const customsValues =
    destination.basis === "FOB" ? fobValues : addEach(fobValues, dutiableFreight, insurance);
  const value = sum(customsValues);
  const byCustomsValue = (cents: number) => share(cents, customsValues);
  const duties = products.map((one, i) =>
    countDuty(one.duty, cutBase(customsValues[i] ?? 0), one.pieces),
  );
  const additionalDuties = terms.additionalDuties.map((one) =>
    (one.kind === "percent" ? byCustomsValue : byMeasure)(
      cutCharge(countDuty(one, cutBase(value), 1)),
    ),
  );
  const processingFee = byMeasure(percentOf(value, terms.processingPercent));
  const taxedValues =
    destination.vatBase === "uplift"
      ? byCustomsValue(percentOf(value, UPLIFT_PERCENT))
      : addEach(customsValues, ...listTaxedCosts(entry, carriage, dutiableFreight));
  const charges = [duties.map(cutCharge), ...additionalDuties, processingFee];
  const vatBases = addEach(taxedValues, ...charges).map(cutBase);
  const vat = rounding
    ? countCutTax(vatBases, vatPercent, rounding)
    : percentOf(sum(vatBases), vatPercent);
  return {
    ...carriage,
    dutiableFreight,
    customsValues,
    duty: share(cutCharge(sum(duties)), duties),
    additionalDuties,
    processingFee,
    mpf: byMeasure(usFees ? countMpf(value, usFees) : 0),
    hmf: byMeasure(usFees && mode === "sea" ? percentOf(value, usFees.hmfPercent) : 0),
    vatBases,
    vat: share(vat, vatBases),
  };
}

/** How customs cut the amounts of an entry. Undefined if they count to the cent. */
export function findRounding({ destination, currency }: Entry): Rounding | undefined {
  const { rounding } = destination;
  return rounding?.currency.test(currency.trim()) ? rounding : undefined;
}

/** The national and the local part of a tax, each cut apart. */
function countCutTax(bases: Parts, percent: number, rounding: Rounding): number {
  const { charge, localTaxPercent: local } = rounding;
  const nationalRate = multiply(percent, (100 - local) / 100);
  const national = bases.map((base) => cutDown(percentOf(base, nationalRate), 1));
  const localTax = national.map((cents) =>
    cutDown(percentOf(cutDown(cents, charge), (100 * local) / (100 - local)), 1),
  );
  return cutDown(sum(national), charge) + cutDown(sum(localTax), charge);
}

function shareCarriage({ incoterm, importTerms: terms }: Entry, sharing: Sharing): Carriage {
  const { values, byMeasure, byValue } = sharing;
  const isIncluded = (cost: CarriageCost) => priceIncludes(incoterm, cost);
  const share = (cost: CarriageCost, cents: number) =>
    (isIncluded(cost) ? byValue : byMeasure)(cents);
  const { freight, insurance, destinationCharges, delivery } = terms;
  const given = {
    origin: byMeasure(paysOrigin(incoterm) ? toCents(terms.originCharges ?? 0) : 0),
    freight: share("freight", toCents(multiply(freight.amount, freight.rate))),
    insurance: share("insurance", insurance.kind === "amount" ? toCents(insurance.amount) : 0),
    destination: share("destination", toCents(destinationCharges)),
    delivery: share("delivery", toCents(delivery)),
  };
  const included = sum(carriageCosts.filter(isIncluded).map((cost) => sum(given[cost])));
  const goods = addEach(
    values,
    byValue(included).map((cents) => -cents),
  );
  const fobValues = addEach(goods, given.origin);
  const carriage = { ...given, goods, fobValues };
  if (insurance.kind === "amount") return carriage;
  const insured = sum(fobValues) + sum(given.freight);
  const premium = percentOf(insured, multiply(insurance.percent, INSURED_FACTOR));
  return { ...carriage, insurance: byMeasure(premium) };
}

/** Of the freight, in cents, what is in a customs value that includes freight. */
function countDutiableFreight({ destination, mode }: Entry, freight: number): number {
  if (destination.basis === "FOB") return 0;
  return isByAir(mode) ? percentOf(freight, destination.airFreightPercent ?? 100) : freight;
}

/** What VAT is charged on besides the customs value and the charges of customs. */
function listTaxedCosts(
  { destination: { vatBase } }: Entry,
  { freight, insurance, destination, delivery }: Carriage,
  dutiableFreight: Parts,
): Parts[] {
  const rest = freight.map((cents, i) => cents - (dutiableFreight[i] ?? 0));
  if (vatBase === "door") return [rest, destination, delivery];
  return vatBase === "freight" ? [rest, insurance] : [];
}

function countDuty(duty: Duty, customsValue: number, pieces: number): number {
  switch (duty.kind) {
    case "percent":
      return percentOf(customsValue, duty.percent);
    case "amount":
      return toCents(duty.amount);
    case "perPiece":
      return toCents(multiply(duty.amount, pieces));
  }
}

export function isInformal(customsValue: number, { formalLimit }: UsFees): boolean {
  return customsValue <= toCents(formalLimit);
}

function countMpf(customsValue: number, fees: UsFees): number {
  if (isInformal(customsValue, fees)) return toCents(fees.mpfInformal);
  const fee = percentOf(customsValue, fees.mpfPercent);
  return Math.min(Math.max(fee, toCents(fees.mpfMin)), toCents(fees.mpfMax));
}

function addEach(first: Parts, ...others: readonly Parts[]): Parts {
  return first.map((cents, i) => cents + sum(others.map((parts) => parts[i] ?? 0)));
}
