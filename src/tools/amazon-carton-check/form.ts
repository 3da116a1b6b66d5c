import { limits, regions, type LimitName, type Region } from "@/config/amazon-limits";
import { convertMeasures } from "@/lib/tools/convert-measures";
import { commonMessages, type NumberField } from "@/lib/tools/fields";
import type { FormDefinition, LinkedField } from "@/lib/tools/form-state";

export const lengthUnits = ["cm", "in"] as const;
export const weightUnits = ["kg", "lb"] as const;
export const yesNo = ["no", "yes"] as const;

const number = (key: string, message: string, more: Partial<NumberField> = {}): LinkedField => ({
  kind: "number",
  key,
  min: 0,
  isMinExclusive: true,
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
/** A limit, in the units of the region. */
const limit = (key: string, more: Partial<NumberField> = {}): LinkedField =>
  number(key, "Enter a limit greater than 0", {
    max: 10_000,
    tooLargeMessage: "Enter a limit up to 10,000",
    ...more,
  });
const isOptional = true;
const isExample = true;
const ofLength = { measure: { of: "length", unitField: "lengthUnit" } } as const;
const ofWeight = { measure: { of: "weight", unitField: "weightUnit" } } as const;

export const tooLong = "Longer than any container; check the unit";
export const tooHeavy = "More than a pallet; check the unit";
export const MAX_SIDE_CM = 1000;
/** The weight of a full pallet in the United States, the highest of all regions. */
export const MAX_CARTON_LB = 1500;

const limitFields = {
  cartonWeight: limit("xw"),
  jewelryWeight: limit("xj"),
  heavyWeight: limit("xh"),
  mechWeight: limit("xm", { isOptional }),
  longestSide: limit("xl"),
  otherSides: limit("xo"),
  smallestLong: limit("xa", { isOptional }),
  smallestMiddle: limit("xb", { isOptional }),
  smallestShort: limit("xc", { isOptional }),
  smallestWeight: limit("xd", { isOptional }),
  maxUnits: limit("xu"),
  bulkSide: limit("xs", { isOptional }),
  bulkWeight: limit("xt", { isOptional }),
  palletLength: limit("xp"),
  palletWidth: limit("xq"),
  palletHeight: limit("xy"),
  stackedHeight: limit("x2", { isOptional }),
  palletWeight: limit("xz"),
  palletBase: limit("xe"),
  overhang: limit("xv", { isMinExclusive: false, message: "Enter a limit of 0 or more" }),
} satisfies Record<LimitName, LinkedField>;

const fields = {
  region: { ...choice("rg", regions), isExample },
  lengthUnit: choice("lu", lengthUnits),
  weightUnit: choice("wu", weightUnits),
  length: number("l", "Enter a length greater than 0", {
    ...ofLength,
    isExample,
    tooLargeMessage: tooLong,
  }),
  width: number("w", "Enter a width greater than 0", {
    ...ofLength,
    isExample,
    tooLargeMessage: tooLong,
  }),
  height: number("h", "Enter a height greater than 0", {
    ...ofLength,
    isExample,
    tooLargeMessage: tooLong,
  }),
  weight: number("g", "Enter a weight greater than 0", {
    ...ofWeight,
    isExample,
    max: MAX_CARTON_LB,
    tooLargeMessage: tooHeavy,
  }),
  units: number("u", "Enter a whole number of units, 1 to 1,000", {
    isExample,
    min: 1,
    isMinExclusive: false,
    isWhole: true,
  }),
  isSingle: choice("one", yesNo),
  isJewelry: choice("jw", yesNo),
  palletCartons: number("pc", "Enter a whole number of cartons, 1 to 1,000", {
    isWhole: true,
    isOptional,
  }),
  stackHeight: number("ph", "Enter a height greater than 0", {
    ...ofLength,
    isOptional,
    tooLargeMessage: tooLong,
  }),
  stackWeight: number("pw", "Enter a weight greater than 0", {
    ...ofWeight,
    max: 10_000,
    isOptional,
    tooLargeMessage: tooHeavy,
  }),
  hangsOver: number("po", "Enter an overhang of 0 or more", {
    ...ofLength,
    isMinExclusive: false,
    isOptional,
    tooLargeMessage: tooLong,
  }),
  twoStacked: number("ps", "Enter a height greater than 0", {
    ...ofLength,
    isOptional,
    tooLargeMessage: tooLong,
  }),
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
  "stackedHeight",
  "palletWeight",
  "overhang",
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
  hangsOver: "",
  twoStacked: "",
};

export const amazonCartonForm: FormDefinition<CartonField, never> = {
  fields,
  getDefaults: ({ region }) => ({ region: "US", ...example, ...limits[findRegion(region)] }),
  convertMeasures,
  getUnused: ({ isSingle }) => (isSingle === "yes" ? ["units"] : []),
  scopes: [{ names: limitNames, of: ({ region }) => findRegion(region) }],
  rows: null,
};

/** Whether the field is a limit whose default depends on the region. */
export function isLimit(name: CartonField): name is LimitName {
  return Object.hasOwn(limitFields, name);
}

/** Falls back to the United States. */
export function findRegion(text: string | undefined): Region {
  return regions.find((region) => region === text) ?? "US";
}
