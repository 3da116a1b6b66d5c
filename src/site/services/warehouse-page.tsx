import { receiving, sections, texts } from "@/content/services/warehouse";
import { Section } from "@/ui/sections/section";
import { Card, CardTitle } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { ConsolidationScale } from "./consolidation-scale";
import { ServicePage } from "./service-page";
import { StorageSuitability } from "./storage-suitability";
import { StepList } from "./step-list";

export function WarehousePage() {
  return (
    <ServicePage
      texts={texts}
      sections={sections}
      drawings={{
        receiving: <GoodsReceived />,
        consolidation: <ConsolidationScale />,
        suitability: <StorageSuitability />,
      }}
    />
  );
}

/** How a delivery is received, and the document that records it. */
function GoodsReceived() {
  return (
    <Section ground="sand" heading={receiving.heading} intro={receiving.intro}>
      <div className="mt-14 grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <StepList steps={receiving.steps} />
        <div className="min-w-0">
          <Card className="overflow-hidden">
            <CardTitle title={receiving.title} note={receiving.mark} />
            <FactTable table={receiving.table} />
          </Card>
          <h3 className="mt-10 text-title">{receiving.problem.title}</h3>
          <p className="mt-2 text-lg text-muted-foreground">{receiving.problem.text}</p>
        </div>
      </div>
    </Section>
  );
}
