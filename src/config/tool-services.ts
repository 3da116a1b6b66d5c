import type { ServiceKey } from "./paths";
import type { ToolKey } from "./tools";

/** The service that an enquiry from each tool is about. */
export const toolServices = {
  landedCost: "shipping",
  shipmentVolume: "shipping",
  productionPlanner: "productSourcing",
  aqlSampling: "qualityControl",
  amazonCartonCheck: "fbaPrep",
  incoterms: "shipping",
  companyNumber: "productSourcing",
  compareQuotes: "productSourcing",
} as const satisfies Record<ToolKey, ServiceKey>;
