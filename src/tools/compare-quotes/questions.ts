import {
  countPieces,
  nothingExcluded,
  openCosts,
  questions as words,
} from "@/content/tools/compare-quotes";
import { formatNumber } from "@/lib/numbers";
import { buyerImports } from "@/lib/trade/incoterms";
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

/** Of the costs that may come on top of a price, those that no duty is counted on. */
export const undutied: readonly string[] = ["tooling", "samples"];

/** The topics about costs that the buyer pays besides the price, as far as nobody has said them. */
export function listOpenCosts({ rule }: Quote, questions: readonly Question[]): string[] {
  const topics = questions.map(({ topic }) => topic).filter((topic) => topic in openCosts);
  // The way from the place of an EXW price is what pick-up costs.
  return topics.filter((topic) => topic !== "place" || rule !== "EXW");
}
