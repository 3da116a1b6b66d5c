import { invoice } from "@/content/tools/landed-cost";
import { percent } from "@/lib/percent";
import { formatNumber } from "@/lib/numbers";
import type { Axis } from "./axis";

const { columns: words, caption, phoneNote } = invoice;

/** Labels closer to either end would overlap the column titles there. */
const SHOWN = { from: 0.18, to: 0.94 };

type WaterfallHeadProps = { currency: string; axis: Axis; end: number };

export function WaterfallHead({ currency, axis: { step, ticks }, end }: WaterfallHeadProps) {
  const shown = ticks.filter((tick) => tick >= end * SHOWN.from && tick <= end * SHOWN.to);
  return (
    <>
      <div
        role="row"
        className="waterfall-row waterfall-head border-b-fine border-ink text-label text-ink-600"
      >
        <span role="columnheader">{words.line}</span>
        <span role="columnheader" className="waterfall-formula">
          {words.how}
        </span>
        <span role="columnheader" className="waterfall-axis">
          <span className="sr-only">{words.scale(currency)}</span>
          <span aria-hidden="true">{words.axis(currency)}</span>
          {shown.map((tick) => (
            <span key={tick} aria-hidden="true" style={{ left: percent(tick, end) }}>
              {formatNumber(tick, decimalsFor(step))}
            </span>
          ))}
        </span>
        <span role="columnheader" className="text-right">
          {words.share}
        </span>
        <span role="columnheader" className="text-right">
          {words.amount(currency)}
        </span>
      </div>
      <p
        aria-hidden="true"
        className="flex items-baseline justify-between border-b-fine border-ink px-4 py-3 text-sm text-ink-600 lg:hidden"
      >
        <b className="font-display text-ui font-bold text-ink">{caption}</b>
        <span>{phoneNote(currency)}</span>
      </p>
    </>
  );
}

function decimalsFor(step: number): number {
  if (step >= 10) return 0;
  return step < 0.01 ? 4 : 2;
}
