import { sections, texts } from "@/content/services/supplier-management";
import { ScorecardScale } from "./scorecard-scale";
import { ServicePage } from "./service-page";

export function SupplierManagementPage() {
  return (
    <ServicePage texts={texts} sections={sections} drawings={{ scorecard: <ScorecardScale /> }} />
  );
}
