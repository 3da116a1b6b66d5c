import { DESK_TONE } from "@/ui/desk-color";
import { cn } from "@/lib/cn";
import { percent } from "@/lib/percent";
import { sum } from "@/lib/trade/decimal-math";
import type { PricePart, Recipient } from "./selling-price";

/** The share of the bar's width that one character takes on a phone. */
const PERCENT_PER_LETTER = 6.5;

export type ShownRecipient = Recipient & { amount: string };

/** The selling price as a stacked bar. The legend below names the parts. */
export function SellingPriceBar({ recipients }: { recipients: readonly ShownRecipient[] }) {
  const sales = sum(recipients.map(({ cents }) => cents));
  return (
    <div className="price-bar" aria-hidden="true">
      {recipients.map((recipient) => {
        const hasRoom =
          (recipient.cents / sales) * 100 > recipient.amount.length * PERCENT_PER_LETTER;
        const isNamed = recipient.id === "factory" || recipient.id === "seller";
        return recipient.parts
          .filter(({ cents }) => cents > 0)
          .map((part, i) => (
            <span
              key={i}
              className={classNameOf(recipient, part)}
              style={{ width: percent(part.cents, sales) }}
            >
              {isNamed && hasRoom && (
                <span className="font-display text-d2 leading-none font-bold">
                  {recipient.amount}
                </span>
              )}
            </span>
          ));
      })}
    </div>
  );
}

function classNameOf({ id }: Recipient, { desk, isCustoms }: PricePart): string {
  return cn("box price-part grid content-end", desk ? DESK_TONE[desk] : id, isCustoms && "hatch");
}
