import { BenefitsSection } from "@/components/sections/benefits-section";
import { BoxStack } from "@/components/sections/box-stack";
import { Section } from "@/components/sections/section";
import { ServicePage } from "@/components/sections/service-page";
import { SplitSection } from "@/components/sections/split-section";
import { Card } from "@/components/ui/card";
import { FactTable } from "@/components/ui/fact-table";
import { LinkRow } from "@/components/ui/link-row";
import { NoteColumns } from "@/components/ui/note-columns";
import { StepList } from "@/components/ui/step-list";
import { ScaleChart } from "@/components/ui/scale-chart";
import { copy, menu, process, trouble, ways, why } from "@/content/services/fba-prep";
import { CartonLimits } from "@/features/services/carton-limits";

export function FbaPrepPage() {
  return (
    <ServicePage service="fbaPrep" copy={copy}>
      <BenefitsSection pictureName="warehouse" {...why} />
      <BoxStack {...menu} />
      <CartonLimits />
      <SplitSection heading={process.heading} paragraphs={process.paragraphs} links={process.links}>
        <StepList steps={process.steps} />
      </SplitSection>
      <Section ground="sand" heading={ways.heading} intro={ways.intro}>
        <div className="mt-12">
          <ScaleChart chart={ways.chart} />
        </div>
        <NoteColumns notes={ways.notes} className="mt-14" />
        <LinkRow links={ways.links} className="mt-8" />
      </Section>
      <SplitSection heading={trouble.heading} paragraphs={trouble.paragraphs} links={trouble.links}>
        <Card>
          <FactTable table={trouble.table} />
        </Card>
        <p className="mt-8 max-w-text border-t-2 border-ink pt-3 text-sm">{trouble.notice}</p>
      </SplitSection>
    </ServicePage>
  );
}
