import type { ToolReport } from "@/tools/engine/report/tool-report";
import type { LandedCost } from "./result";
import { landedCostFieldNames } from "./field-names";
import type { DutyColumn, LandedCostField } from "./form";
import { announceLandedCost, summarizeLandedCost } from "./summary";

export const landedCostReport: ToolReport<LandedCostField, DutyColumn, LandedCost> = {
  names: landedCostFieldNames,
  announce: announceLandedCost,
  summarize: summarizeLandedCost,
};
