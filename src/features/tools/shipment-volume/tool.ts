import type { Tool } from "@/components/tools/tool";
import type { ToolWork } from "@/components/tools/use-tool";
import { calculateShipmentVolume, type ShipmentAnswer } from "./calculate";
import { shipmentVolumeForm, type CartonColumn, type ShipmentField } from "./form";

export const shipmentVolumeTool: Tool<ShipmentField, CartonColumn, ShipmentAnswer> = {
  key: "shipmentVolume",
  form: shipmentVolumeForm,
  calculate: calculateShipmentVolume,
  loadReport: async () => (await import("./report")).shipmentReport,
};

export type ShipmentWork = ToolWork<ShipmentField, CartonColumn, ShipmentAnswer>;
