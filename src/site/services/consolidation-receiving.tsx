import { Section } from "@/ui/sections/section";
import { Card, CardTitle } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { StepList } from "./step-list";
import { receiving as copy } from "@/content/services/warehouse";

/** How a delivery is received, and the document that records it. */
export function ConsolidationReceiving() {
  return (
    <Section ground="sand" heading={copy.heading} intro={copy.intro}>
      <div className="mt-14 grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <StepList steps={copy.steps} />
        <div className="min-w-0">
          <Card className="overflow-hidden">
            <CardTitle title={copy.title} note={copy.mark} />
            <FactTable table={copy.table} />
          </Card>
          <h3 className="mt-10 text-title">{copy.problem.title}</h3>
          <p className="mt-2 text-base text-ink-600">{copy.problem.text}</p>
        </div>
      </div>
    </Section>
  );
}
