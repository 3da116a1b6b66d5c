import { shelf as words } from "@/content/tools/landed-cost";
import { cn } from "@/lib/cn";
import { cssVariables } from "@/lib/css-variables";
import { formatPercent } from "@/lib/tools/format";
import { sum } from "./exact";
import type { LandedCostInput } from "./read-input";
import type { ShownTaker } from "./shelf-bar";

/** The share of the bar's width that a label takes on wide screens. */
const MARK_PERCENT = 18.5;

type ShelfMarksProps = { takers: readonly ShownTaker[]; input: LandedCostInput };

/** The legend of the bar: placed under its parts if they are all wide enough, else a list. */
export function ShelfMarks({ takers, input }: ShelfMarksProps) {
  const shown = takers.filter(({ cents }) => cents > 0);
  const sales = sum(shown.map(({ cents }) => cents));
  const marks = shown.map((taker, i) => ({
    taker,
    left: (sum(shown.slice(0, i).map(({ cents }) => cents)) / sales) * 100,
    width: (taker.cents / sales) * 100,
  }));
  const isPlaced = marks.every(({ width }) => width >= MARK_PERCENT);
  return (
    <dl className={cn("marks", isPlaced && "placed")}>
      {marks.map(({ taker, left }) => {
        const { title, text } = wordsFor(taker, input);
        return (
          <div
            key={taker.id}
            style={cssVariables({ "--l": `${left.toFixed(2)}%`, "--mw": `${MARK_PERCENT}%` })}
          >
            <dt className="font-display font-bold tracking-snug">{title}</dt>
            <dd className="text-base text-ink-600">{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function wordsFor({ id, amount }: ShownTaker, { margin, sellingFee }: LandedCostInput) {
  switch (id) {
    case "factory":
      return words.factory(amount);
    case "way":
      return words.onTheWay(amount);
    case "marketplace":
      return words.marketplace(amount, formatPercent(sellingFee));
    case "seller":
      return words.yours(amount, formatPercent(margin));
  }
}
