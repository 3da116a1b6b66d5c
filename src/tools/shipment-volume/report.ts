import type { ToolReport } from "@/tools/engine/report/tool-report";
import type { ShipmentAnswer } from "./calculate";
import { shipmentFieldNames } from "./field-names";
import type { CartonColumn, ShipmentField } from "./form";
import { announceShipmentVolume, summarizeShipmentVolume } from "./summary";

export const shipmentReport: ToolReport<ShipmentField, CartonColumn, ShipmentAnswer> = {
  names: shipmentFieldNames,
  announce: announceShipmentVolume,
  summarize: summarizeShipmentVolume,
};
