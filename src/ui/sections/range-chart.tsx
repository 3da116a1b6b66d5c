import type { ReactNode } from "react";
import type { RangeChartCopy } from "@/content/sections";
import { DEPARTMENT_FILL } from "@/ui/department-color";
import { cn } from "@/lib/cn";
import { cssPercent } from "@/lib/css-percent";

const COLUMNS = "gap-x-6 lg:grid-cols-(--columns)";

/** Bars on a scale that starts at 0. The figures are also given as text. */
export function RangeChart({ chart: { end, ticks, ranges } }: { chart: RangeChartCopy }) {
  return (
    <RangeFrame
      className="[--columns:17rem_1fr_8rem] [--row-padding:1.25rem]"
      ticks={ticks.map(({ at, label }) => (
        <span key={at} className="absolute whitespace-nowrap" style={{ left: cssPercent(at, end) }}>
          {label}
        </span>
      ))}
    >
      <ul>
        {ranges.map(({ title, detail, from, to, label, desk }) => (
          <RangeRow key={title} title={title} detail={detail} figure={label}>
            <span className="absolute inset-y-0 my-auto h-px w-full bg-grid-thread" />
            <span
              className={cn("absolute inset-y-0 my-auto h-0.75", DEPARTMENT_FILL[desk])}
              style={{ width: cssPercent(from, end) }}
            />
            <span
              className={cn(
                "absolute inset-y-0 my-auto h-5 rounded-r-full lg:h-7",
                DEPARTMENT_FILL[desk],
              )}
              style={{ left: cssPercent(from, end), width: cssPercent(to - from, end) }}
            />
          </RangeRow>
        ))}
      </ul>
    </RangeFrame>
  );
}

type RangeFrameProps = {
  /**
   * Classes that set `--columns` (name, track, figure) and `--row-padding`, the space above and
   * below a name.
   */
  className: string;
  /** Labels along the track. Hidden on phones, where each row states its figure. */
  ticks: ReactNode;
  /** The rows and a caption. */
  children: ReactNode;
};

/** The frame and axis of a bar chart, on a light or dark background. */
export function RangeFrame({ className, ticks, children }: RangeFrameProps) {
  return (
    <div className={cn("border-t-2 border-strong", className)}>
      <div
        aria-hidden="true"
        className={cn("hidden pt-2 text-base text-muted-foreground lg:grid", COLUMNS)}
      >
        <span className="relative col-start-2 h-6">{ticks}</span>
      </div>
      {children}
    </div>
  );
}

type RangeRowProps = { title: string; detail: string; figure: ReactNode; children: ReactNode };

/** A row of the chart: name, bar (`children`, placed along the track) and figure. */
export function RangeRow({ title, detail, figure, children }: RangeRowProps) {
  return (
    <li
      className={cn(
        "grid grid-cols-[1fr_auto] items-center gap-y-3 border-b border-grid in-[.surface-dark]:border-border max-lg:py-5",
        COLUMNS,
      )}
    >
      <div className="lg:py-(--row-padding)">
        <h3 className="text-title">{title}</h3>
        <p className="text-base text-muted-foreground">{detail}</p>
      </div>
      <span
        aria-hidden="true"
        className="relative col-span-2 row-start-2 min-h-5 lg:col-span-1 lg:col-start-2 lg:row-start-1 lg:h-full"
      >
        {children}
      </span>
      <p className="text-right font-display text-ui font-bold whitespace-nowrap">{figure}</p>
    </li>
  );
}
