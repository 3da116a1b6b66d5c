import { FormReader } from "@/lib/tools/form-reader";
import type { FormState } from "@/lib/tools/form-state";
import type { FieldErrors } from "@/lib/tools/outcome";
import { CM_PER_INCH, KG_PER_POUND } from "@/lib/tools/units";
import { amazonCartonForm, lengthUnits, weightUnits, yesNo, type CartonField } from "./form";
import { regions, unitsOf, type LimitName, type Region } from "./limits";

/** Everything in the units of the region's limits: inches and pounds, or centimeters and kilograms. */
export type CartonInput = {
  region: Region;
  /** Longest first. */
  sides: readonly [number, number, number];
  /** As typed: length and width are the foot on a pallet. */
  foot: { length: number; width: number };
  height: number;
  weight: number;
  units: number;
  isSingle: boolean;
  isJewelry: boolean;
  pallet: { cartons: number | null; height: number | null; weight: number | null };
  /** Null where there is none. */
  limits: Record<LimitName, number | null>;
};

export function readCartonInput({
  texts,
}: FormState<CartonField, never>):
  { ok: true; input: CartonInput } | { ok: false; errors: FieldErrors } {
  const reader = new FormReader(amazonCartonForm.fields, texts);
  const region = reader.choice("region", regions);
  const own = unitsOf(region);
  const toLength = lengthConverter(reader.choice("lengthUnit", lengthUnits), own.length);
  const toWeight = weightConverter(reader.choice("weightUnit", weightUnits), own.weight);
  const convert = (value: number | null, to: (value: number) => number) =>
    value === null ? null : to(value);
  const length = toLength(reader.number("length"));
  const width = toLength(reader.number("width"));
  const height = toLength(reader.number("height"));
  const [short = 0, middle = 0, long = 0] = [length, width, height].sort((a, b) => a - b);
  const units = reader.number("units");
  const isSingle = reader.choice("isSingle", yesNo) === "yes";
  const input: CartonInput = {
    region,
    sides: [long, middle, short],
    foot: { length, width },
    height,
    weight: toWeight(reader.number("weight")),
    units: isSingle ? 1 : units,
    isSingle,
    isJewelry: reader.choice("isJewelry", yesNo) === "yes",
    pallet: {
      cartons: reader.optionalNumber("palletCartons"),
      height: convert(reader.optionalNumber("stackHeight"), toLength),
      weight: convert(reader.optionalNumber("stackWeight"), toWeight),
    },
    limits: {
      cartonWeight: reader.number("cartonWeight"),
      jewelryWeight: reader.number("jewelryWeight"),
      heavyWeight: reader.number("heavyWeight"),
      mechWeight: reader.optionalNumber("mechWeight"),
      longestSide: reader.number("longestSide"),
      otherSides: reader.number("otherSides"),
      smallestLong: reader.optionalNumber("smallestLong"),
      smallestMiddle: reader.optionalNumber("smallestMiddle"),
      smallestShort: reader.optionalNumber("smallestShort"),
      smallestWeight: reader.optionalNumber("smallestWeight"),
      maxUnits: reader.number("maxUnits"),
      bulkSide: reader.optionalNumber("bulkSide"),
      bulkWeight: reader.optionalNumber("bulkWeight"),
      palletLength: reader.number("palletLength"),
      palletWidth: reader.number("palletWidth"),
      palletHeight: reader.number("palletHeight"),
      palletWeight: reader.number("palletWeight"),
      palletBase: reader.number("palletBase"),
    },
  };
  return reader.hasErrors ? { ok: false, errors: reader.errors } : { ok: true, input };
}

function lengthConverter(from: "cm" | "in", to: "cm" | "in") {
  if (from === to) return (value: number) => value;
  return from === "in"
    ? (value: number) => value * CM_PER_INCH
    : (value: number) => value / CM_PER_INCH;
}

function weightConverter(from: "kg" | "lb", to: "kg" | "lb") {
  if (from === to) return (value: number) => value;
  return from === "lb"
    ? (value: number) => value * KG_PER_POUND
    : (value: number) => value / KG_PER_POUND;
}
