import type { ComponentType } from "react";
import type { ToolKey } from "@/config/tools";

/** Not in routes.tsx, because every byte there counts towards the budget of the home page. */
const loaders: Record<ToolKey, () => Promise<ComponentType>> = {
  landedCost: async () => (await import("./landed-cost/landed-cost-page")).LandedCostPage,
  shipmentVolume: async () =>
    (await import("./shipment-volume/shipment-volume-page")).ShipmentVolumePage,
  productionPlanner: async () =>
    (await import("./production-planner/production-planner-page")).ProductionPlannerPage,
  aqlSampling: async () => (await import("./aql-sampling/aql-sampling-page")).AqlSamplingPage,
  amazonCartonCheck: async () =>
    (await import("./amazon-carton-check/amazon-carton-check-page")).AmazonCartonCheckPage,
  incoterms: async () => (await import("./incoterms/incoterms-page")).IncotermsPage,
  companyNumber: async () =>
    (await import("./company-number/company-number-page")).CompanyNumberPage,
  compareQuotes: async () =>
    (await import("./compare-quotes/compare-quotes-page")).CompareQuotesPage,
};

export function loadToolPage(tool: ToolKey): Promise<ComponentType> {
  return loaders[tool]();
}
