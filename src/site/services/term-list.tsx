import type { Term } from "@/content/sections";
import { cn } from "@/lib/cn";

/** A ruled list of terms and definitions. */
export function TermList({ terms, className }: { terms: readonly Term[]; className?: string }) {
  return (
    <dl className={cn("border-t-2 border-strong", className)}>
      {terms.map(({ term, detail }) => (
        <div
          key={term}
          className="grid gap-x-6 gap-y-0.5 border-b border-border py-3 sm:grid-cols-[10rem_1fr]"
        >
          <dt className="text-muted-foreground">{term}</dt>
          <dd className="font-display text-ui font-semibold">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
