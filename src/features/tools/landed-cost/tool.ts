import type { Tool } from "@/components/tools/tool";
import type { ToolWork } from "@/components/tools/use-tool";
import { calculateLandedCost } from "./calculate";
import type { LandedCost } from "./compute";
import { landedCostForm, type DutyColumn, type LandedCostField } from "./form";
import { announceLandedCost, summarizeLandedCost } from "./summary";

export const landedCostTool: Tool<LandedCostField, DutyColumn, LandedCost> = {
  key: "landedCost",
  form: landedCostForm,
  loadFieldNames: async () => (await import("./field-names")).landedCostFieldNames,
  calculate: calculateLandedCost,
  announce: announceLandedCost,
  summarize: summarizeLandedCost,
};

export type LandedCostWork = ToolWork<LandedCostField, DutyColumn, LandedCost>;
