import { regions, getUnits, type LimitName, type Region } from "@/config/amazon-limits";
import { FormReader } from "@/lib/tools/form-reader";
import type { FormState } from "@/lib/tools/form-state";
import type { FieldErrors } from "@/lib/tools/outcome";
import { readTypedNumber } from "@/lib/tools/typed-number";
import { CM_PER_INCH, KG_PER_POUND, toCentimeters, toKilograms } from "@/lib/tools/units";
import { isOver } from "./compare";
import {
  amazonCartonForm,
  lengthUnits,
  MAX_CARTON_LB,
  MAX_SIDE_CM,
  tooHeavy,
  tooLong,
  weightUnits,
  yesNo,
  type CartonField,
} from "./form";

/** All measures are in the units of the region: inches and pounds, or centimeters and kilograms. */
export type CartonInput = {
  region: Region;
  /** The longest side first. */
  sides: readonly [number, number, number];
  /** Length and width as typed: the carton's footprint on a pallet. */
  footprint: { length: number; width: number };
  height: number;
  weight: number;
  units: number;
  isSingle: boolean;
  isJewelry: boolean;
  /** Null for unknown values. */
  pallet: {
    cartons: number | null;
    height: number | null;
    stackedHeight: number | null;
    weight: number | null;
    overhang: number | null;
  };
  limits: Limits;
};

/** A limit is null if there is none, or if it does not apply to the carton. */
type Limits = ReturnType<typeof readLimits>;

type Reader = FormReader<CartonField>;

export function readCartonInput({
  texts,
}: FormState<CartonField, never>):
  { ok: true; input: CartonInput } | { ok: false; errors: FieldErrors } {
  const reader = new FormReader(amazonCartonForm.fields, texts);
  const region = reader.choice("region", regions);
  const own = getUnits(region);
  const lengthUnit = reader.choice("lengthUnit", lengthUnits);
  const weightUnit = reader.choice("weightUnit", weightUnits);
  const toLength = (value: number) => convertLength(value, lengthUnit, own.length);
  const toWeight = (value: number) => convertWeight(value, weightUnit, own.weight);

  const readSide = (name: "length" | "width" | "height") => {
    const side = reader.number(name);
    if (isOver(convertLength(side, lengthUnit, "cm"), MAX_SIDE_CM)) reader.reject(name, tooLong);
    return toLength(side);
  };
  const readWeight = () => {
    const weight = reader.number("weight");
    if (isOver(convertWeight(weight, weightUnit, "lb"), MAX_CARTON_LB))
      reader.reject("weight", tooHeavy);
    return toWeight(weight);
  };
  const readOptional = (name: CartonField, convert: (value: number) => number) => {
    const value = reader.optionalNumber(name);
    return value === null ? null : convert(value);
  };

  const length = readSide("length");
  const width = readSide("width");
  const height = readSide("height");
  const [short = 0, middle = 0, long = 0] = [length, width, height].sort((a, b) => a - b);
  const isSingle = reader.choice("isSingle", yesNo) === "yes";
  const isJewelry = reader.choice("isJewelry", yesNo) === "yes";
  const pallet = {
    cartons: reader.optionalNumber("palletCartons"),
    height: readOptional("stackHeight", toLength),
    stackedHeight: readOptional("twoStacked", toLength),
    weight: readOptional("stackWeight", toWeight),
    overhang: readOptional("hangsOver", toLength),
  };
  const input: CartonInput = {
    region,
    sides: [long, middle, short],
    footprint: { length, width },
    height,
    weight: readWeight(),
    units: isSingle ? 1 : reader.number("units"),
    isSingle,
    isJewelry,
    pallet,
    limits: readLimits(reader, { region, isSingle, isJewelry, pallet }),
  };
  return reader.hasErrors ? { ok: false, errors: reader.errors } : { ok: true, input };
}

/** The number in a valid number field, in the unit it was typed in. */
export function readTyped(text: string): number {
  const typed = readTypedNumber(text);
  return typed.ok ? typed.value : 0;
}

type Choices = Pick<CartonInput, "region" | "isSingle" | "isJewelry" | "pallet">;

/** Limits that do not apply are not read, so that an error in them does not block the answer. */
function readLimits(reader: Reader, { region, isSingle, isJewelry, pallet }: Choices) {
  const numberIf = (applies: boolean, name: LimitName) => (applies ? reader.number(name) : null);
  const mayBeHeavier = isSingle && !isJewelry;
  return {
    cartonWeight: reader.number("cartonWeight"),
    jewelryWeight: numberIf(isJewelry, "jewelryWeight"),
    heavyWeight: numberIf(mayBeHeavier || region !== "US", "heavyWeight"),
    mechWeight: mayBeHeavier ? reader.optionalNumber("mechWeight") : null,
    longestSide: reader.number("longestSide"),
    otherSides: reader.number("otherSides"),
    smallestLong: reader.optionalNumber("smallestLong"),
    smallestMiddle: reader.optionalNumber("smallestMiddle"),
    smallestShort: reader.optionalNumber("smallestShort"),
    smallestWeight: reader.optionalNumber("smallestWeight"),
    maxUnits: numberIf(!isSingle, "maxUnits"),
    bulkSide: reader.optionalNumber("bulkSide"),
    bulkWeight: reader.optionalNumber("bulkWeight"),
    palletLength: reader.number("palletLength"),
    palletWidth: reader.number("palletWidth"),
    palletHeight: reader.number("palletHeight"),
    stackedHeight: pallet.stackedHeight === null ? null : reader.optionalNumber("stackedHeight"),
    palletWeight: reader.number("palletWeight"),
    palletBase: reader.number("palletBase"),
    overhang: numberIf(pallet.overhang !== null, "overhang"),
  } satisfies Record<LimitName, number | null>;
}

function convertLength(value: number, from: "cm" | "in", to: "cm" | "in"): number {
  if (from === to) return value;
  return from === "in" ? toCentimeters(value, "us") : value / CM_PER_INCH;
}

function convertWeight(value: number, from: "kg" | "lb", to: "kg" | "lb"): number {
  if (from === to) return value;
  return from === "lb" ? toKilograms(value, "us") : value / KG_PER_POUND;
}
