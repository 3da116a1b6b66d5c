import { BenefitsSection } from "@/components/sections/benefits-section";
import { BoxStack } from "@/components/sections/box-stack";
import { Section } from "@/components/sections/section";
import { ServicePage } from "@/components/sections/service-page";
import { SplitSection } from "@/components/sections/split-section";
import { Card } from "@/components/ui/card";
import { FactTable } from "@/components/ui/fact-table";
import { LinkRow } from "@/components/ui/link-row";
import { NoteColumns } from "@/components/ui/note-columns";
import { TermList } from "@/components/ui/term-list";
import { batteries, copy, parts, tax, trouble, why } from "@/content/services/crowdfunding";
import { CaseFigures } from "@/features/services/case-figures";
import { WavePlan } from "@/features/services/wave-plan";

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
