import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

type ScaleAxisProps = {
  /** Gap and columns (name, track, figure), the same for the axis and its rows. */
  className: string;
  isOnInk?: boolean;
  /** The ticks, placed along the track. */
  children: ReactNode;
};

/** The ticks over a chart of bars. A phone has no room for them; every row says its figure. */
export function ScaleAxis({ className, isOnInk = false, children }: ScaleAxisProps) {
  return (
    <div
      aria-hidden="true"
      className={cn(
        "hidden pt-2 text-sm lg:grid",
        isOnInk ? "text-dune" : "text-ink-600",
        className,
      )}
    >
      <span className="relative col-start-2 h-6">{children}</span>
    </div>
  );
}

type ScaleRowProps = ScaleAxisProps & {
  title: string;
  detail: string;
  /** What the bar shows, in words. */
  figure: ReactNode;
  /** The height of the row beside the name: a class for padding. */
  headClassName: string;
};

/** A name, its bar (`children`, placed along the track) and its figure. The list is the chart's. */
export function ScaleRow({
  title,
  detail,
  figure,
  className,
  headClassName,
  isOnInk = false,
  children,
}: ScaleRowProps) {
  return (
    <li
      className={cn(
        "grid grid-cols-[1fr_auto] items-center gap-y-3 border-b max-lg:py-5",
        isOnInk ? "border-ink-700" : "border-grid",
        className,
      )}
    >
      <div className={headClassName}>
        <h3 className="text-title">{title}</h3>
        <p className={cn("text-sm", isOnInk ? "text-dune" : "text-ink-600")}>{detail}</p>
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
