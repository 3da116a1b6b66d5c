import type { PathKey, ServiceKey } from "./paths";

/** The buyers' tools, in the order of the index. */
export const toolKeys = [
  "landedCost",
  "shipmentVolume",
  "productionPlanner",
  "aqlSampling",
  "amazonCartonCheck",
  "incoterms",
] as const satisfies readonly PathKey[];

export type ToolKey = (typeof toolKeys)[number];

/** The service that an enquiry from the tool is about. */
export const toolServices = {
  landedCost: "shipping",
  shipmentVolume: "shipping",
  productionPlanner: "productSourcing",
  aqlSampling: "qualityControl",
  amazonCartonCheck: "fbaPrep",
  incoterms: "shipping",
} as const satisfies Record<ToolKey, ServiceKey>;
