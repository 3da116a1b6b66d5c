import { countPieces, nothingExcluded, questions as words } from "@/content/tools/compare-quotes";
import { formatNumber } from "@/lib/numbers";
import { buyerImports } from "@/lib/trade/incoterms";
import type { Quote, QuotesValues } from "./form";

export type Question = { topic: string; text: string };

/** The prices by quantity, the smallest first. One without a quantity is for any. */
function listTiers(quote: Quote) {
  const tiers = ([1, 2, 3] as const).flatMap((tier) => {
    const column = `price${tier}` as const;
    const price = quote[column];
    return price === null ? [] : [{ from: quote[`quantity${tier}`] ?? 1, price, column }];
  });
  return tiers.toSorted((a, b) => a.from - b.from);
}

/**
 * The tier of the largest quantity that is not more than the wanted one. Without one, the lowest: its
 * price is all that is known, and whether it holds for fewer pieces is asked.
 */
export function findTier(quote: Quote, pieces: number) {
  const tiers = listTiers(quote);
  return tiers.findLast(({ from }) => from <= pieces) ?? tiers[0] ?? null;
}

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
