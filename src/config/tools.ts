import type { PathKey } from "./paths";

/** The buyers' tools in the order of their index page. */
export const toolKeys = [
  "landedCost",
  "shipmentVolume",
  "productionPlanner",
  "aqlSampling",
  "amazonCartonCheck",
  "incoterms",
  "companyNumber",
  "compareQuotes",
] as const satisfies readonly PathKey[];

export type ToolKey = (typeof toolKeys)[number];
