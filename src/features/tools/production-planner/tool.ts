import type { Tool } from "@/components/tools/tool";
import type { ToolWork } from "@/components/tools/use-tool";
import { calculateProductionPlan } from "./calculate";
import type { ProductionPlan } from "./compute";
import { productionPlannerForm, type PlannerField } from "./form";
import { announceProductionPlan, summarizeProductionPlan } from "./summary";

export const productionPlannerTool: Tool<PlannerField, never, ProductionPlan> = {
  key: "productionPlanner",
  form: productionPlannerForm,
  loadFieldNames: async () => (await import("./field-names")).plannerFieldNames,
  calculate: calculateProductionPlan,
  announce: announceProductionPlan,
  summarize: summarizeProductionPlan,
};

export type PlannerWork = ToolWork<PlannerField, never, ProductionPlan>;
