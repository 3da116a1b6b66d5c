import { FormReader } from "@/lib/tools/form-reader";
import type { FieldErrors } from "@/lib/tools/outcome";
import { readCarton, type CartonRow } from "./cartons";
import { containerTypes, containers } from "./containers";
import {
  shipmentVolumeForm,
  sidesUp,
  type CartonTexts,
  type ShipmentField,
  type ShipmentState,
} from "./form";
import { parcelCarriers } from "./parcel-carriers";
import type { ShipmentInput } from "./shipment-input";

const typedColumns = ["length", "width", "height", "weight", "cartons"] as const;

export type InputReading = { ok: true; input: ShipmentInput } | { ok: false; errors: FieldErrors };

export function readInput(state: ShipmentState): InputReading {
  const reader = new FormReader<ShipmentField>(shipmentVolumeForm.fields, state.texts);
  const { cartons, errors } = readCartons(state.rows);
  const input: ShipmentInput = {
    cartons,
    isThisSideUp: reader.choice("sideUp", sidesUp) === "up",
    airDivisor: reader.number("airDivisor"),
    courierDivisor: reader.number("courierDivisor"),
    usCourierDivisor: reader.number("usCourierDivisor"),
    sea: {
      kgPerCbm: reader.number("seaKgPerCbm"),
      minimumCbm: reader.number("seaMinimumCbm"),
    },
    rail: {
      kgPerCbm: reader.number("railKgPerCbm"),
      minimumCbm: reader.number("railMinimumCbm"),
    },
    roadKgPerCbm: reader.number("roadKgPerCbm"),
    parcelCarriers: parcelCarriers.map((carrier) => ({
      ...carrier,
      limits: {
        maxKg: reader.number(carrier.fields.maxKg),
        maxSideCm: reader.number(carrier.fields.maxSideCm),
        maxGirthCm: reader.number(carrier.fields.maxGirthCm),
      },
    })),
    largePackageGirthCm: reader.number("largePackageGirthCm"),
    containers: containers.map((container) => ({
      ...container,
      limits: {
        payloadKg: reader.number(container.fields.payloadKg),
        usableCbm: reader.number(container.fields.usableCbm),
        usRoadKg: reader.number(container.fields.usRoadKg),
      },
    })),
    quotes: {
      lclPerCbm: reader.optionalNumber("lclPerCbm"),
      fclAllIn: reader.optionalNumber("fclAllIn"),
      fclContainer: reader.choice("fclContainer", containerTypes),
    },
  };
  const allErrors = { ...errors, ...reader.errors };
  return Object.keys(allErrors).length > 0 ? { ok: false, errors: allErrors } : { ok: true, input };
}

/** Skips blank rows. */
function readCartons(rows: readonly CartonTexts[]) {
  const cartons: CartonRow[] = [];
  const errors: Record<string, string> = {};
  for (const [row, texts] of rows.entries()) {
    if (isBlankRow(texts)) continue;
    const reading = readCarton(texts, row);
    cartons.push(reading.carton);
    Object.assign(errors, reading.errors);
  }
  if (cartons.length === 0) errors.rows = "Fill in one row";
  return { cartons, errors };
}

/** The unit does not count, because new rows already have one. */
function isBlankRow(texts: CartonTexts): boolean {
  return typedColumns.every((name) => texts[name].trim() === "");
}
