import type { Tool } from "@/tools/engine/tool";
import type { ToolForm } from "@/tools/engine/use-tool-form";
import { calculateLandedCost } from "./calculate";
import type { LandedCost } from "./result";
import { landedCostForm, type DutyColumn, type LandedCostField } from "./form";
import { listUnusedFields } from "./unused-fields";

export const landedCostTool: Tool<LandedCostField, DutyColumn, LandedCost> = {
  key: "landedCost",
  form: { ...landedCostForm, getUnused: listUnusedFields },
  calculate: calculateLandedCost,
  loadReport: async () => (await import("./report")).landedCostReport,
};

export type LandedCostToolForm = ToolForm<LandedCostField, DutyColumn, LandedCost>;
