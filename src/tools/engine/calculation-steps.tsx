import { useId } from "react";
import { toolWords as words } from "@/content/tools/shared";
import type { CalculationStep } from "./answer-view";

type CalculationStepsProps = { heading: string; steps: readonly CalculationStep[] };

/** The steps of a calculation or of a look-up, to be checked by hand. */
export function CalculationSteps({ heading, steps }: CalculationStepsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <h2 id={headingId} className="border-t-2 border-strong pt-3 text-title">
        {heading}
      </h2>
      <ol className="mt-2">
        {steps.map(({ label, how, value }, i) => (
          <li
            key={i}
            className="grid gap-x-6 border-b border-border py-2.5 text-lg sm:grid-cols-[15rem_1fr] print:py-1"
          >
            <span className="text-muted-foreground">{label}</span>
            <span className="font-semibold">{value ? words.step(how, value) : how}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
