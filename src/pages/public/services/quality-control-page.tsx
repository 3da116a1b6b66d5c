import { ResultSlip } from "@/components/sections/result-slip";
import { Section } from "@/components/sections/section";
import { ServicePage } from "@/components/sections/service-page";
import { SplitSection } from "@/components/sections/split-section";
import { Card } from "@/components/ui/card";
import { FactTable } from "@/components/ui/fact-table";
import { NoteColumns } from "@/components/ui/note-columns";
import { SectionLink } from "@/components/ui/section-link";
import {
  booking,
  copy,
  resultSlip,
  sampleReportLink,
  sampling,
} from "@/content/services/quality-control";
import { DefectClasses } from "@/features/services/defect-classes";
import { InspectionStages } from "@/features/services/inspection-stages";
import { SampleReport } from "@/features/services/sample-report";
import { InspectionOutcomes } from "@/features/services/inspection-outcomes";

export function QualityControlPage() {
  return (
    <ServicePage
      service="qualityControl"
      copy={copy}
      secondary={<SectionLink to="report">{sampleReportLink}</SectionLink>}
      overlay={<ResultSlip copy={resultSlip} />}
    >
      <InspectionStages />
      <SplitSection
        heading={sampling.heading}
        paragraphs={sampling.paragraphs}
        links={sampling.links}
      >
        <Card>
          <FactTable table={sampling.table} isNarrow />
        </Card>
      </SplitSection>
      <DefectClasses />
      <SampleReport />
      <InspectionOutcomes />
      <Section ground="sand" heading={booking.heading} intro={booking.intro}>
        <Card className="mt-12">
          <FactTable table={booking.table} />
        </Card>
        <NoteColumns notes={booking.certificates} className="mt-16" />
      </Section>
    </ServicePage>
  );
}
