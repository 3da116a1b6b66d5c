import { cn } from "@/lib/cn";

type LaneProps = {
  /** The corner in which the three strokes bend. */
  bend: "tl" | "tr" | "bl" | "br";
  /** Orders the colors from the inside out instead of from the outside in. */
  isFlipped?: boolean;
  className?: string;
};

/**
 * The brand's lane: three parallel strokes round a corner. Decorative and hidden from assistive
 * technology.
 */
export function Lane({ bend, isFlipped = false, className }: LaneProps) {
  return (
    <span aria-hidden="true" className={cn("lane", bend, isFlipped && "flip", className)}>
      <i />
      <i />
      <i />
    </span>
  );
}

/** Three vertical strokes. */
export function VerticalLane({ className }: { className: string }) {
  return <span aria-hidden="true" className={cn("lane-v", className)} />;
}
