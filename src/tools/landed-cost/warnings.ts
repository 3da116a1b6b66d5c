import { formatCalendarDate } from "@/lib/dates";
import { formatCents } from "@/lib/numbers";
import type { LandedCost } from "./result";
import { isInformal } from "./customs";
import { lastFiscalDay, usFiscalYears } from "@/config/us-entry-fees";
import { percentOf, toCents } from "@/lib/trade/decimal-math";
import { priceIncludes } from "@/lib/trade/incoterms";
import type { Payments } from "./payments";
import type { LandedCostInput, UsFees } from "./read-input";
import { ourTerms } from "./service-terms";

const ownClearance =
  "Clearance at customs is yours under DAP: add what it costs as an additional duty, a flat amount.";

const severalFigures = "Ask the seller for these figures and type them.";

const assists = "Tooling, artwork or parts you paid for belong in the customs value too.";

export function listWarnings({ input, payments }: LandedCost): string[] {
  const { imported } = payments;
  if (!imported) return [warnOfSellersImport(input), ...warnOfOurMinimum(input, payments)];
  const { usFees } = imported.importInput;
  return [
    ...warnOfSellersFigures(input),
    ...(usFees ? warnOfUsFees(input, usFees, imported.customs.value) : []),
    ...warnOfOurMinimum(input, payments),
    assists,
  ];
}

function warnOfSellersImport({ vatPercent, destination: { vatName } }: LandedCostInput): string {
  const consequence =
    vatPercent > 0
      ? `Without import papers in your name you cannot deduct ${vatName}, and customs`
      : "Customs";
  return `Under DDP, ask who is the importer of record. ${consequence} may hold goods that were declared unclearly or too low.`;
}

function warnOfSellersFigures({ incoterm }: LandedCostInput): string[] {
  if (!priceIncludes(incoterm, "freight")) return [];
  const [parts, request] = priceIncludes(incoterm, "delivery")
    ? ["freight, insurance, terminal and delivery", `${severalFigures} ${ownClearance}`]
    : priceIncludes(incoterm, "insurance")
      ? ["freight and insurance", severalFigures]
      : ["freight", "Ask the seller for this figure and type it."];
  return [`The ${incoterm} price includes ${parts}. ${request}`];
}

/** Our terms name the minimum in US dollars, and the form has one currency for all. */
function warnOfOurMinimum(input: LandedCostInput, { fee, feeBase }: Payments): string[] {
  const isOurs = input.feeMinimum === ourTerms.feeMinimum;
  const isRaised = percentOf(feeBase, input.feePercent) < fee;
  if (!isOurs || !isRaised || isInDollars(input)) return [];
  const minimum = formatCents(toCents(input.feeMinimum));
  return [`Our minimum fee of ${minimum} is in US dollars. Convert it to ${input.currency}.`];
}

function isInDollars({ currency }: LandedCostInput): boolean {
  return /^(USD|US\$|\$)?$/i.test(currency);
}

function warnOfUsFees(input: LandedCostInput, fees: UsFees, value: number): string[] {
  const warnings: string[] = [];
  if (isInformal(value, fees)) {
    const limit = formatCents(toCents(fees.formalLimit));
    warnings.push(
      `Customs may ask for a formal entry below ${limit}, with its higher minimum fee.`,
    );
  }
  if (!isInDollars(input)) {
    warnings.push(
      `US entry fees are set in US dollars. Convert their minimum, maximum and limit to ${input.currency}.`,
    );
  }
  const [first] = usFiscalYears;
  const last = lastFiscalDay();
  if (fees.entryDate > last) {
    warnings.push(
      `Our table of US entry fees ends on ${formatCalendarDate(last)}. Ask a customs broker for the fees of your day of entry.`,
    );
  }
  if (fees.entryDate < first.from) {
    warnings.push(
      `Our table of US entry fees starts on ${formatCalendarDate(first.from)}. Type the fees of your day of entry.`,
    );
  }
  return warnings;
}
