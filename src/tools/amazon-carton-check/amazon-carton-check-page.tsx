import { ToolPage } from "@/tools/calculator/tool-page";
import { amazonCartonTool } from "./tool";

export function AmazonCartonCheckPage() {
  return <ToolPage tool={amazonCartonTool} />;
}
