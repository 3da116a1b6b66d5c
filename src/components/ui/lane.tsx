import { cn } from "@/lib/cn";

type LaneProps = {
  /** The corner that the three strokes bend round. */
  bend: "tl" | "tr" | "bl" | "br";
  /** Counts the colors from the inside instead of the outside. */
  isFlipped?: boolean;
  className?: string;
};

/** Three parallel strokes round one corner. Decoration, so it is hidden from assistive tools. */
export function Lane({ bend, isFlipped = false, className }: LaneProps) {
  return (
    <span aria-hidden="true" className={cn("lane", bend, isFlipped && "flip", className)}>
      <i />
      <i />
      <i />
    </span>
  );
}

/** Three strokes straight down. */
export function VerticalLane({ className }: { className: string }) {
  return <span aria-hidden="true" className={cn("lane-v", className)} />;
}
