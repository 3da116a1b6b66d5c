import { landedCostFee } from "@/config/example-fees";
import { lastFiscalDay, usFiscalYears } from "@/config/us-entry-fees";
import { inThePrice, warnings as words } from "@/content/tools/landed-cost-steps";
import { formatCalendarDate } from "@/lib/dates";
import { formatCents, formatPercent } from "@/lib/numbers";
import { percentOf, toCents } from "@/tools/engine/costs/decimal-math";
import type { UsFees } from "@/lib/trade/entry";
import { centsOf } from "@/tools/engine/costs/entry-costs";
import { findRounding, isInformal } from "@/tools/engine/costs/import-costs";
import { buyerImports, findLastIncluded } from "@/lib/trade/incoterms";
import type { CostInput } from "./to-entry";
import type { LandedCost } from "./calculate";

export function listWarnings(answer: LandedCost): string[] {
  const { input, customs } = answer;
  const { incoterm, vatPercent, destination } = input;
  const ourMinimum = warnOfOurMinimum(answer);
  if (!buyerImports(incoterm))
    return [words.sellerImports(vatPercent > 0 ? destination.vatName : null), ...ourMinimum];
  const { usFees } = input.importTerms;
  const lastIncluded = findLastIncluded(incoterm);
  return [
    ...(lastIncluded ? [inThePrice[lastIncluded].warning(incoterm)] : []),
    ...warnOfAirFreight(answer),
    ...(destination.rounding && !findRounding(input) ? [words.yenCuts] : []),
    ...(usFees ? warnOfUsFees(input, usFees, customs.value) : []),
    ...ourMinimum,
    words.assists,
  ];
}

/** The EU and the UK leave out what lies inside their customs territory. */
function warnOfAirFreight({ input, costs, customs }: LandedCost): string[] {
  const { mode, destination } = input;
  if (destination.basis === "FOB" || customs.freight === centsOf(costs, "freight")) return [];
  const warn = mode === "courier" ? words.courierFreight : words.airFreight;
  return [warn(formatPercent(destination.airFreightPercent ?? 100), destination.vatName)];
}

/** Our terms name the minimum in US dollars, and the form has one currency for all. */
function warnOfOurMinimum({ input, costs, feeBase }: LandedCost): string[] {
  const isOurs = input.feeMinimum === landedCostFee.feeMinimum;
  const isRaised = percentOf(feeBase, input.feePercent) < centsOf(costs, "fee");
  if (!isOurs || !isRaised || isInDollars(input)) return [];
  return [words.ourMinimum(formatCents(toCents(input.feeMinimum)), input.currency)];
}

function isInDollars({ currency }: CostInput): boolean {
  return /^(USD|US\$|\$)?$/i.test(currency);
}

function warnOfUsFees(input: CostInput, fees: UsFees, value: number): string[] {
  const [first] = usFiscalYears;
  const last = lastFiscalDay();
  const { entryDate } = fees;
  return [
    ...(isInformal(value, fees) ? [words.informal(formatCents(toCents(fees.formalLimit)))] : []),
    ...(isInDollars(input) ? [] : [words.usFeesInDollars(input.currency)]),
    ...(entryDate > last ? [words.tableEnds(formatCalendarDate(last))] : []),
    ...(entryDate < first.from ? [words.tableStarts(formatCalendarDate(first.from))] : []),
  ];
}
