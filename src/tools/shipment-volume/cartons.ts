import { FormReader } from "@/lib/tools/form-reader";
import type { FieldErrors } from "@/lib/tools/outcome";
import { toCentimeters, toKilograms, type UnitSystem } from "@/lib/tools/units";
import {
  MAX_CARTON_KG,
  MAX_SIDE_CM,
  cartonUnits,
  shipmentVolumeForm,
  tooHeavy,
  tooLong,
  type CartonColumn,
  type CartonTexts,
} from "./form";

/** The cartons of one row. */
export type CartonRow = {
  /** The index of the row. */
  row: number;
  sidesCm: Sides;
  kg: number;
  count: number;
  units: UnitSystem;
  /** What is in the cartons, "" if not given. */
  name: string;
};

/** In the order typed. The third side is the height. */
export type Sides = readonly [number, number, number];

/** Reads a single row. The carton is valid only if there are no errors. */
export function readCarton(
  texts: CartonTexts,
  row = 0,
): { carton: CartonRow; errors: FieldErrors } {
  const reader = new FormReader<CartonColumn>(shipmentVolumeForm.rows.columns, texts, row);
  const units = reader.choice("unit", cartonUnits) === "in" ? "us" : "metric";
  const carton: CartonRow = {
    row,
    sidesCm: [
      readSide(reader, "length", units),
      readSide(reader, "width", units),
      readSide(reader, "height", units),
    ],
    kg: readWeight(reader, units),
    count: reader.number("cartons"),
    units,
    name: reader.text("name").replace(/\s+/g, " "),
  };
  return { carton, errors: reader.errors };
}

function readSide(
  reader: FormReader<CartonColumn>,
  name: "length" | "width" | "height",
  units: UnitSystem,
): number {
  const cm = toCentimeters(reader.number(name), units);
  if (cm > MAX_SIDE_CM) reader.reject(name, tooLong);
  return cm;
}

function readWeight(reader: FormReader<CartonColumn>, units: UnitSystem): number {
  const kg = toKilograms(reader.number("weight"), units);
  if (kg > MAX_CARTON_KG) reader.reject("weight", tooHeavy);
  return kg;
}
