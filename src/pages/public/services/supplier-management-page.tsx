import { BenefitsSection } from "@/components/sections/benefits-section";
import { BoxStack } from "@/components/sections/box-stack";
import { Section } from "@/components/sections/section";
import { ServicePage } from "@/components/sections/service-page";
import { SplitSection } from "@/components/sections/split-section";
import { Card, CardBody, CardTitle } from "@/components/ui/card";
import { CheckList } from "@/components/ui/check-list";
import { LinkRow } from "@/components/ui/link-row";
import { NoteColumns } from "@/components/ui/note-columns";
import { StepList } from "@/components/ui/step-list";
import { TermList } from "@/components/ui/term-list";
import {
  agreement,
  copy,
  nnn,
  parts,
  tooling,
  trouble,
  why,
} from "@/content/services/supplier-management";
import { CaseFigures } from "@/features/services/case-figures";
import { ScorecardScale } from "@/features/services/scorecard-scale";

export function SupplierManagementPage() {
  return (
    <ServicePage service="supplierManagement" copy={copy}>
      <BenefitsSection pictureName="quality-control" {...why} />
      <BoxStack {...parts} />
      <ScorecardScale />
      <SplitSection
        heading={agreement.heading}
        paragraphs={agreement.paragraphs}
        links={agreement.links}
      >
        <Card>
          <CardTitle title={agreement.title} note={agreement.note} />
          <CardBody className="py-1">
            <CheckList items={agreement.clauses} className="border-t-0 *:last:border-b-0" />
          </CardBody>
        </Card>
      </SplitSection>
      <SplitSection ground="sand" heading={tooling.heading} paragraphs={tooling.paragraphs}>
        <TermList terms={tooling.terms} />
      </SplitSection>
      <Section heading={nnn.heading} intro={nnn.intro}>
        <NoteColumns notes={nnn.promises} className="mt-12" />
        <LinkRow links={nnn.links} className="mt-8" />
      </Section>
      <SplitSection
        ground="sand"
        heading={trouble.heading}
        paragraphs={trouble.paragraphs}
        links={trouble.links}
      >
        <StepList steps={trouble.steps} className="mb-12" />
        <CaseFigures {...trouble.project} />
      </SplitSection>
    </ServicePage>
  );
}
