import { getUnits, limits } from "@/config/amazon-limits";
import { tooLarge, weightUnits } from "@/content/tools/amazon-carton-check";
import { CM_PER_INCH, KG_PER_POUND, toCentimeters, toKilograms } from "@/lib/units";
import type { Outcome } from "@/tools/engine/define-tool";
import type { ValuesOf } from "@/tools/engine/form/field-kinds";
import { rowFieldKey } from "@/tools/engine/form/fields";
import { isOver } from "@/lib/rounding";
import type { cartonForm } from "./form";

export type MeasureUnit = "cm" | "in" | "kg" | "lb";

export type TypedShipment = ValuesOf<typeof cartonForm.specs.fields, typeof cartonForm.specs.rows>;

/**
 * A carton with its pallet and the limits, as typed: measures in the visitor's own units, limits in
 * those of the region.
 */
export type TypedCarton = Omit<TypedShipment, "cartons"> & TypedShipment["cartons"][number];

/** All measures are in the units of the region: inches and pounds, or centimeters and kilograms. */
export type Carton = TypedCarton & {
  typed: TypedCarton;
  /** As in the form, from 1. */
  number: number;
  /** Null if unknown. */
  units: number | null;
  /** The longest side first. */
  sides: readonly [number, number, number];
};

const MAX_SIDE_CM = 1000;
/** The weight of a full pallet in the United States, the highest of all regions. */
const MAX_POUNDS = Number(limits.maxPalletWeight.US);

export function readCarton(typed: TypedCarton): Outcome<Carton> {
  const { region, row, unit, palletLengthUnit, palletWeightUnit } = typed;
  const weightUnit = weightUnits[unit];
  const errors: Record<string, string> = {};
  for (const name of ["length", "width", "height"] as const)
    if (isOver(convertFrom(typed[name], unit, "cm"), MAX_SIDE_CM))
      errors[rowFieldKey(name, row)] = tooLarge.side;
  if (isOver(convertFrom(typed.weight, weightUnit, "lb"), MAX_POUNDS))
    errors[rowFieldKey("weight", row)] = tooLarge.weight;
  if (Object.keys(errors).length > 0) return { ok: false, errors };

  const own = getUnits(region);
  const ofPallet = (value: number | null) =>
    value === null ? null : convertFrom(value, palletLengthUnit, own.length);
  const { palletWeight } = typed;
  const length = convertFrom(typed.length, unit, own.length);
  const width = convertFrom(typed.width, unit, own.length);
  const height = convertFrom(typed.height, unit, own.length);
  const [short = 0, middle = 0, long = 0] = [length, width, height].sort((a, b) => a - b);
  return {
    ok: true,
    result: {
      ...typed,
      typed,
      length,
      width,
      height,
      sides: [long, middle, short],
      number: row + 1,
      weight: convertFrom(typed.weight, weightUnit, own.weight),
      units: typed.isSingle === "yes" ? 1 : typed.units,
      palletHeight: ofPallet(typed.palletHeight),
      twoPalletsHeight: ofPallet(typed.twoPalletsHeight),
      palletWeight:
        palletWeight === null ? null : convertFrom(palletWeight, palletWeightUnit, own.weight),
      overhang: ofPallet(typed.overhang),
    },
  };
}

/** To each unit from the one of the other system. */
export const convert: Record<MeasureUnit, (value: number) => number> = {
  cm: (inches) => toCentimeters(inches, "us"),
  kg: (pounds) => toKilograms(pounds, "us"),
  in: (cm) => cm / CM_PER_INCH,
  lb: (kg) => kg / KG_PER_POUND,
};

function convertFrom(value: number, from: MeasureUnit, to: MeasureUnit): number {
  return from === to ? value : convert[to](value);
}
