import { ToolPage } from "@/tools/calculator/tool-page";
import { landedCostTool } from "./tool";

export function LandedCostPage() {
  return <ToolPage tool={landedCostTool} />;
}
