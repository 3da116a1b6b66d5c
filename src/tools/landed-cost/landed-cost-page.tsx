import { ToolPage } from "@/tools/engine/tool-page";
import { landedCostTool } from "./tool";

export function LandedCostPage() {
  return <ToolPage tool={landedCostTool} />;
}
