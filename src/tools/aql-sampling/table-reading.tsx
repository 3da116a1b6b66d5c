import { reading as copy } from "@/content/tools/aql-sampling";
import type { CalculationStep } from "@/lib/tools/outcome";

/** The steps of looking up the tables, to be checked by hand. */
export function TableReading({ steps }: { steps: readonly CalculationStep[] }) {
  return (
    <section aria-labelledby="reading:heading" className="min-w-0">
      <h2 id="reading:heading" className="border-t-2 border-ink pt-3 text-title">
        {copy.heading}
      </h2>
      <ol className="mt-2">
        {steps.map(({ label, how }, i) => (
          <li key={i} className="reading-line">
            <span className="text-ink-600">{label}</span>
            <span className="font-semibold">{how}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
