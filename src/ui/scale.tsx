import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

const COLUMNS = "gap-x-6 lg:grid-cols-(--columns)";

type ScaleProps = {
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

/** The frame and axis of a bar chart. Its colors adapt to a dark background. */
export function Scale({ className, ticks, children }: ScaleProps) {
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

type ScaleRowProps = { title: string; detail: string; figure: ReactNode; children: ReactNode };

/** A row of the chart: name, bar (`children`, placed along the track) and figure. */
export function ScaleRow({ title, detail, figure, children }: ScaleRowProps) {
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
