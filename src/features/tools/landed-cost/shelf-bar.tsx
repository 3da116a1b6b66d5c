import { DESK_TONE } from "@/components/ui/desk-color";
import { cn } from "@/lib/cn";
import { percent } from "@/lib/percent";
import { sum } from "./exact";
import type { ShelfPart, Taker } from "./shelf";

/** The share of the bar's width that one character takes on a phone. */
const PERCENT_PER_LETTER = 6.5;

export type ShownTaker = Taker & { amount: string };

/** The selling price as a stacked bar. The legend below names the parts. */
export function ShelfBar({ takers }: { takers: readonly ShownTaker[] }) {
  const sales = sum(takers.map(({ cents }) => cents));
  return (
    <div className="shelf" aria-hidden="true">
      {takers.map((taker) => {
        const hasRoom = (taker.cents / sales) * 100 > taker.amount.length * PERCENT_PER_LETTER;
        const isNamed = taker.id === "factory" || taker.id === "seller";
        return taker.parts
          .filter(({ cents }) => cents > 0)
          .map((part, i) => (
            <span
              key={i}
              className={looksOf(taker, part)}
              style={{ width: percent(part.cents, sales) }}
            >
              {isNamed && hasRoom && (
                <span className="font-display text-d2 leading-none font-bold">{taker.amount}</span>
              )}
            </span>
          ));
      })}
    </div>
  );
}

function looksOf({ id }: Taker, { desk, isCustoms }: ShelfPart): string {
  return cn("box shelf-part grid content-end", desk ? DESK_TONE[desk] : id, isCustoms && "hatch");
}
