import { DESK_TONE } from "@/ui/desk-color";
import { cn } from "@/lib/cn";
import { cssVariables } from "@/lib/css-variables";
import { percent } from "@/lib/percent";
import { formatCents } from "@/lib/numbers";
import type { LandedCost } from "./result";
import type { WaterfallItem } from "./waterfall";
import { countPieces, formatPart, formatShare } from "./wording";

/** Share in tenths of a percent from which a bar gets rounded corners. */
const MIN_ROUNDED_SHARE = 40;

type WaterfallRowProps = { item: WaterfallItem; result: LandedCost; isLast: boolean };

export function WaterfallRow({ item, result, isLast }: WaterfallRowProps) {
  const { cost, desk, previous, before } = item;
  const { label, how, cents, kind, share } = cost;
  const { total, unitCost, input } = result;
  const isCustoms = kind === "customs";
  const whole = Math.max(total, 1);
  return (
    <div
      role="row"
      className={cn(
        "waterfall-row",
        DESK_TONE[desk],
        previous ? `after-${previous.desk}` : "is-first",
        isLast && "is-last",
        cents === 0 && "is-zero",
      )}
      style={cssVariables({
        "--l": percent(before, whole),
        "--w": widthOf(cents, whole),
        "--e": previous
          ? `${percent(before - previous.cents, whole)} + ${widthOf(previous.cents, whole)}`
          : "0px",
      })}
    >
      <span role="rowheader" className="font-display text-ui font-semibold">
        {label}
      </span>
      <span role="cell" className="waterfall-formula text-sm text-ink-600">
        {how}
      </span>
      <span role="cell" className="waterfall-chart">
        <span className="sr-only">{formatPart(cents / countPieces(input) / 100, unitCost)}</span>
        <span
          aria-hidden="true"
          className={cn(
            "waterfall-bar",
            isCustoms ? "hatch" : share > MIN_ROUNDED_SHARE && "is-rounded",
          )}
        />
      </span>
      <span role="cell" className="text-right text-sm whitespace-nowrap text-ink-600 tabular-nums">
        {formatShare(share)}
      </span>
      <span
        role="cell"
        className="text-right text-base font-semibold whitespace-nowrap tabular-nums"
      >
        {formatCents(cents)}
      </span>
    </div>
  );
}

/** A minimum width keeps the smallest amounts visible. */
function widthOf(cents: number, whole: number): string {
  return cents > 0 ? `max(${percent(cents, whole)}, 4px)` : "0px";
}
