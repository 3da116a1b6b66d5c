import { ResultSlip } from "./result-slip";
import { Section } from "@/ui/sections/section";
import { ServicePage } from "./service-page";
import { SplitSection } from "./split-section";
import { Card } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { NoteColumns } from "@/ui/note-columns";
import { SectionLink } from "./section-link";
import {
  booking,
  copy,
  resultSlip,
  sampleReportLink,
  sampling,
} from "@/content/services/quality-control";
import { DefectClasses } from "./defect-classes";
import { InspectionStages } from "./inspection-stages";
import { SampleReport } from "./sample-report";
import { InspectionOutcomes } from "./inspection-outcomes";

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
        <NoteColumns notes={booking.certificates} className="mt-14" />
      </Section>
    </ServicePage>
  );
}
