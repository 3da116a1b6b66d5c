import type { AnswerRow, AnswerView } from "@/tools/engine/answer";
import { answer as words } from "@/content/tools/landed-cost";
import { formatCents, formatNumber, formatPercent } from "@/lib/numbers";
import type { ImportTerms } from "@/lib/trade/entry";
import { buyerImports } from "@/lib/trade/incoterms";
import type { LandedCost } from "./result";
import type { LandedCostInput } from "./read-input";
import { countPieces, describeRoute, formatPart, formatPrice, formatUnitCost } from "./wording";

export function makeAnswerView(result: LandedCost): AnswerView {
  const { input, total, unitCost } = result;
  const [{ price }] = input.products;
  const count = countPieces(input);
  const pieces = count === 1 ? words.onePiece : words.allPieces(formatNumber(count));
  return {
    label: words.label,
    figure: formatUnitCost(unitCost),
    unit: input.currency,
    text: words.text(
      formatCents(total),
      pieces,
      describeRoute(input),
      formatUnitCost(unitCost),
      formatPrice(price),
    ),
    blankField: findBlankField(input),
    rows: [makePriceRow(result), makeCashRow(result), ...makeFreightRow(result)],
    caveat: words.caveat,
  };
}

/** Without origin charges, EXW and FCA look as cheap as FOB. */
function findBlankField({ importTerms, incoterm }: LandedCostInput): AnswerView["blankField"] {
  if (importTerms.originCharges !== null) return undefined;
  return { id: "originCharges", ...words.noOrigin(incoterm) };
}

/** For the sticky answer bar on narrow screens. */
export function makeStickyAnswer({ input, unitCost, price }: LandedCost) {
  return {
    figure: formatUnitCost(unitCost),
    text: words.stickyText(input.currency, formatCents(price)),
  };
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
  { vatPercent, destination: { vatName } }: LandedCostInput,
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
