import { cn } from "@/lib/cn";

type SectionHeadingProps = {
  id: string;
  heading: string;
  /** Stands at the right on wide screens. */
  intro?: string;
  /** On ink or teal ground. */
  isOnDark?: boolean;
};

export function SectionHeading({ id, heading, intro, isOnDark = false }: SectionHeadingProps) {
  return (
    <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_26rem] lg:items-end">
      <h2 id={id} className="max-w-[20ch] text-d2">
        {heading}
      </h2>
      {intro && <p className={cn("text-base", isOnDark ? "text-dune" : "text-ink-600")}>{intro}</p>}
    </div>
  );
}
