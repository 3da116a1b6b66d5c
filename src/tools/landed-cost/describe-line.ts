import { amountNames, importTax, lines as words } from "@/content/tools/landed-cost-steps";
import { formatCents, formatNumber, formatPercent, formatPlain, formatPrice } from "@/lib/numbers";
import { percentOf, sum, toCents } from "@/tools/engine/costs/decimal-math";
import type { Duty, UsFees } from "@/lib/trade/entry";
import { centsOf, type CostLine, type EntryCosts } from "@/tools/engine/costs/entry-costs";
import { isInformal } from "@/tools/engine/costs/import-costs";
import {
  buyerImports,
  carriageCosts,
  priceIncludes,
  type CarriageCost,
} from "@/lib/trade/incoterms";
import type { CostInput } from "./to-entry";
import { describeAmount, describeCharge, describePercent } from "./wording";

/** `how` it was calculated, in words and numbers. */
export type DescribedLine = CostLine & { label: string; how: string };

type LineWords = readonly [label: string, how: string];

export function describeLine(line: CostLine, input: CostInput, entry: EntryCosts): DescribedLine {
  const [label, how] = findWords(line, input, entry);
  return { ...line, label, how };
}

function findWords(line: CostLine, input: CostInput, entry: EntryCosts): LineWords {
  const { incoterm, mode, destination, importTerms: terms, products } = input;
  const { value, vatBase } = entry.customs;
  const isIncluded = (cost: CarriageCost) => priceIncludes(incoterm, cost);
  const source = (cost: CarriageCost) => (isIncluded(cost) ? words.inPrice : words.yourFigure);
  const shareOfValue = (percent: number) =>
    describeCharge(input, percent, value, destination.basis);
  switch (line.id) {
    case "goods":
      return describeGoods(input, entry);
    case "origin": {
      const isUnknown = terms.originCharges === null;
      return [words.origin.label, isUnknown ? words.origin.unknown : words.yourFigure];
    }
    case "freight": {
      const { amount, rate } = terms.freight;
      const converted = words.freight.converted(
        formatPrice(amount),
        input.freightCurrency,
        formatPlain(rate),
      );
      return [words.freight.label(mode), rate === 1 ? source("freight") : converted];
    }
    case "insurance":
      return [words.insurance.label, describeInsurance(input, entry, source("insurance"))];
    case "duty": {
      const [{ duty, pieces }] = products;
      const how =
        products.length > 1 ? words.duty.several : describeDuty(duty, shareOfValue, pieces);
      return [words.duty.label, how];
    }
    case "additional":
      return [line.duty.name, describeDuty(line.duty, shareOfValue, 1)];
    case "processing-fee":
      return [
        words.processingFee(destination.processingFee?.name ?? ""),
        shareOfValue(terms.processingPercent),
      ];
    case "mpf":
      return [words.mpf.label, describeMpf(value, line.cents, line.fees)];
    case "hmf": {
      const part = describePercent(line.fees.hmfPercent, value);
      const how = mode === "sea" ? words.hmf.bySea(part) : words.hmf.none(mode);
      return [words.hmf.label, how];
    }
    case "destination": {
      const { label, inPrice } = words.destination;
      return [isIncluded("destination") ? inPrice : label, source("destination")];
    }
    case "delivery":
      return [words.delivery, source("delivery")];
    case "fee":
      return [words.fee.label, describeFee(input, entry.feeBase, line.cents)];
    case "inspection":
      return [words.inspection, words.yourFigure];
    case "payment": {
      const part = describePercent(input.paymentPercent, entry.goods);
      const fixed = formatCents(toCents(input.paymentFixed));
      return [words.payment.label, words.payment.how(part, fixed)];
    }
    case "vat":
      return [importTax(destination.vatName), describeCharge(input, input.vatPercent, vatBase)];
  }
}

function describeGoods({ incoterm, products }: CostInput, { costs }: EntryCosts): LineWords {
  const [{ pieces, price }] = products;
  const ordered =
    products.length > 1
      ? words.goods.products(formatNumber(products.length))
      : words.goods.product(formatNumber(pieces), formatPrice(price));
  if (!buyerImports(incoterm))
    return [words.goods.dutyPaid, words.goods.how(ordered, incoterm, [])];
  const included = carriageCosts
    .filter((cost) => priceIncludes(incoterm, cost))
    .map((cost) => describeAmount(amountNames[cost], centsOf(costs, cost)));
  return [
    included.length > 0 ? words.goods.fobValue : words.goods.label,
    words.goods.how(ordered, incoterm, included),
  ];
}

function describeInsurance(
  { importTerms: { insurance } }: CostInput,
  { costs }: EntryCosts,
  source: string,
): string {
  if (insurance.kind === "amount") return source;
  const insured = sum((["goods", "origin", "freight"] as const).map((id) => centsOf(costs, id)));
  return words.insurance.percent(formatPercent(insurance.percent), formatCents(insured));
}

/** @param shareOfValue says a percentage of the customs value that the duty is charged on */
export function describeDuty(
  duty: Duty,
  shareOfValue: (percent: number) => string,
  pieces: number,
): string {
  switch (duty.kind) {
    case "percent":
      return shareOfValue(duty.percent);
    case "amount":
      return words.duty.amount;
    case "perPiece":
      return words.duty.perPiece(formatPrice(duty.amount), formatNumber(pieces));
  }
}

function describeMpf(value: number, cents: number, fees: UsFees): string {
  if (isInformal(value, fees)) return words.mpf.informal(formatCents(toCents(fees.formalLimit)));
  const counted = percentOf(value, fees.mpfPercent);
  if (counted === cents) return describePercent(fees.mpfPercent, value);
  const bound = counted < cents ? words.raised : words.lowered;
  return bound(formatPercent(fees.mpfPercent), formatCents(counted));
}

function describeFee({ feePercent, feeMinimum }: CostInput, base: number, fee: number): string {
  if (feePercent === 0) return words.fee.none;
  const counted = percentOf(base, feePercent);
  return counted < fee
    ? words.raised(formatPercent(feePercent), formatCents(counted))
    : words.fee.atLeast(describePercent(feePercent, base), formatCents(toCents(feeMinimum)));
}
