import { findFiscalYear, usFees } from "@/config/us-entry-fees";
import { noPrice, sameTier, supplierName } from "@/content/tools/compare-quotes";
import { inThePrice } from "@/content/tools/landed-cost-steps";
import { costPerPiece, multiply, percentOf, toCents } from "@/tools/engine/costs/decimal-math";
import { findDestination } from "@/lib/trade/destinations";
import { termsWithoutImport, type ImportTerms } from "@/lib/trade/entry";
import { centsOf, computeEntry, sumOfKinds } from "@/tools/engine/costs/entry-costs";
import { INSURED_FACTOR } from "@/tools/engine/costs/import-costs";
import { buyerImports, findLastIncluded, priceIncludes } from "@/lib/trade/incoterms";
import type { Outcome } from "@/tools/engine/define-tool";
import { rowFieldKey } from "@/tools/engine/form/fields";
import type { Quote, QuotesValues } from "./form";
import { dutiedTopics, doorFields, listOpenCosts, listQuestions, type Question } from "./questions";
import { findCheaperTier, findContradiction, findTier } from "./tiers";

/** What the order costs at the door, in cents. */
export type Landed = NonNullable<ReturnType<typeof countLanded>> & {
  /**
   * A wanted piece, in units of money, with two decimals, or four if one of them is under 1.00 or two
   * differ by less than 0.01.
   */
  piece: number;
  /**
   * In cents: only if all that is open costs less, this offer costs less than the cheapest complete
   * one. Null if nothing is open, or no offer is complete.
   */
  limit: number | null;
};

export type Offer = {
  quote: Quote;
  name: string;
  /** Until the goods are at the door. Null if the lead time is not known. */
  days: number | null;
  questions: readonly Question[];
  /** What may come on top of the price, since the buyer pays it and nobody has said how much. */
  open: readonly string[];
  /** The quantity that the price is for, if the wanted one is less than all that have a price. */
  lowest: number | null;
  /** A larger quantity that costs less in all than the wanted one. Null if there is none. */
  cheaper: { pieces: number; isOrdered: boolean; cents: number; wantedCents: number } | null;
  /** Null without a price. */
  landed: Landed | null;
};

export type PricedOffer = Offer & { landed: Landed };

export type QuoteComparison = {
  order: QuotesValues;
  offers: readonly Offer[];
  /** Those with a price, the cheapest first. */
  ranked: readonly [PricedOffer, ...PricedOffer[]];
  /** The cheapest that leaves nothing open, or the only one. Null if each leaves something open. */
  winner: PricedOffer | null;
};

export function compareQuotes(order: QuotesValues, today: string): Outcome<QuoteComparison> {
  const errors: Record<string, string> = {};
  const counted = order.quotes.map((quote) => {
    const second = findContradiction(quote);
    if (second) errors[rowFieldKey(second, quote.row)] = sameTier;
    const wanted = findTier(quote, order.pieces);
    const more = findCheaperTier(quote, order.pieces);
    const isOrdered = order.orderMore === "yes";
    const tier = isOrdered ? (more ?? wanted) : wanted;
    const ordered = { ...order, pieces: isOrdered && more ? more.from : order.pieces };
    const count = (typed: Partial<QuotesValues>, extra: number) =>
      tier && countLanded({ ...ordered, ...typed }, quote, tier.price, extra, today);
    const landed = count({}, 0);
    if (tier && !landed) {
      const last = findLastIncluded(quote.rule) ?? "freight";
      errors[rowFieldKey(tier.column, quote.row)] = inThePrice[last].tooMuch;
    }
    const cheaper = more &&
      wanted && {
        ...{ pieces: more.from, isOrdered },
        cents: toCents(multiply(more.price, more.from)),
        wantedCents: toCents(multiply(wanted.price, order.pieces)),
      };
    const questions = listQuestions(quote, ordered);
    return {
      quote,
      name: supplierName(quote.name, quote.row),
      days: quote.lead === null ? null : quote.lead + order.doorDays,
      lowest: wanted && wanted.from > order.pieces ? wanted.from : null,
      ...{ cheaper, questions, open: listOpenCosts(quote, order, questions) },
      ...{ count, total: landed?.total ?? Number.MAX_SAFE_INTEGER, landed },
    };
  });
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const sorted = [...counted].sort((a, b) => a.total - b.total);
  const isClose = sorted.some(({ total }, i) => {
    const more = (sorted[i + 1]?.total ?? total) - total;
    return more > 0 && more < order.pieces;
  });
  const complete = sorted.find(({ landed, open }) => landed && open.length === 0);
  const ranked = sorted.map(({ landed, ...offer }) => ({
    ...offer,
    landed: landed && {
      ...landed,
      // Of a larger order, the pieces that are wanted bear all.
      piece: costPerPiece(landed.total, order.pieces, isClose ? 0 : sorted[0]?.total),
      limit: complete && offer.open.length > 0 ? findLimit(offer, complete) : null,
    },
  }));
  const offers = [...ranked].sort((a, b) => a.quote.row - b.quote.row);
  const [first, ...others] = ranked.flatMap(({ landed, ...offer }) =>
    landed ? [{ ...offer, landed }] : [],
  );
  if (first) {
    const alone = others.length === 0 ? first : null;
    const winner = [first, ...others].find(({ open }) => open.length === 0) ?? alone;
    return { ok: true, result: { order, offers, ranked: [first, ...others], winner } };
  }
  const key = offers[0] ? rowFieldKey("price1", offers[0].quote.row) : "quotes";
  return { ok: false, errors: { [key]: noPrice } };
}

type Counted = {
  open: readonly string[];
  total: number;
  /** @param extra an open cost in cents that customs see as a part of the price */
  count: (typed: Partial<QuotesValues>, extra: number) => { total: number } | null;
};

/**
 * The least, in cents, that the open costs of an offer come to when it costs as much as a complete
 * one. All of them count as the one of them that adds most: it has to be enough for any mixture.
 */
function findLimit({ open, total, count }: Counted, complete: Counted): number {
  const isDutied = open.some((topic) => dutiedTopics.includes(topic));
  const field = isDutied ? undefined : doorFields.find((one) => open.includes(one));
  const isLess = (cents: number) => {
    if (isDutied) return (count({}, cents)?.total ?? 0) < complete.total;
    if (!field) return total + cents < complete.total;
    // What is open here may be a known part of the other price, where it is not dutied then.
    const typed = { [field]: cents / 100 };
    return (count(typed, 0)?.total ?? 0) < (complete.count(typed, 0)?.total ?? 0);
  };
  let [low, high] = [0, Math.max(0, complete.total - total)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isLess(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Null if what the price includes is more than the price.
 * @param extra an open cost in cents, counted like a higher price
 */
function countLanded(
  order: QuotesValues,
  quote: Quote,
  price: number,
  extra: number,
  today: string,
) {
  const { pieces, duty: percent } = order;
  const value = toCents(multiply(price, pieces)) + extra;
  const unknown = { name: "", volume: null, weight: null };
  const outcome = computeEntry({
    products: [{ ...unknown, pieces: 1, price: value / 100, duty: { kind: "percent", percent } }],
    sharedBy: "value",
    incoterm: quote.rule,
    mode: order.mode,
    destination: findDestination(order.destination),
    currency: order.currency,
    importTerms: buyerImports(quote.rule)
      ? makeImportTerms(order, quote, value / 100, today)
      : termsWithoutImport,
    // The same with every supplier, as is the VAT, which is reclaimed.
    ...{ feePercent: 0, feeMinimum: 0, inspection: 0, paymentPercent: 0, paymentFixed: 0 },
    ...{ vatPercent: 0, margin: 0, sellingFee: 0 },
  });
  if (!outcome.ok) return null;
  const { costs } = outcome.costs;
  const once = toCents(quote.tooling ?? 0) + toCents(quote.samples ?? 0);
  const total = outcome.costs.total + once;
  return {
    /** As quoted, in units of money. */
    price,
    goods: centsOf(costs, "goods"),
    transport: sumOfKinds(costs, "freight", "destination", "delivery"),
    insurance: centsOf(costs, "insurance"),
    customs: sumOfKinds(costs, "customs"),
    total,
    /** Paid before shipment. Who does not say how much is due then may ask for all of it. */
    cash: percentOf(value, quote.deposit ?? 100) + once,
  };
}

/** @param value the price of all pieces, in units of money */
function makeImportTerms(order: QuotesValues, { rule }: Quote, value: number, today: string) {
  const { freight, insurance, terminal, delivery } = order;
  const { code, processingFee } = findDestination(order.destination);
  const { min, max, informal } = findFiscalYear(today);
  const fees = { ...usFees, entryDate: today, mpfMin: min, mpfMax: max, mpfInformal: informal };
  const part = (insurance / 100) * INSURED_FACTOR;
  const atDoor =
    (priceIncludes(rule, "destination") ? (terminal ?? 0) : 0) +
    (priceIncludes(rule, "delivery") ? (delivery ?? 0) : 0);
  return {
    ...termsWithoutImport,
    // Under FCA the seller brings the goods to the terminal or the port.
    originCharges: rule === "EXW" ? order.pickUp : 0,
    freight: { amount: freight ?? 0, rate: 1 },
    // A price that includes the insurance includes the same percentage of its rest.
    insurance: priceIncludes(rule, "insurance")
      ? { kind: "amount", amount: ((value - atDoor) * part) / (1 + part) }
      : { kind: "percent", percent: insurance },
    processingPercent: processingFee?.percent ?? 0,
    destinationCharges: terminal ?? 0,
    delivery: delivery ?? 0,
    usFees: code === "US" ? fees : null,
  } satisfies ImportTerms;
}
