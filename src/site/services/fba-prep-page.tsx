import { BenefitsSection } from "./benefits-section";
import { BoxStack } from "./box-stack";
import { Section } from "@/ui/sections/section";
import { ServicePage } from "./service-page";
import { SplitSection } from "./split-section";
import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { LinkRow } from "@/ui/link-row";
import { NoteColumns } from "@/ui/note-columns";
import { StepList } from "./step-list";
import { ScaleChart } from "./scale-chart";
import { copy, menu, process, trouble, ways, why } from "@/content/services/fba-prep";
import { CartonLimits } from "./carton-limits";

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
