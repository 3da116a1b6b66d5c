import {
  countPieces,
  nothingExcluded,
  openCosts,
  questions as words,
} from "@/content/tools/compare-quotes";
import { formatNumber } from "@/lib/numbers";
import { buyerImports, priceIncludes } from "@/lib/trade/incoterms";
import type { Quote, QuotesValues } from "./form";
import { findTier } from "./tiers";

export type Question = { topic: string; text: string };

/** What a supplier still has to say, so that its quotation can be compared. */
export function listQuestions(quote: Quote, { pieces, pickUp }: QuotesValues): Question[] {
  const { rule, minimum, excluded } = quote;
  const wanted = countPieces(pieces);
  const tier = findTier(quote, pieces);
  const asked: Readonly<Record<string, string | false>> = {
    price: tier === null && words.price(wanted),
    tier: tier !== null && tier.from > pieces && words.tier(formatNumber(tier.from), wanted),
    minimum: minimum !== null && minimum > pieces && words.minimum(formatNumber(minimum), wanted),
    place: quote.place === "" && words.place(rule),
    pickUp: rule === "EXW" && pickUp === null && words.pickUp,
    importer: !buyerImports(rule) && words.importer,
    tooling: quote.tooling === null && words.tooling,
    samples: quote.samples === null && words.samples,
    lead: quote.lead === null && words.lead,
    deposit: quote.deposit === null && words.deposit,
    excluded:
      !nothingExcluded.test(excluded) &&
      (excluded === "" ? words.excluded : words.costOfExcluded(excluded)),
  };
  return Object.entries(asked).flatMap(([topic, text]) => (text ? [{ topic, text }] : []));
}

/** The fields with the costs between the port and the door. */
export const doorFields = ["freight", "terminal", "delivery"] as const;

/** Open costs that a forwarder knows. */
export const forwardersTopics: readonly string[] = ["pickUp", ...doorFields];

/** Of the costs that may be open, those that customs see as a part of the price. */
export const dutiedTopics: readonly string[] = ["tier", "minimum", "place", "pickUp", "excluded"];

/** What the buyer pays besides the price, by topics, as far as nobody has said how much it is. */
export function listOpenCosts(
  { rule }: Quote,
  order: QuotesValues,
  questions: readonly Question[],
): string[] {
  const asked = questions.map(({ topic }) => topic);
  return [
    // The way from the place of an EXW price is what pick-up costs.
    ...asked.filter((topic) => topic in openCosts && (topic !== "place" || rule !== "EXW")),
    ...doorFields.filter(
      (field) =>
        order[field] === null && !priceIncludes(rule, field === "terminal" ? "destination" : field),
    ),
  ];
}
