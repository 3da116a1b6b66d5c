import { formatCalendarDate } from "@/lib/dates";
import { formatCents } from "@/lib/numbers";
import type { LandedCost } from "./compute";
import { isInformal } from "./customs";
import { lastFiscalDay, usFiscalYears } from "@/config/us-entry-fees";
import { toCents } from "./decimal-math";
import { includes } from "./incoterms";
import type { LandedCostInput, UsFees } from "./read-input";

const ownClearance =
  "Clearance at customs is yours under DAP: add what it costs as an additional duty, a flat amount.";

const severalFigures = "Ask the seller for these figures and type them.";

const assists = "Tooling, artwork or parts you paid for belong in the customs value too.";

export function listWarnings({ input, payments: { imported } }: LandedCost): string[] {
  if (!imported) return [warnOfSellersImport(input)];
  const { usFees } = imported.importInput;
  return [
    ...warnOfSellersFigures(input),
    ...(usFees ? warnOfUsFees(input, usFees, imported.customs.value) : []),
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
  if (!includes(incoterm, "freight")) return [];
  const [parts, request] = includes(incoterm, "delivery")
    ? ["freight, insurance, terminal and delivery", `${severalFigures} ${ownClearance}`]
    : includes(incoterm, "insurance")
      ? ["freight and insurance", severalFigures]
      : ["freight", "Ask the seller for this figure and type it."];
  return [`The ${incoterm} price includes ${parts}. ${request}`];
}

function warnOfUsFees({ currency }: LandedCostInput, fees: UsFees, value: number): string[] {
  const warnings: string[] = [];
  if (isInformal(value, fees)) {
    const limit = formatCents(toCents(fees.formalLimit));
    warnings.push(
      `Customs may ask for a formal entry below ${limit}, with its higher minimum fee.`,
    );
  }
  if (currency !== "" && currency.toUpperCase() !== "USD") {
    warnings.push(
      `US entry fees are set in US dollars. Convert their minimum, maximum and limit to ${currency}.`,
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
