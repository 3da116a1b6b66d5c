import { importTax, pieces } from "@/content/tools/landed-cost-steps";
import { formatCents, formatNumber, formatPercent } from "@/lib/numbers";
import type { Summary } from "@/lib/tools/enquiry-block";
import { toCents } from "@/lib/trade/decimal-math";
import { centsOf, type LineId } from "@/lib/trade/entry-costs";
import { buyerImports, paysOrigin, priceIncludes, type CarriageCost } from "@/lib/trade/incoterms";
import type { LandedCostState } from "./form";
import type { LandedCost } from "./result";
import {
  countPieces,
  describePercent,
  describeRoute,
  formatPrice,
  formatUnitCost,
  withCurrency,
} from "./wording";

/** The answer as lines for an enquiry. */
export function summarizeLandedCost(_state: LandedCostState, answer: LandedCost): Summary {
  const { input, costs, total, unitCost, price } = answer;
  const order = `${input.incoterm}, ${pieces(formatNumber(countPieces(input)))} x ${withCurrency(formatPrice(input.products[0].price), input)}`;
  const amount = (id: LineId) => formatCents(centsOf(costs, id));
  return {
    answer: [
      `Cost per piece: ${withCurrency(formatUnitCost(unitCost), input)} (total ${formatCents(total)})`,
      `Selling price: ${formatCents(price)} for a margin of ${formatPercent(input.margin)}`,
    ],
    details: [
      `Order: ${order}, ${describeRoute(input)}`,
      ...(buyerImports(input.incoterm) ? summarizeImport(answer) : []),
      `Service fee: ${amount("fee")}, inspection ${amount("inspection")}`,
      ...(centsOf(costs, "payment") > 0 ? [`Payment fee: ${amount("payment")}`] : []),
    ],
  };
}

function summarizeImport({ input, costs, customs }: LandedCost): string[] {
  const { incoterm, destination, importTerms: terms } = input;
  const rates = terms.additionalDuties.map((one) =>
    one.kind === "percent" ? formatPercent(one.percent) : formatCents(toCents(one.amount)),
  );
  const amount = (id: LineId) => formatCents(centsOf(costs, id));
  const carriage = (cost: CarriageCost) =>
    amount(cost) + (priceIncludes(incoterm, cost) ? " in the price" : "");
  const [{ duty }] = input.products;
  const rate = duty.kind === "percent" ? `${describePercent(duty.percent, customs.value)} is ` : "";
  const origin = terms.originCharges === null ? "not known, counted as 0.00" : amount("origin");
  const feesName = destination.processingFee?.name ?? "US entry fees";
  const tax = `${importTax(destination.vatName)}: ${formatCents(customs.vat)}`;
  const terminal = priceIncludes(incoterm, "destination") ? "Terminal" : "Terminal and clearance";
  return [
    ...(paysOrigin(incoterm) ? [`To the port of loading: ${origin}`] : []),
    `Freight: ${carriage("freight")}, insurance ${carriage("insurance")}`,
    `Duty: ${rate}${amount("duty")}`,
    ...(rates.length > 0
      ? [`Additional duties: ${rates.join(" + ")} is ${amount("additional")}`]
      : []),
    ...(customs.entryFees > 0 ? [`${feesName}: ${formatCents(customs.entryFees)}`] : []),
    ...(customs.vat > 0
      ? [`${tax}, ${terms.canReclaimVat ? "reclaimed later" : "part of the cost"}`]
      : []),
    `${terminal}: ${carriage("destination")}, delivery ${carriage("delivery")}`,
  ];
}

/** The answer in one sentence for screen readers. */
export function announceLandedCost(answer: LandedCost): string {
  const { input, unitCost, price } = answer;
  return `One piece costs ${withCurrency(formatUnitCost(unitCost), input)}, sell it for ${formatCents(price)}`;
}
