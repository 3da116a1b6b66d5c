import type { Tool } from "@/tools/engine/tool";
import type { ToolForm } from "@/tools/engine/use-tool-form";
import { calculateProductionPlan } from "./calculate";
import type { ProductionPlan } from "./compute";
import { productionPlannerForm, type PlannerField } from "./form";

export const productionPlannerTool: Tool<PlannerField, never, ProductionPlan> = {
  key: "productionPlanner",
  form: productionPlannerForm,
  calculate: calculateProductionPlan,
  loadReport: async () => (await import("./report")).plannerReport,
};

export type PlannerToolForm = ToolForm<PlannerField, never, ProductionPlan>;
