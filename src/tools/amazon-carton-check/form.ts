import {
  findLimit,
  findRegion,
  limitNames,
  limits,
  regions,
  type LimitName,
  type Region,
} from "@/config/amazon-limits";
import { form as words } from "@/content/tools/amazon-carton-check";
import { findDestination } from "@/lib/trade/destinations";
import { defineForm } from "@/tools/engine/form/define-form";
import { choice, number, type FieldSpec } from "@/tools/engine/form/field-kinds";

const yesNo = ["no", "yes"] as const;
const positive = { min: 0, isMinExclusive: true, max: 1000 } as const;
const ofLength = { measure: { of: "length", unitField: "lengthUnit" } } as const;
const ofWeight = { measure: { of: "weight", unitField: "weightUnit" } } as const;
const isExample = true;
const isOptional = true;

export const cartonForm = defineForm({
  fields: {
    region: choice("rg", {
      options: regions,
      default: "US",
      isExample,
    }),
    lengthUnit: choice("lu", { options: ["cm", "in"], default: "cm" }),
    weightUnit: choice("wu", { options: ["kg", "lb"], default: "kg" }),
    length: number("l", { ...positive, ...ofLength, default: "60", isExample }),
    width: number("w", { ...positive, ...ofLength, default: "60", isExample }),
    height: number("h", { ...positive, ...ofLength, default: "60", isExample }),
    weight: number("g", { ...positive, ...ofWeight, max: 1500, default: "22.7", isExample }),
    units: number("u", {
      min: 1,
      max: 1000,
      isWhole: true,
      default: "20",
      isExample,
      when: ({ isSingle }) => isSingle !== "yes",
    }),
    isSingle: choice("one", { options: yesNo, default: "no" }),
    isJewelry: choice("jw", { options: yesNo, default: "no" }),
    palletCartons: number("pc", { ...positive, isWhole: true, isOptional }),
    palletHeight: number("ph", { ...positive, ...ofLength, isOptional }),
    palletWeight: number("pw", { ...positive, ...ofWeight, max: 10_000, isOptional }),
    overhang: number("po", { ...ofLength, min: 0, max: 1000, isOptional }),
    twoPalletsHeight: number("ps", { ...positive, ...ofLength, isOptional }),
    ...makeLimitFields(),
  },
  rows: {},
  words,
});

type LimitField = Extract<FieldSpec, { kind: "number" }>;

type LimitFields = {
  [Name in LimitName]: LimitField &
    ((typeof limits)[Name] extends { isOptional: true } ? { isOptional: true } : unknown);
};

/** A field for each row of the table of limits. Each region keeps what was typed for it. */
function makeLimitFields(): LimitFields {
  const fields: Partial<Record<LimitName, LimitField>> = {};
  for (const name of limitNames) {
    const limit = findLimit(name);
    fields[name] = number(limit.linkKey, {
      default: ({ region }) => limit[findRegion(region)],
      scope: ({ region }) => findRegion(region),
      min: 0,
      isMinExclusive: !limit.mayBeZero,
      max: 10_000,
      isOptional: limit.isOptional ?? false,
    });
  }
  if (!isComplete(fields)) throw new Error("A limit has no field.");
  return fields;
}

/** The compiler does not know that the loop has made a field of each row. */
function isComplete(fields: Partial<Record<LimitName, LimitField>>): fields is LimitFields {
  return limitNames.every((name) => fields[name]);
}

/** The region of a country's warehouses, if Amazon has any there. */
export function regionOf(country: string): Region | undefined {
  const region = findDestination(country).isInEu ? "EU" : country;
  return regions.find((one) => one === region);
}
