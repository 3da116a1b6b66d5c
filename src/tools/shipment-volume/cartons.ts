import { form as words } from "@/content/tools/shipment-volume";
import { toCentimeters, toKilograms, type UnitSystem } from "@/lib/units";
import { rowFieldKey } from "@/tools/engine/form/fields";
import type { ValuesOf } from "@/tools/engine/form/field-kinds";
import type { Texts } from "@/tools/engine/form/form-state";
import { readForm, type FieldErrors } from "@/tools/engine/form/read-form";
import { MAX_CARTON_KG, MAX_SIDE_CM, shipmentVolumeForm } from "./form";

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

const { fields, rows } = shipmentVolumeForm.specs;

type CartonValues = ValuesOf<typeof fields, typeof rows>["cartons"][number];

const cartonForm = { ...shipmentVolumeForm, specs: { fields: {}, rows }, fields: {} };

/** Reads a single row. `carton` is null if it is invalid or blank. */
export function readCarton(texts: Texts): { carton: CartonRow | null; errors: FieldErrors } {
  const reading = readForm(cartonForm, { texts: {}, rows: { cartons: [texts] } });
  if (!reading.ok) return { carton: null, errors: reading.errors };
  const [values] = reading.values.cartons;
  if (!values) return { carton: null, errors: {} };
  const { carton, errors } = toCarton(values);
  return { carton: Object.keys(errors).length > 0 ? null : carton, errors };
}

/** The cartons of a row in metric units, and errors for what is too large in the unit typed. */
export function toCarton({ row, unit, weight, cartons, name, ...typed }: CartonValues) {
  const errors: Record<string, string> = {};
  const units: UnitSystem = unit === "in" ? "us" : "metric";
  const readSide = (column: "length" | "width" | "height") => {
    const cm = toCentimeters(typed[column], units);
    if (cm > MAX_SIDE_CM) errors[rowFieldKey(column, row)] = words.errors.tooLong;
    return cm;
  };
  const sidesCm: Sides = [readSide("length"), readSide("width"), readSide("height")];
  const kg = toKilograms(weight, units);
  if (kg > MAX_CARTON_KG) errors[rowFieldKey("weight", row)] = words.errors.tooHeavy;
  const carton: CartonRow = { row, sidesCm, kg, count: cartons, units, name };
  return { carton, errors };
}
