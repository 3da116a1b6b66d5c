import { ChevronDown } from "lucide-react";
import { useId, useLayoutEffect, type ReactNode } from "react";
import { VerticalLane } from "@/ui/lane";
import { openWideAsides } from "@/ui/native-details";
import { GROUND_VARIANTS, type Ground } from "@/ui/sections/section";
import { cn } from "@/lib/cn";

type ToolSectionProps = {
  ground?: Ground;
  heading: string;
  /** Beside the heading on wide screens. */
  intro?: string | undefined;
  /** The drawn line from the answer's number goes on here. */
  hasLane?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A section below the answer. Phones fold it to its heading, which opens it, as a link into it and
 * find in page do; wide screens and print show all of it. The prerender does not know the width of
 * the screen: see `openWideAsides`.
 */
export function ToolSection({
  ground = "rice",
  heading,
  intro,
  hasLane = false,
  className,
  children,
}: ToolSectionProps) {
  const headingId = useId();
  useLayoutEffect(openWideAsides, []);
  return (
    <section
      aria-labelledby={headingId}
      className={cn("tool-section relative overflow-clip", GROUND_VARIANTS[ground], className)}
    >
      {/* It may have been opened before hydration. */}
      <details
        suppressHydrationWarning
        className="aside tool-fold container relative lg:pt-[calc(var(--section-space)-1rem)]"
      >
        <summary>
          {hasLane && (
            <VerticalLane className="hero-trunk top-0 right-(--gutter) h-[calc(var(--section-space)+5rem)] max-lg:hidden" />
          )}
          <h2 id={headingId} className="max-w-[11.3em] text-d2">
            {heading}
          </h2>
          <ChevronDown
            aria-hidden="true"
            className="size-6 shrink-0 in-[[open]>summary]:rotate-180"
          />
        </summary>
        {intro && (
          <p
            className={cn(
              "pb-8 text-lg text-muted-foreground lg:pb-4",
              hasLane && "tool-lane-clearance",
            )}
          >
            {intro}
          </p>
        )}
        <div>{children}</div>
      </details>
    </section>
  );
}
