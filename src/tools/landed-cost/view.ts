import { answer as words } from "@/content/tools/landed-cost";
import { pieces as nameCount } from "@/content/tools/shared";
import { formatCents, formatNumber, formatPercent, formatPrice } from "@/lib/numbers";
import type { ImportTerms } from "@/lib/trade/entry";
import { buyerImports } from "@/lib/trade/incoterms";
import type { AnswerRow, AnswerView } from "@/tools/engine/answer-view";
import type { CountedProduct, LandedCost } from "./calculate";
import { listSteps } from "./steps";
import type { CostInput } from "./to-entry";
import { listWarnings } from "./warnings";
import { describeRoute, formatPart, formatShare, formatUnitCost } from "./wording";

type Headline = Pick<AnswerView, "label" | "figure" | "short" | "text" | "rows">;

export function viewLandedCost(result: LandedCost): AnswerView {
  const { input, products } = result;
  return {
    ...(products.length > 1 ? viewEntry(result) : viewProduct(result)),
    unit: input.currency,
    openEntry: findOpenEntry(input),
    decision: decide(result),
    next: ["incoterms", "productionPlanner"],
    warnings: listWarnings(result),
    caveat: words.caveat,
    steps: listSteps(result),
  };
}

function viewProduct(result: LandedCost): Headline {
  const { input, total, unitCost, price, pieces } = result;
  const cost = formatUnitCost(unitCost);
  return {
    label: words.label,
    figure: cost,
    short: { figure: cost, text: words.short(input.currency, formatCents(price)) },
    text: words.text(
      formatCents(total),
      pieces === 1 ? words.onePiece : words.allPieces(formatNumber(pieces)),
      describeRoute(input),
      cost,
      formatPrice(input.products[0].price),
    ),
    rows: [makePriceRow(result), makeCashRow(result), ...makeFreightRow(result)],
  };
}

/** Several products: the total of the entry, and what a piece of each costs. */
function viewEntry(result: LandedCost): Headline {
  const { input, total, pieces, products, goods, freightRise } = result;
  const figure = formatCents(total);
  const count = formatNumber(products.length);
  const rise = freightRise && {
    label: words.freightRise,
    detail: words.entry.rise(formatCents(freightRise.total - total)),
    figure: formatCents(freightRise.total),
  };
  return {
    label: words.entry.label,
    figure,
    short: { figure, text: words.entry.short(input.currency, count) },
    text: words.entry.text(formatNumber(pieces), count, describeRoute(input), formatCents(goods)),
    rows: [...products.map(makeProductRow), makeCashRow(result), ...(rise ? [rise] : [])],
  };
}

function makeProductRow({ name, pieces, price, costs }: CountedProduct): AnswerRow {
  const count = nameCount(formatNumber(pieces));
  return {
    label: name,
    detail: words.entry.product(count, formatShare(costs.share), formatCents(costs.price)),
    figure: formatUnitCost(costs.unitCost),
    listed: words.entry.bought(count, formatPrice(price)),
  };
}

/** Without origin charges, EXW and FCA look as cheap as FOB. */
function findOpenEntry({ importTerms, incoterm }: CostInput): AnswerView["openEntry"] {
  if (importTerms.originCharges !== null) return undefined;
  return { id: "originCharges", ...words.noOrigin(incoterm) };
}

/** What is open first: the importer, the way to the port, a duty. Then what the costs mean. */
function decide(result: LandedCost): string {
  const { decisions } = words;
  const { input, price, products, unitCost } = result;
  const { incoterm, importTerms, destination } = input;
  const least = formatCents(price);
  const isAlone = products.length === 1;
  const isFree = ({ duty }: CountedProduct) => duty.kind === "percent" && duty.percent === 0;
  const unknown = destination.isDutyByWeight ? undefined : products.find(isFree);
  if (!buyerImports(incoterm)) return isAlone ? decisions.delivered(least) : decisions.deliveredAll;
  if (importTerms.originCharges === null) return decisions.originFirst(incoterm);
  if (unknown)
    return isAlone
      ? decisions.dutyFirst(formatPart(unknown.price / 100, unitCost))
      : decisions.dutyFirstOf(unknown.name);
  if (!isAlone) {
    const [dearest, times] = findDearest(products);
    return decisions.checkFirst(dearest, times);
  }
  return products.every(isFree)
    ? decisions.dutyByWeight(least)
    : decisions.sell(least, describeDutyOf(result));
}

/** The product whose landed cost is the most times its factory price: its margin is the thinnest. */
function findDearest(products: readonly CountedProduct[]): [name: string, times: string] {
  const rated = products.map(({ name, price, costs }) => ({ name, times: costs.unitCost / price }));
  const dearest = rated.reduce((a, b) => (b.times > a.times ? b : a));
  return [dearest.name, formatNumber(dearest.times, 2)];
}

function describeDutyOf({ input, customs }: LandedCost): string {
  const [{ duty }] = input.products;
  return duty.kind === "percent" ? formatPercent(duty.percent) : formatCents(customs.duties);
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
