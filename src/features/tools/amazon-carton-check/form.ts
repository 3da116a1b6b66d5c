import { commonMessages, type NumberField } from "@/lib/tools/fields";
import type { FormDefinition, LinkedField } from "@/lib/tools/form-state";
import { limits, regions, type LimitName } from "./limits";

export const lengthUnits = ["cm", "in"] as const;
export const weightUnits = ["kg", "lb"] as const;
export const yesNo = ["no", "yes"] as const;

const number = (key: string, message: string, more: Partial<NumberField> = {}): LinkedField => ({
  kind: "number",
  key,
  min: 0,
  isAboveMin: true,
  max: 1000,
  message,
  ...more,
});
const choice = (key: string, options: readonly string[]): LinkedField => ({
  kind: "choice",
  key,
  options,
  message: commonMessages.choice,
});
const limit = (key: string, isOptional = false) =>
  number(key, "Enter a limit greater than 0", { max: 10_000, isOptional });

const tooLong = "Longer than any container; check the unit";
const tooHeavy = "More than a pallet; check the unit";

/** The heaviest pallet on the road weighs less, in either unit. */
const MAX_WEIGHT = 1500;

const limitFields = {
  cartonWeight: limit("xw"),
  jewelryWeight: limit("xj"),
  heavyWeight: limit("xh"),
  mechWeight: limit("xm", true),
  longestSide: limit("xl"),
  otherSides: limit("xo"),
  smallestLong: limit("xa", true),
  smallestMiddle: limit("xb", true),
  smallestShort: limit("xc", true),
  smallestWeight: limit("xd", true),
  maxUnits: limit("xu"),
  bulkSide: limit("xs", true),
  bulkWeight: limit("xt", true),
  palletLength: limit("xp"),
  palletWidth: limit("xq"),
  palletHeight: limit("xy"),
  palletWeight: limit("xz"),
  palletBase: limit("xe"),
} satisfies Record<LimitName, LinkedField>;

const fields = {
  region: choice("rg", regions),
  lengthUnit: choice("lu", lengthUnits),
  weightUnit: choice("wu", weightUnits),
  length: number("l", "Enter a length greater than 0", { tooLarge: tooLong }),
  width: number("w", "Enter a width greater than 0", { tooLarge: tooLong }),
  height: number("h", "Enter a height greater than 0", { tooLarge: tooLong }),
  weight: number("g", "Enter a weight greater than 0", { max: MAX_WEIGHT, tooLarge: tooHeavy }),
  units: number("u", "Enter a whole number of units, 1 to 1,000", {
    min: 1,
    isAboveMin: false,
    isWhole: true,
  }),
  isSingle: choice("one", yesNo),
  isJewelry: choice("jw", yesNo),
  palletCartons: number("pc", "Whole number of cartons", { isWhole: true, isOptional: true }),
  stackHeight: number("ph", "Enter a height greater than 0", {
    isOptional: true,
    tooLarge: tooLong,
  }),
  stackWeight: number("pw", "Enter a weight greater than 0", { isOptional: true, max: 10_000 }),
  ...limitFields,
};

export type CartonField = keyof typeof fields;

export const limitNames: readonly LimitName[] = [
  "cartonWeight",
  "longestSide",
  "otherSides",
  "heavyWeight",
  "mechWeight",
  "jewelryWeight",
  "maxUnits",
  "smallestLong",
  "smallestMiddle",
  "smallestShort",
  "smallestWeight",
  "bulkSide",
  "bulkWeight",
  "palletLength",
  "palletWidth",
  "palletHeight",
  "palletWeight",
  "palletBase",
];

const example = {
  lengthUnit: "cm",
  weightUnit: "kg",
  length: "60",
  width: "60",
  height: "60",
  weight: "22.7",
  units: "20",
  isSingle: "no",
  isJewelry: "no",
  palletCartons: "",
  stackHeight: "",
  stackWeight: "",
};

export const amazonCartonForm: FormDefinition<CartonField, never> = {
  fields,
  getDefaults: ({ region = "US" }) => ({
    region: "US",
    ...example,
    ...limits[regions.find((one) => one === region) ?? "US"],
  }),
  rows: null,
};
