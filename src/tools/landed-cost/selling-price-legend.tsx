import { sellingPrice as words } from "@/content/tools/landed-cost";
import { cn } from "@/lib/cn";
import { cssVariables } from "@/lib/css-variables";
import { formatPercent } from "@/lib/numbers";
import { sum } from "@/lib/trade/decimal-math";
import type { LandedCostInput } from "./read-input";
import type { ShownRecipient } from "./selling-price-bar";

/** The share of the bar's width that a label takes on wide screens. */
const LABEL_PERCENT = 18.5;

type SellingPriceLegendProps = { recipients: readonly ShownRecipient[]; input: LandedCostInput };

/** The legend of the bar: placed under its parts if they are all wide enough, else a list. */
export function SellingPriceLegend({ recipients, input }: SellingPriceLegendProps) {
  const shown = recipients.filter(({ cents }) => cents > 0);
  const sales = sum(shown.map(({ cents }) => cents));
  const marks = shown.map((recipient, i) => ({
    recipient,
    left: (sum(shown.slice(0, i).map(({ cents }) => cents)) / sales) * 100,
    width: (recipient.cents / sales) * 100,
  }));
  const isPlaced = marks.every(({ width }) => width >= LABEL_PERCENT);
  return (
    <dl className={cn("price-legend", isPlaced && "is-placed")}>
      {marks.map(({ recipient, left }) => {
        const { title, text } = wordsFor(recipient, input);
        return (
          <div
            key={recipient.id}
            style={cssVariables({ "--l": `${left.toFixed(2)}%`, "--mw": `${LABEL_PERCENT}%` })}
          >
            <dt className="font-display font-bold tracking-snug">{title}</dt>
            <dd className="text-base text-ink-600">{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function wordsFor({ id, amount }: ShownRecipient, { margin, sellingFee }: LandedCostInput) {
  switch (id) {
    case "factory":
      return words.factory(amount);
    case "shipping":
      return words.shipping(amount);
    case "marketplace":
      return words.marketplace(amount, formatPercent(sellingFee));
    case "seller":
      return words.seller(amount, formatPercent(margin));
  }
}
