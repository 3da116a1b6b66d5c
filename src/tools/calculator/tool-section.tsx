import { useId, type ReactNode } from "react";
import { VerticalLane } from "@/ui/lane";
import { cn } from "@/lib/cn";

type ToolSectionProps = {
  ground: "sand" | "ink";
  heading: string;
  intro: string;
  children: ReactNode;
};

/** A section below the answer. The drawn line from the answer's number ends here. */
export function ToolSection({ ground, heading, intro, children }: ToolSectionProps) {
  const headingId = useId();
  const isInk = ground === "ink";
  return (
    <section
      aria-labelledby={headingId}
      className={cn("relative overflow-clip", isInk ? "on-ink bg-ink text-rice" : "bg-sand")}
    >
      <div className="wrap sec">
        <div className="tool-lane-clearance tool-section-head">
          <VerticalLane className="hero-trunk tool-trunk" />
          <h2 id={headingId} className="max-w-[17ch] text-d2">
            {heading}
          </h2>
          <p className={cn("text-base", isInk ? "text-dune" : "text-ink-600")}>{intro}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
