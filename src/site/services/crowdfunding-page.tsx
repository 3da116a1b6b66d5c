import { BenefitsSection } from "./benefits-section";
import { BoxStack } from "./box-stack";
import { Section } from "@/ui/sections/section";
import { ServicePage } from "./service-page";
import { SplitSection } from "./split-section";
import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { LinkRow } from "@/ui/link-row";
import { NoteColumns } from "@/ui/note-columns";
import { TermList } from "./term-list";
import { batteries, copy, parts, tax, trouble, why } from "@/content/services/crowdfunding";
import { CaseFigures } from "./case-figures";
import { WavePlan } from "./wave-plan";

export function CrowdfundingPage() {
  return (
    <ServicePage service="crowdfunding" copy={copy}>
      <BenefitsSection pictureName="case-crowdfunding" {...why} />
      <BoxStack {...parts} />
      <WavePlan />
      <Section heading={tax.heading} intro={tax.intro}>
        <Card className="mt-12">
          <FactTable table={tax.table} />
        </Card>
        <NoteColumns notes={tax.routes} className="mt-14" />
        <LinkRow links={tax.links} className="mt-8" />
      </Section>
      <SplitSection
        ground="sand"
        heading={batteries.heading}
        paragraphs={batteries.paragraphs}
        links={batteries.links}
      >
        <TermList terms={batteries.terms} />
      </SplitSection>
      <Section heading={trouble.heading} intro={trouble.intro}>
        <NoteColumns notes={trouble.notes} className="mt-12" />
        <div className="mt-14">
          <CaseFigures {...trouble.project} />
        </div>
      </Section>
    </ServicePage>
  );
}
