import type { ToolReport } from "@/tools/engine/report/tool-report";
import type { ProductionPlan } from "./compute";
import { plannerFieldNames } from "./field-names";
import type { PlannerField } from "./form";
import { announceProductionPlan, summarizeProductionPlan } from "./summary";

export const plannerReport: ToolReport<PlannerField, never, ProductionPlan> = {
  names: plannerFieldNames,
  announce: announceProductionPlan,
  summarize: summarizeProductionPlan,
};
