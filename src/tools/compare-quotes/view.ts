import { answer as words, countPieces, table } from "@/content/tools/compare-quotes";
import { nameInSentence } from "@/content/tools/destinations";
import type { FactTableCopy } from "@/content/sections";
import { encodeMailText } from "@/lib/mailto";
import { formatCents, formatNumber } from "@/lib/numbers";
import { toCents } from "@/tools/engine/costs/decimal-math";
import { findDestination } from "@/lib/trade/destinations";
import { buyerImports } from "@/lib/trade/incoterms";
import type { AnswerView } from "@/tools/engine/answer-view";
import { forwardersTopics } from "./questions";
import type { Landed, Offer, PricedOffer, QuoteComparison } from "./calculate";
import type { Quote, QuotesValues } from "./form";

export function viewComparison(comparison: QuoteComparison): AnswerView {
  const { order, offers } = comparison;
  const shorten = shortenNames(comparison);
  const format = pricesLike(offers);
  return {
    ...viewWinner(comparison, shorten),
    text: words.text(sayShipment(order)),
    rows: offers.map(({ name, quote, landed, lowest, days, questions, open }) => ({
      label: shorten(name),
      detail: words.detail(landed && sayCash(quote, landed), lowest, days, questions.length),
      figure: landed ? sayFrom(format(landed.piece), open) : words.noPrice,
    })),
    decision: decide(comparison, shorten),
    next: ["landedCost", "companyNumber"],
    warnings: offers.flatMap(({ name, cheaper }) =>
      cheaper
        ? words.cheaper(shorten(name), cheaper, order.pieces, [
            formatCents(cheaper.cents),
            formatCents(cheaper.wantedCents),
          ])
        : [],
    ),
    caveat: words.caveat,
    steps: [],
  };
}

export function sayShipment({ pieces, mode, destination }: QuotesValues): string {
  return words.shipment(
    countPieces(pieces),
    mode,
    nameInSentence(findDestination(destination).code),
  );
}

/** The cheapest for sure. An offer that leaves a cost open is named only if it is alone. */
function viewWinner(
  comparison: QuoteComparison,
  shorten: (name: string) => string,
): Pick<AnswerView, "label" | "figure" | "unit" | "short"> {
  const { order, offers, ranked, winner } = comparison;
  if (!winner) {
    const { label, unit } = words.undecided;
    const figure = words.undecided.figure(offers.length);
    return { label, figure, unit, short: { figure, text: unit } };
  }
  const isAlone = ranked.length === 1;
  const isOpen = winner.open.length > 0;
  const isFinal = isAlone ? !isOpen : !findContender(comparison) && ranked.length === offers.length;
  const level = listLevel(comparison).length;
  const name = level > 1 ? words.level(level) : shorten(winner.name);
  const figure = pricesLike(offers)(winner.landed.piece);
  return {
    label: words.label(name, isAlone, isFinal),
    figure,
    unit: words.unit(order.currency, isOpen),
    short: { figure, text: words.short(order.currency, name, isAlone, isFinal) },
  };
}

/** The cheapest of the offers that are cheaper than the winner as long as their open costs are low. */
function findContender({ ranked, winner }: QuoteComparison): PricedOffer | undefined {
  return ranked.find(
    ({ landed, open }) => winner && open.length > 0 && landed.piece < winner.landed.piece,
  );
}

/** The questions to a supplier, if one of them is about a cost and not all of these are a forwarder's. */
function countAsked({ questions, open }: Offer): number {
  return questions.some(({ topic }) => open.includes(topic)) ? questions.length : 0;
}

/** The complete offers that cost as much as the winner, and the winner. */
function listLevel({ ranked, winner }: QuoteComparison): PricedOffer[] {
  return ranked.filter(
    ({ landed, open }) => open.length === 0 && landed.piece === winner?.landed.piece,
  );
}

/** Nobody can choose between two prices while one of them may still turn out to be the lower one. */
function decide(comparison: QuoteComparison, shorten: (name: string) => string): string {
  const { ask, mayBeCheaper, unpriced, importer, order, orderBefore, alone } = words.decisions;
  const { offers, ranked, winner } = comparison;
  const [first] = ranked;
  if (!winner || winner.open.length > 0)
    return ask(shorten(first.name), countAsked(first), first.open);
  const name = shorten(winner.name);
  const format = pricesLike(offers);
  const inCurrency = (amount: string) => `${amount} ${comparison.order.currency}`.trim();
  const contender = findContender(comparison);
  if (contender) {
    const { landed, open } = contender;
    const saved = inCurrency(format(winner.landed.piece - landed.piece));
    const limit = inCurrency(formatCents(landed.limit ?? 0));
    return mayBeCheaper(shorten(contender.name), name, saved, open, limit, countAsked(contender));
  }
  const open = offers.find(({ landed }) => !landed);
  if (open) return unpriced(shorten(open.name), open.questions.length);
  if (!buyerImports(winner.quote.rule)) return importer(name, winner.questions.length);
  const [, level] = listLevel(comparison);
  if (level) return compareEqual(winner, level, shorten);
  const second = ranked.find((offer) => offer !== winner);
  if (!second) return alone(name);
  const more = second.landed.piece - winner.landed.piece;
  return second.open.length > 0
    ? orderBefore(name, shorten(second.name), more > 0 ? format(more) : "", second.open)
    : order(name, format(more), findMoreDays(winner, second), shorten(second.name));
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

/** Writes prices at the door, and what lies between two of them, with the decimals of all of them. */
function pricesLike(offers: readonly Offer[]): (price: number) => string {
  return likeAll(offers.flatMap(({ landed }) => landed?.piece ?? []));
}

/** With four decimals if one of the prices is under 1.00, or has more than two. */
function likeAll(prices: readonly number[]): (price: number) => string {
  const isFine = prices.some((price) => price < 1 || toCents(price) / 100 !== price);
  return (price) => formatNumber(price, isFine ? 4 : 2);
}

/** What is open comes on top. */
function sayFrom(figure: string, open: readonly string[]): string {
  return open.length > 0 ? table.from(figure) : figure;
}

/** Null if nobody has said it. */
function formatAmount(amount: number | null): string | null {
  return amount === null ? null : formatCents(toCents(amount));
}

/** What is paid before shipment, and that it is all of it where the supplier has not said. */
function sayCash({ deposit }: Quote, { cash }: Landed): string {
  return deposit === null ? table.allBefore(formatCents(cash)) : formatCents(cash);
}

/** Below what sum of its open costs an offer is cheaper than the cheapest complete one. */
function sayLimit(limit: number | null, { open }: Offer): string {
  if (open.length === 0) return table.noOpenCosts;
  if (limit === null) return table.open;
  return limit > 0 ? table.limit(formatCents(limit)) : table.noLimit;
}

/** The lines of the comparison, with a column for each supplier. */
export function makeTable({ order, offers }: QuoteComparison): FactTableCopy {
  const { lines, open, noPlace } = table;
  const line = (label: string, write: (offer: Offer) => string | null) => [
    label,
    ...offers.map((offer) => write(offer) || open),
  ];
  const landed = (label: string, write: (landed: Landed, offer: Offer) => string) =>
    line(label, (offer) => offer.landed && write(offer.landed, offer));
  const formatQuoted = likeAll(offers.flatMap((offer) => offer.landed?.price ?? []));
  const format = pricesLike(offers);
  return {
    caption: table.caption(countPieces(order.pieces), order.currency),
    columns: [
      { label: table.line },
      ...offers.map(({ name }) => ({ label: name, isNumber: true })),
    ],
    rows: [
      line(lines.terms, ({ quote: { rule, place } }) => `${rule} ${place || noPlace}`),
      landed(lines.price, ({ price }, { lowest }) => table.price(formatQuoted(price), lowest)),
      landed(lines.goods, ({ goods }) => formatCents(goods)),
      landed(lines.transport, ({ transport }, { open }) =>
        sayFrom(
          formatCents(transport),
          open.filter((topic) => forwardersTopics.includes(topic)),
        ),
      ),
      landed(lines.insurance, ({ insurance }) => formatCents(insurance)),
      landed(lines.customs, ({ customs }) => formatCents(customs)),
      line(lines.tooling, ({ quote }) => formatAmount(quote.tooling)),
      line(lines.samples, ({ quote }) => formatAmount(quote.samples)),
      landed(lines.total, ({ total }, { open }) => sayFrom(formatCents(total), open)),
      landed(lines.piece, ({ piece }, { open }) => sayFrom(format(piece), open)),
      landed(lines.open, ({ limit }, offer) => sayLimit(limit, offer)),
      landed(lines.cash, (cash, { quote }) => sayCash(quote, cash)),
      line(lines.days, ({ days }) => days?.toString() ?? null),
      line(lines.excluded, ({ quote }) => quote.excluded),
    ],
  };
}
