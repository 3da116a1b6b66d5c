import { Check } from "lucide-react";
import { VerticalLane } from "@/ui/lane";
import { why } from "@/content/home";

/** Typical problems of importing, what the agency does about each, and what the buyer gets. */
export function WhyChooseUs() {
  return (
    <section aria-labelledby="why-heading" className="surface-dark relative overflow-clip">
      <VerticalLane className="trunk-l" />
      <div className="container relative py-section">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_24rem] lg:items-end">
          <h2 id="why-heading" className="max-w-[10.2em] text-d2">
            {why.heading}
          </h2>
          <p className="text-lg text-muted-foreground">{why.intro}</p>
        </div>
        <div
          aria-hidden="true"
          className="why-row mt-14 hidden pb-3 text-label text-muted-foreground lg:grid"
        >
          <span>{why.columns.problem}</span>
          <span>{why.columns.answer}</span>
          <span>{why.columns.proof}</span>
        </div>
        <ul className="max-lg:mt-10">
          {why.rows.map(({ problem, answer, proof }) => (
            <li key={problem} className="why-row grid gap-y-2 border-t border-border py-6 lg:py-7">
              <h3 className="max-w-[12.5em] text-title font-semibold">{problem}</h3>
              <p className="max-w-[25.8em] text-lg text-muted-foreground">{answer}</p>
              <p className="flex items-start gap-3 font-display text-lg leading-snug font-semibold tracking-snug text-accent-300">
                <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
                {proof}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
