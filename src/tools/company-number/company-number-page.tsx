import { ToolPage } from "@/tools/calculator/tool-page";
import { companyNumberTool } from "./tool";

export function CompanyNumberPage() {
  return <ToolPage tool={companyNumberTool} />;
}
