import { resultSlip, sections, texts } from "@/content/services/quality-control";
import { DefectClasses } from "./defect-classes";
import { InspectionOutcomes } from "./inspection-outcomes";
import { InspectionStages } from "./inspection-stages";
import { ResultSlip } from "./result-slip";
import { SampleReport } from "./sample-report";
import { ServicePage } from "./service-page";

export function QualityControlPage() {
  return (
    <ServicePage
      texts={texts}
      sections={sections}
      overlay={<ResultSlip texts={resultSlip} />}
      drawings={{
        stages: <InspectionStages />,
        defectClasses: <DefectClasses />,
        report: <SampleReport />,
        outcomes: <InspectionOutcomes />,
      }}
    />
  );
}
