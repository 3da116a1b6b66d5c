import { enquiryLine } from "@/content/tools/compare-quotes";
import { readTypedNumber } from "@/tools/engine/form/typed-number";
import { multiply, toCents } from "@/tools/engine/costs/decimal-math";
import type { GivenTexts } from "@/tools/engine/form/field-kinds";

const numbers = [1, 2, 3] as const;

type TierColumn = `${"quantity" | "price"}${(typeof numbers)[number]}`;

type TierCells = Readonly<Partial<Record<TierColumn, number | null>>>;

/** The prices by quantity, the smallest first. One without a quantity is for any. */
function listTiers(quote: TierCells) {
  const tiers = numbers.flatMap((tier) => {
    const column = `price${tier}` as const;
    const price = quote[column] ?? null;
    return price === null ? [] : [{ from: quote[`quantity${tier}`] ?? 1, price, column }];
  });
  return [...tiers].sort((a, b) => a.from - b.from);
}

/**
 * The tier of the largest quantity that is not more than the wanted one. Without one, the lowest: its
 * price is all that is known, and whether it holds for fewer pieces is asked.
 */
export function findTier(quote: TierCells, pieces: number) {
  const tiers = listTiers(quote);
  return tiers.findLast(({ from }) => from <= pieces) ?? tiers[0] ?? null;
}

/** The column of another price for as many pieces. Nobody knows which of the two counts. */
export function findContradiction(quote: TierCells) {
  const tiers = listTiers(quote);
  return tiers.find(({ from, price }, i) => {
    const before = tiers[i - 1];
    return from === before?.from && price !== before.price;
  })?.column;
}

/** Of the tiers above the wanted quantity the one that costs least, if less than that quantity. */
export function findCheaperTier(quote: TierCells, pieces: number) {
  const wanted = findTier(quote, pieces);
  if (!wanted || wanted.from > pieces) return null;
  const costOf = ({ price }: typeof wanted, count: number) => toCents(multiply(price, count));
  const [least] = listTiers(quote)
    .filter((tier) => tier.from > pieces && costOf(tier, tier.from) < costOf(wanted, pieces))
    .sort((a, b) => costOf(a, a.from) - costOf(b, b.from));
  return least ?? null;
}

/** A supplier in an enquiry, with the price that counts. */
export function writeEnquiryLine(cells: GivenTexts, { pieces, orderMore }: GivenTexts): string {
  const figures = Object.fromEntries(
    Object.entries(cells).map(([column, text]) => [column, readFigure(text)]),
  );
  const wanted = readFigure(pieces) ?? 1;
  const more = orderMore === "yes" ? findCheaperTier(figures, wanted) : null;
  const tier = more ?? findTier(figures, wanted);
  return enquiryLine(cells, tier && { price: cells[tier.column] ?? "", from: tier.from });
}

function readFigure(text = ""): number | null {
  const typed = readTypedNumber(text);
  return typed.ok ? typed.value : null;
}
