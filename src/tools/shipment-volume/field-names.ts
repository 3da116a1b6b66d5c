import type { FieldNames } from "@/tools/engine/report/field-names";
import { carriers, limits, worksheet } from "@/content/tools/shipment-volume";
import { containers } from "./containers";
import type { CartonColumn, CartonTexts, ShipmentField } from "./form";

const [box20gp, box40gp, box40hq] = containers;

const names: Record<ShipmentField, string> = {
  ...limits.labels,
  upsMaxKg: limits.parcel.maxKg(carriers.ups),
  upsMaxSideCm: limits.parcel.maxSideCm(carriers.ups),
  upsMaxGirthCm: limits.parcel.maxGirthCm(carriers.ups),
  largePackageGirthCm: limits.largePackage,
  fedexMaxKg: limits.parcel.maxKg(carriers.fedex),
  fedexMaxSideCm: limits.parcel.maxSideCm(carriers.fedex),
  fedexMaxGirthCm: limits.parcel.maxGirthCm(carriers.fedex),
  amazonUpsMaxKg: limits.parcel.maxKg(carriers.amazonUps),
  amazonUpsMaxSideCm: limits.parcel.maxSideCm(carriers.amazonUps),
  amazonUpsMaxGirthCm: limits.parcel.maxGirthCm(carriers.amazonUps),
  sideUp: worksheet.sideUp.label,
  payload20gp: limits.payload(box20gp.type),
  usable20gp: limits.usable(box20gp.type),
  usRoad20gp: limits.usRoad(box20gp.type),
  payload40gp: limits.payload(box40gp.type),
  usable40gp: limits.usable(box40gp.type),
  usRoad40gp: limits.usRoad(box40gp.type),
  payload40hq: limits.payload(box40hq.type),
  usable40hq: limits.usable(box40hq.type),
  usRoad40hq: limits.usRoad(box40hq.type),
  lclPerCbm: worksheet.quotes.lclPerCbm.label,
  fclAllIn: worksheet.quotes.fclAllIn.label,
  fclContainer: worksheet.quotes.fclContainer.label,
};

export const shipmentFieldNames: FieldNames<ShipmentField, CartonColumn> = {
  field: (name) => names[name],
  column: (column, number, cells) => `${worksheet.carton(number)}, ${nameColumn(column, cells)}`,
  row: (number) => worksheet.carton(number),
};

function nameColumn(column: CartonColumn, { unit }: CartonTexts): string {
  if (column === "cartons") return worksheet.cartons;
  if (column === "unit") return worksheet.unit.label;
  if (column === "name") return worksheet.contents.label;
  return worksheet.cells[unit === "in" ? "in" : "cm"][column];
}
