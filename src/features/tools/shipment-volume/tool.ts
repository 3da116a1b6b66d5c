import type { Tool } from "@/components/tools/tool";
import type { ToolWork } from "@/components/tools/use-tool";
import { calculateShipmentVolume, type ShipmentAnswer } from "./calculate";
import { shipmentVolumeForm, type CartonColumn, type ShipmentField } from "./form";
import { announceShipmentVolume, summarizeShipmentVolume } from "./summary";

export const shipmentVolumeTool: Tool<ShipmentField, CartonColumn, ShipmentAnswer> = {
  key: "shipmentVolume",
  form: shipmentVolumeForm,
  loadFieldNames: async () => (await import("./field-names")).shipmentFieldNames,
  calculate: calculateShipmentVolume,
  announce: announceShipmentVolume,
  summarize: summarizeShipmentVolume,
};

export type ShipmentWork = ToolWork<ShipmentField, CartonColumn, ShipmentAnswer>;
