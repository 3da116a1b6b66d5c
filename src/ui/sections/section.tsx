import { useId, type ReactNode } from "react";
import { cn } from "@/lib/cn";

/** Backgrounds of sections. */
export const GROUND_VARIANTS = {
  rice: "",
  sand: "border-y border-border bg-muted",
  dark: "surface-dark",
};

export type Ground = keyof typeof GROUND_VARIANTS;

type SectionName =
  | {
      heading: string;
      /** Shown at the right of the heading on wide screens. */
      intro?: string | undefined;
    }
  /** The id of a heading among the children. */
  | { labelledBy: string };

type SectionProps = SectionName & {
  ground?: Ground | undefined;
  /** Classes of the inner container. */
  className?: string;
  children: ReactNode;
};

/**
 * A full-width section with the page's margins. It is labelled by its own heading or by a given
 * one.
 */
export function Section({ ground = "rice", className, children, ...name }: SectionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={"heading" in name ? headingId : name.labelledBy}
      className={cn("relative overflow-clip", GROUND_VARIANTS[ground])}
    >
      <div className={cn("container py-section", className)}>
        {"heading" in name && (
          <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_26rem] lg:items-end">
            <h2 id={headingId} className="max-w-[11.3em] text-d2">
              {name.heading}
            </h2>
            {name.intro && <p className="text-lg text-muted-foreground">{name.intro}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
