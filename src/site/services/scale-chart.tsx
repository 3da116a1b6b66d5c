import type { ScaleChartTexts } from "@/content/sections";
import { cn } from "@/lib/cn";
import { percent } from "@/lib/percent";
import { DESK_COLOR } from "@/ui/desk-color";
import { Scale, ScaleRow } from "@/ui/scale";

/** A bar chart with a scale that starts at 0. The figures are also given as text. */
export function ScaleChart({ chart: { end, ticks, spans } }: { chart: ScaleChartTexts }) {
  return (
    <Scale
      className="[--columns:17rem_1fr_8rem] [--row-padding:1.25rem]"
      ticks={ticks.map(({ at, label }) => (
        <span key={at} className="absolute whitespace-nowrap" style={{ left: percent(at, end) }}>
          {label}
        </span>
      ))}
    >
      <ul>
        {spans.map(({ title, detail, from, to, label, desk }) => (
          <ScaleRow key={title} title={title} detail={detail} figure={label}>
            <span className="absolute inset-y-0 my-auto h-px w-full bg-grid-thread" />
            <span
              className={cn("absolute inset-y-0 my-auto h-0.75", DESK_COLOR[desk])}
              style={{ width: percent(from, end) }}
            />
            <span
              className={cn(
                "absolute inset-y-0 my-auto h-5 rounded-r-full lg:h-7",
                DESK_COLOR[desk],
              )}
              style={{ left: percent(from, end), width: percent(to - from, end) }}
            />
          </ScaleRow>
        ))}
      </ul>
    </Scale>
  );
}
