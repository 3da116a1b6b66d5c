import { BenefitLedger } from "@/components/sections/benefit-ledger";
import { BoxStack } from "@/components/sections/box-stack";
import { Section } from "@/components/sections/section";
import { ServicePage } from "@/components/sections/service-page";
import { SplitSection } from "@/components/sections/split-section";
import { Card, CardBody, CardTitle } from "@/components/ui/card";
import { CheckList } from "@/components/ui/check-list";
import { NoteColumns } from "@/components/ui/note-columns";
import { StepList } from "@/components/ui/step-list";
import { TermList } from "@/components/ui/term-list";
import { TextLink } from "@/components/ui/text-link";
import { blogPostPath, paths } from "@/config/paths";
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
      <BenefitLedger pictureName="quality-control" {...why} />
      <BoxStack {...parts} />
      <ScorecardScale />
      <SplitSection
        heading={agreement.heading}
        paragraphs={agreement.paragraphs}
        aside={<AgreementLinks />}
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
        <div className="mt-8">
          <TextLink to={blogPostPath(nnn.link.slug)}>{nnn.link.label}</TextLink>
        </div>
      </Section>
      <SplitSection
        ground="sand"
        heading={trouble.heading}
        paragraphs={trouble.paragraphs}
        aside={
          <div className="mt-6">
            <TextLink to={paths.productSourcing}>{trouble.link}</TextLink>
          </div>
        }
      >
        <StepList steps={trouble.steps} className="mb-12" />
        <CaseFigures {...trouble.project} />
      </SplitSection>
    </ServicePage>
  );
}

function AgreementLinks() {
  const { article, qualityControl } = agreement.links;
  return (
    <div className="mt-6 flex flex-col items-start gap-1">
      <TextLink to={paths.qualityControl}>{qualityControl}</TextLink>
      <TextLink to={blogPostPath(article.slug)}>{article.label}</TextLink>
    </div>
  );
}
