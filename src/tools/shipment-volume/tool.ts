import type { Tool } from "@/tools/engine/tool";
import type { ToolForm } from "@/tools/engine/use-tool-form";
import { calculateShipmentVolume, type ShipmentAnswer } from "./calculate";
import { shipmentVolumeForm, type CartonColumn, type ShipmentField } from "./form";

export const shipmentVolumeTool: Tool<ShipmentField, CartonColumn, ShipmentAnswer> = {
  key: "shipmentVolume",
  form: shipmentVolumeForm,
  calculate: calculateShipmentVolume,
  loadReport: async () => (await import("./report")).shipmentReport,
};

export type ShipmentToolForm = ToolForm<ShipmentField, CartonColumn, ShipmentAnswer>;
