import { ToolPage } from "@/tools/calculator/tool-page";
import { aqlSamplingTool } from "./tool";

export function AqlSamplingPage() {
  return <ToolPage tool={aqlSamplingTool} />;
}
