import { ToolPage } from "@/tools/calculator/tool-page";
import { shipmentVolumeTool } from "./tool";

export function ShipmentVolumePage() {
  return <ToolPage tool={shipmentVolumeTool} />;
}
