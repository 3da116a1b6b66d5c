import { BenefitsSection } from "./benefits-section";
import { BoxStack } from "./box-stack";
import { Section } from "@/ui/sections/section";
import { ServicePage } from "./service-page";
import { SplitSection } from "./split-section";
import { Card, CardBody, CardTitle } from "@/ui/card";
import { CheckList } from "./check-list";
import { LinkRow } from "@/ui/link-row";
import { NoteColumns } from "@/ui/note-columns";
import { StepList } from "./step-list";
import { TermList } from "./term-list";
import {
  agreement,
  copy,
  nnn,
  parts,
  tooling,
  trouble,
  why,
} from "@/content/services/supplier-management";
import { CaseFigures } from "./case-figures";
import { ScorecardScale } from "./scorecard-scale";

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
        <StepList steps={trouble.steps} className="mb-14" />
        <CaseFigures {...trouble.project} />
      </SplitSection>
    </ServicePage>
  );
}
