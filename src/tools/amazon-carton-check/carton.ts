import { getUnits, limits } from "@/config/amazon-limits";
import { tooLarge } from "@/content/tools/amazon-carton-check";
import { CM_PER_INCH, KG_PER_POUND, toCentimeters, toKilograms } from "@/lib/units";
import type { Outcome } from "@/tools/engine/define-tool";
import type { ValuesOf } from "@/tools/engine/form/field-kinds";
import { isOver } from "@/lib/rounding";
import type { cartonForm } from "./form";

/** As typed: measures in the visitor's own units, limits in those of the region. */
export type TypedCarton = ValuesOf<typeof cartonForm.specs.fields, typeof cartonForm.specs.rows>;

/** All measures are in the units of the region: inches and pounds, or centimeters and kilograms. */
export type Carton = TypedCarton & {
  typed: TypedCarton;
  units: number;
  /** The longest side first. */
  sides: readonly [number, number, number];
};

const MAX_SIDE_CM = 1000;
/** The weight of a full pallet in the United States, the highest of all regions. */
const MAX_POUNDS = Number(limits.maxPalletWeight.US);

export function readCarton(typed: TypedCarton): Outcome<Carton> {
  const { region, lengthUnit, weightUnit } = typed;
  const errors: Record<string, string> = {};
  for (const name of ["length", "width", "height"] as const)
    if (isOver(convertLength(typed[name], lengthUnit, "cm"), MAX_SIDE_CM))
      errors[name] = tooLarge.side;
  if (isOver(convertWeight(typed.weight, weightUnit, "lb"), MAX_POUNDS))
    errors["weight"] = tooLarge.weight;
  if (Object.keys(errors).length > 0) return { ok: false, errors };

  const own = getUnits(region);
  const toLength = (value: number) => convertLength(value, lengthUnit, own.length);
  const toWeight = (value: number) => convertWeight(value, weightUnit, own.weight);
  const ifKnown = (value: number | null, convert: (known: number) => number) =>
    value === null ? null : convert(value);
  const length = toLength(typed.length);
  const width = toLength(typed.width);
  const height = toLength(typed.height);
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
      weight: toWeight(typed.weight),
      units: typed.units ?? 1,
      palletHeight: ifKnown(typed.palletHeight, toLength),
      twoPalletsHeight: ifKnown(typed.twoPalletsHeight, toLength),
      palletWeight: ifKnown(typed.palletWeight, toWeight),
      overhang: ifKnown(typed.overhang, toLength),
    },
  };
}

function convertLength(value: number, from: "cm" | "in", to: "cm" | "in"): number {
  if (from === to) return value;
  return from === "in" ? toCentimeters(value, "us") : value / CM_PER_INCH;
}

function convertWeight(value: number, from: "kg" | "lb", to: "kg" | "lb"): number {
  if (from === to) return value;
  return from === "lb" ? toKilograms(value, "us") : value / KG_PER_POUND;
}
