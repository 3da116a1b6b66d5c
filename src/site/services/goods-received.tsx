import { Section } from "@/ui/sections/section";
import { Card, CardTitle } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { StepList } from "./step-list";
import { receiving as texts } from "@/content/services/warehouse";

/** How a delivery is received, and the document that records it. */
export function GoodsReceived() {
  return (
    <Section ground="sand" heading={texts.heading} intro={texts.intro}>
      <div className="mt-14 grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <StepList steps={texts.steps} />
        <div className="min-w-0">
          <Card className="overflow-hidden">
            <CardTitle title={texts.title} note={texts.mark} />
            <FactTable table={texts.table} />
          </Card>
          <h3 className="mt-10 text-title">{texts.problem.title}</h3>
          <p className="mt-2 text-base text-ink-600">{texts.problem.text}</p>
        </div>
      </div>
    </Section>
  );
}
