import { ToolPage } from "@/tools/calculator/tool-page";
import { incotermsTool } from "./tool";

export function IncotermsPage() {
  return <ToolPage tool={incotermsTool} />;
}
