import type { Summary } from "@/lib/tools/enquiry-block";
import { formatCents, formatPercent } from "@/lib/numbers";
import type { LandedCost } from "./result";
import { sumEntryFees } from "./customs";
import { sum, toCents } from "@/lib/trade/decimal-math";
import { paysOrigin, priceIncludes, type CarriageCost } from "@/lib/trade/incoterms";
import type { ImportCosts } from "./payments";
import {
  formatPieces,
  formatPrice,
  formatUnitCost,
  routeWords,
  vatLabel,
  withCurrency,
} from "./wording";
import type { LandedCostState } from "./form";
import type { LandedCostInput } from "./read-input";

/** The answer as lines for an enquiry. */
export function summarizeLandedCost(_state: LandedCostState, answer: LandedCost): Summary {
  const { input, payments, total, unitCost, price } = answer;
  const { imported } = payments;
  const order = `${input.incoterm}, ${formatPieces(input.quantity)} x ${withCurrency(formatPrice(input.price), input)}`;
  return {
    answer: [
      `Cost per piece: ${withCurrency(formatUnitCost(unitCost), input)} (total ${formatCents(total)})`,
      `Selling price: ${formatCents(price)} for a margin of ${formatPercent(input.margin)}`,
    ],
    details: [
      `Order: ${order}, ${routeWords(input)}`,
      ...(imported ? summarizeImport(input, imported) : []),
      `Service fee: ${formatCents(payments.fee)}, inspection ${formatCents(payments.inspection)}`,
      ...(payments.payment > 0 ? [`Payment fee: ${formatCents(payments.payment)}`] : []),
    ],
  };
}

function summarizeImport(
  input: LandedCostInput,
  { shipping, customs, importInput }: ImportCosts,
): string[] {
  const rates = importInput.additionalDuties.map((one) =>
    one.kind === "percent" ? formatPercent(one.percent) : formatCents(toCents(one.amount)),
  );
  const fees = sumEntryFees(customs);
  const feesName = input.destination.processingFee?.name ?? "US entry fees";
  const treatment = importInput.canReclaimVat ? "reclaimed later" : "part of the cost";
  const leg = (name: CarriageCost) =>
    formatCents(shipping[name]) + (priceIncludes(input.incoterm, name) ? " in the price" : "");
  return [
    ...(paysOrigin(input.incoterm) ? [summarizeOrigin({ shipping, importInput })] : []),
    `Freight: ${leg("freight")}, insurance ${leg("insurance")}`,
    `Duty: ${formatPercent(importInput.dutyPercent)} of ${formatCents(customs.value)} is ${formatCents(customs.duty)}`,
    ...(rates.length > 0
      ? [`Additional duties: ${rates.join(" + ")} is ${formatCents(sum(customs.additionalDuties))}`]
      : []),
    ...(fees > 0 ? [`${feesName}: ${formatCents(fees)}`] : []),
    ...(customs.vat > 0 ? [`${vatLabel(input)}: ${formatCents(customs.vat)}, ${treatment}`] : []),
    `${priceIncludes(input.incoterm, "destination") ? "Terminal" : "Terminal and clearance"}: ${leg("destination")}, delivery ${leg("delivery")}`,
  ];
}

function summarizeOrigin({
  shipping,
  importInput,
}: Pick<ImportCosts, "shipping" | "importInput">): string {
  const cents = formatCents(shipping.originCharges);
  const isKnown = importInput.originCharges !== null;
  return `To the port of loading: ${isKnown ? cents : `not known, counted as ${cents}`}`;
}

/** The answer in one sentence for screen readers. */
export function announceLandedCost(answer: LandedCost): string {
  const { input, unitCost, price } = answer;
  return `One piece costs ${withCurrency(formatUnitCost(unitCost), input)}, sell it for ${formatCents(price)}`;
}
