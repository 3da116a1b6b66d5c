import type { ToolKey } from "@/config/tools";

/** The name of each tool in breadcrumbs, other tools and enquiries. */
export const toolNames: Record<ToolKey, string> = {
  landedCost: "Landed cost",
  shipmentVolume: "Shipment volume",
  productionPlanner: "Production planner",
  aqlSampling: "AQL sampling",
  amazonCartonCheck: "Amazon carton check",
  incoterms: "Incoterms",
  companyNumber: "Company number",
  compareQuotes: "Compare quotations",
};
