import { ToolPage } from "@/tools/calculator/tool-page";
import { productionPlannerTool } from "./tool";

export function ProductionPlannerPage() {
  return <ToolPage tool={productionPlannerTool} />;
}
