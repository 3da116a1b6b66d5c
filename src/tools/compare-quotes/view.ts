import { answer as words, countPieces, gaps, table } from "@/content/tools/compare-quotes";
import { nameInSentence } from "@/content/tools/destinations";
import type { FactTable } from "@/content/sections";
import { encodeMailText } from "@/lib/mailto";
import { formatCents, formatNumber } from "@/lib/numbers";
import { toCents } from "@/lib/trade/decimal-math";
import { findDestination } from "@/lib/trade/destinations";
import type { AnswerView } from "@/tools/engine/answer-view";
import type { Landed, Offer, PricedOffer, QuoteComparison } from "./calculate";
import type { Quote } from "./form";

export function viewComparison(comparison: QuoteComparison): AnswerView {
  const { order, offers, ranked } = comparison;
  const { pieces, currency, mode } = order;
  const shorten = shortenNames(comparison);
  const cheapest = shorten(ranked[0].name);
  const isFinal = listGaps(ranked[0]).length === 0;
  const figure = formatPrice(ranked[0].landed.piece);
  const country = nameInSentence(findDestination(order.destination).code);
  return {
    label: words.label(cheapest, ranked.length === 1, isFinal),
    figure,
    unit: words.unit(currency, isFinal),
    short: { figure, text: words.short(currency, cheapest, isFinal) },
    text: words.text(countPieces(pieces), mode, country),
    rows: offers.map(({ name, quote, landed, lowest, days, questions }) => ({
      label: shorten(name),
      detail: words.detail(landed && sayCash(quote, landed), lowest, days, questions.length),
      figure: landed ? formatPrice(landed.piece) : words.noPrice,
    })),
    decision: decide(comparison, shorten),
    next: ["landedCost", "companyNumber"],
    warnings: offers.flatMap(({ name, cheaper }) =>
      cheaper
        ? words.cheaper(shorten(name), cheaper, pieces, [
            formatCents(cheaper.cents),
            formatCents(cheaper.wantedCents),
          ])
        : [],
    ),
    caveat: words.caveat,
    steps: [],
  };
}

/** Nobody can choose between two prices while one of them may still change. */
function decide(
  { offers, ranked: [best, second] }: QuoteComparison,
  shorten: (name: string) => string,
): string {
  const { ask, unpriced, order, alone } = words.decisions;
  const name = shorten(best.name);
  for (const { name: asked, questions } of second ? [best, second] : [best]) {
    const gap = listGaps({ questions });
    if (gap.length > 0) return ask(shorten(asked), questions.length, gap);
  }
  const open = offers.find(({ landed }) => !landed);
  if (open) return unpriced(shorten(open.name), open.questions.length);
  if (!second) return alone(name);
  const { piece } = best.landed;
  if (piece === second.landed.piece) return compareEqual(best, second, shorten);
  const saved = formatPrice(piece, second.landed.piece - piece);
  return order(name, saved, findMoreDays(best, second), shorten(second.name));
}

/** What may still change an offer's price, or who imports. */
function listGaps({ questions }: Pick<Offer, "questions">): string[] {
  return questions.flatMap(({ topic }) => gaps[topic] ?? []);
}

/** Two suppliers who cost the same, by the days and the cash, as far as both are known. */
function compareEqual(
  one: PricedOffer,
  other: PricedOffer,
  shorten: (name: string) => string,
): string {
  const { tie, moreDays, moreCash } = words.decisions;
  const days = findMoreDays(one, other);
  const isCashKnown = one.quote.deposit !== null && other.quote.deposit !== null;
  const cash = one.landed.cash - other.landed.cash;
  return tie(shorten(one.name), shorten(other.name), [
    ...(days === null ? [] : [moreDays(days)]),
    ...(isCashKnown ? [moreCash(formatCents(Math.abs(cash)), Math.sign(cash))] : []),
  ]);
}

/** Null if a lead time is not known. */
function findMoreDays(one: Offer, other: Offer): number | null {
  return one.days === null || other.days === null ? null : one.days - other.days;
}

/**
 * What all names in an answer may take of a mail link to an enquiry. One stands in the label, two in
 * the decision and each in its row.
 */
const NAMES_ENCODED = 500;

/** The name that an answer has room for: the whole, or its start and "…". */
function shortenNames({ offers }: QuoteComparison) {
  const room = NAMES_ENCODED / (offers.length + 3);
  const fits = (name: string) => encodeMailText(name).length <= room;
  return (name: string) => {
    if (fits(name)) return name;
    const letters = Array.from(name);
    const starts = letters.map((_, i) => `${letters.slice(0, i).join("").trimEnd()}…`);
    return starts.findLast(fits) ?? "…";
  };
}

/** A price, or a part of it, with four decimals if the price is under 1.00. */
function formatPrice(price: number, part = price): string {
  return formatNumber(part, price < 1 ? 4 : 2);
}

/** Null if nobody has said it. */
function formatAmount(amount: number | null): string | null {
  return amount === null ? null : formatCents(toCents(amount));
}

/** What is paid before shipment, and that it is all of it where the supplier has not said. */
function sayCash({ deposit }: Quote, { cash }: Landed): string {
  return deposit === null ? table.allBefore(formatCents(cash)) : formatCents(cash);
}

/** The lines of the comparison, with a column for each supplier. */
export function makeTable({ order, offers }: QuoteComparison): FactTable {
  const { lines, open, noPlace } = table;
  const line = (label: string, write: (offer: Offer) => string | null) => [
    label,
    ...offers.map((offer) => write(offer) || open),
  ];
  const landed = (label: string, write: (landed: Landed) => string) =>
    line(label, (offer) => offer.landed && write(offer.landed));
  return {
    caption: table.caption(countPieces(order.pieces), order.currency),
    columns: [
      { label: table.line },
      ...offers.map(({ name }) => ({ label: name, isNumber: true })),
    ],
    rows: [
      line(lines.terms, ({ quote: { rule, place } }) => `${rule} ${place || noPlace}`),
      line(
        lines.price,
        ({ landed, lowest }) => landed && table.price(formatPrice(landed.price), lowest),
      ),
      landed(lines.goods, ({ goods }) => formatCents(goods)),
      landed(lines.transport, ({ transport }) => formatCents(transport)),
      landed(lines.insurance, ({ insurance }) => formatCents(insurance)),
      landed(lines.customs, ({ customs }) => formatCents(customs)),
      line(lines.tooling, ({ quote }) => formatAmount(quote.tooling)),
      line(lines.samples, ({ quote }) => formatAmount(quote.samples)),
      landed(lines.total, ({ total }) => formatCents(total)),
      landed(lines.piece, ({ piece }) => formatPrice(piece)),
      line(lines.cash, ({ quote, landed }) => landed && sayCash(quote, landed)),
      line(lines.days, ({ days }) => days?.toString() ?? null),
      line(lines.excluded, ({ quote }) => quote.excluded),
    ],
  };
}
