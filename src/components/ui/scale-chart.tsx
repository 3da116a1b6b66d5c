import type { ScaleChart as ScaleChartCopy } from "@/content/sections";
import { cn } from "@/lib/cn";
import { DESK_COLOR } from "./desk-color";

const COLUMNS = "gap-x-6 lg:grid-cols-[17rem_1fr_8rem]";

/** Bars on one scale that starts at 0. The figures stand beside them as text. */
export function ScaleChart({ chart: { end, ticks, spans } }: { chart: ScaleChartCopy }) {
  const share = (value: number) => `${((value / end) * 100).toFixed(2)}%`;
  return (
    <div className="border-t-2 border-ink">
      <div aria-hidden="true" className={cn("hidden pt-2 text-sm text-ink-600 lg:grid", COLUMNS)}>
        <span className="relative col-start-2 h-6">
          {ticks.map(({ at, label }) => (
            <span key={at} className="absolute whitespace-nowrap" style={{ left: share(at) }}>
              {label}
            </span>
          ))}
        </span>
      </div>
      <ul>
        {spans.map(({ title, detail, from, to, label, desk }) => (
          <li
            key={title}
            className={cn(
              "grid grid-cols-[1fr_auto] items-center gap-y-3 border-b border-grid py-5",
              COLUMNS,
            )}
          >
            <h3 className="text-title">
              {title}
              <span className="block font-sans text-sm font-normal tracking-normal text-ink-600">
                {detail}
              </span>
            </h3>
            <span
              aria-hidden="true"
              className="relative col-span-2 row-start-2 h-5 lg:col-span-1 lg:col-start-2 lg:row-start-1 lg:h-7"
            >
              <span className="absolute inset-x-0 inset-y-0 my-auto h-px bg-grid-thread" />
              <span
                className={cn("absolute inset-y-0 left-0 my-auto h-0.75", DESK_COLOR[desk])}
                style={{ width: share(from) }}
              />
              <span
                className={cn("absolute inset-y-0 rounded-r-full", DESK_COLOR[desk])}
                style={{ left: share(from), width: share(to - from) }}
              />
            </span>
            <p className="text-right font-display text-ui font-bold whitespace-nowrap">{label}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
