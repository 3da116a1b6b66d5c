import { answer as words } from "@/content/tools/landed-cost";
import { formatCents, formatNumber, formatPercent } from "@/lib/numbers";
import type { ImportTerms } from "@/lib/trade/entry";
import { buyerImports } from "@/lib/trade/incoterms";
import type { AnswerRow, AnswerView } from "@/tools/engine/answer-view";
import type { LandedCost } from "./calculate";
import { listSteps } from "./steps";
import type { CostInput } from "./to-entry";
import { listWarnings } from "./warnings";
import { describeRoute, formatPart, formatPrice, formatUnitCost } from "./wording";

export function viewLandedCost(result: LandedCost): AnswerView {
  const { input, total, unitCost, price, pieces } = result;
  const cost = formatUnitCost(unitCost);
  return {
    label: words.label,
    figure: cost,
    unit: input.currency,
    short: { figure: cost, text: words.short(input.currency, formatCents(price)) },
    text: words.text(
      formatCents(total),
      pieces === 1 ? words.onePiece : words.allPieces(formatNumber(pieces)),
      describeRoute(input),
      cost,
      formatPrice(input.products[0].price),
    ),
    openEntry: findOpenEntry(input),
    rows: [makePriceRow(result), makeCashRow(result), ...makeFreightRow(result)],
    decision: decide(result),
    next: ["incoterms", "productionPlanner"],
    warnings: listWarnings(result),
    caveat: words.caveat,
    steps: listSteps(result),
  };
}

/** Without origin charges, EXW and FCA look as cheap as FOB. */
function findOpenEntry({ importTerms, incoterm }: CostInput): AnswerView["openEntry"] {
  if (importTerms.originCharges !== null) return undefined;
  return { id: "originCharges", ...words.noOrigin(incoterm) };
}

/** The first of these that is still open: the way to the port, the duty, what the price is. */
function decide({ input, price, unitCost }: LandedCost): string {
  const { decisions } = words;
  const { incoterm, importTerms, destination, products } = input;
  const least = formatCents(price);
  if (!buyerImports(incoterm)) return decisions.delivered(least);
  if (importTerms.originCharges === null) return decisions.originFirst(incoterm);
  const [{ duty, price: each }] = products;
  if (duty.kind !== "percent") return decisions.sell(least, formatCents(duty.amount * 100));
  if (duty.percent > 0) return decisions.sell(least, formatPercent(duty.percent));
  return destination.isDutyByWeight
    ? decisions.dutyByWeight(least)
    : decisions.dutyFirst(formatPart(each / 100, unitCost));
}

function makePriceRow({ input, price, priceWithTax }: LandedCost): AnswerRow {
  const { margin, sellingFee, vatPercent, destination } = input;
  const forMargin = words.margin(formatPercent(margin));
  const terms =
    sellingFee > 0 ? `${forMargin} ${words.afterFee(formatPercent(sellingFee))}` : forMargin;
  const tax =
    vatPercent > 0
      ? `${words.beforeTax}; ${words.withTax(destination.vatName, formatCents(priceWithTax))}`
      : words.beforeTax;
  return { label: words.sell, detail: `${terms}, ${tax}`, figure: formatCents(price) };
}

function makeCashRow(result: LandedCost): AnswerRow {
  return {
    label: words.cash,
    detail: explainCash(result),
    figure: formatCents(result.cashAtImport),
  };
}

function explainCash({ input, customs }: LandedCost): string {
  const { incoterm, importTerms: terms, destination } = input;
  if (!buyerImports(incoterm)) return words.sellerPays;
  const duties = words.duties(formatCents(customs.duties));
  const hasFees = terms.usFees !== null || destination.processingFee !== undefined;
  const fees = hasFees ? [words.entryFees(formatCents(customs.entryFees))] : [];
  return [duties, ...fees, explainVat(input, customs.vat, terms)].join(", ");
}

function explainVat(
  { vatPercent, destination: { vatName } }: CostInput,
  vat: number,
  { usFees, canReclaimVat }: ImportTerms,
): string {
  if (vatPercent === 0) return usFees ? words.noVatInUs : words.noVat(vatName);
  return (canReclaimVat ? words.vatReclaimed : words.vatPaid)(vatName, formatCents(vat));
}

function makeFreightRow({ unitCost, freightRise }: LandedCost): AnswerRow[] {
  if (!freightRise) return [];
  const more = formatPart(freightRise.unitCost - unitCost, unitCost);
  return [
    {
      label: words.freightRise,
      detail: words.rise(more, formatCents(freightRise.price)),
      figure: formatUnitCost(freightRise.unitCost),
    },
  ];
}
