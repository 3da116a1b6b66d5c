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
import { choice, number, rows, text, type FieldSpec } from "@/tools/engine/form/field-kinds";
import { EXAMPLE_MARK } from "@/tools/engine/form/link-query";
import { toMetricUnits, toUsUnits } from "@/lib/units";

const yesNo = ["no", "yes"] as const;
const positive = { min: 0, isMinExclusive: true, max: 1000 } as const;
const ofLength = { measure: { of: "length", unitField: "unit" } } as const;
const isExample = true;
const isOptional = true;
const side = number("", { ...positive, ...ofLength, isExample });
const ofPallet = {
  length: { measure: { of: "length", unitField: "palletLengthUnit" }, isOptional },
  weight: { measure: { of: "weight", unitField: "palletWeightUnit" }, isOptional },
} as const;

/** The first columns are those of the tool for volumes, whose cartons are taken over as they are. */
const cartons = rows({
  shared: "cartons",
  linkKey: "r",
  columns: {
    length: side,
    width: side,
    height: side,
    weight: number("", {
      ...{ ...positive, max: 1500, isExample },
      measure: { of: "weight", unitField: "unit" },
    }),
    cartons: number("", { min: 1, max: 100_000, isWhole: true, isOptional }),
    unit: choice("", { options: ["cm", "in"], default: "cm" }),
    name: text("", { maxLength: 60 }),
    units: number("", {
      ...{ min: 1, max: 1000, isWhole: true, isOptional, isExample },
      when: ({ isSingle }) => isSingle !== "yes",
    }),
    isSingle: choice("", { options: yesNo, default: "no" }),
    isJewelry: choice("", { options: yesNo, default: "no" }),
  },
  separator: "x",
  max: 20,
  initial: [
    {
      ...{ length: "60", width: "60", height: "60", weight: "22.7", cartons: "", unit: "cm" },
      ...{ name: "", units: "20", isSingle: "no", isJewelry: "no" },
    },
  ],
  blankIf: ["length", "width", "height", "weight", "cartons", "units"],
});

export const cartonForm = defineForm({
  fields: {
    region: choice("rg", {
      options: regions,
      default: "US",
      isExample,
    }),
    palletCartons: number("pc", { ...positive, isWhole: true, isOptional }),
    palletLengthUnit: choice("pl", { options: ["cm", "in"], default: "cm" }),
    palletWeightUnit: choice("pk", { options: ["kg", "lb"], default: "kg" }),
    palletHeight: number("ph", { ...positive, ...ofPallet.length }),
    palletWeight: number("pw", { ...positive, ...ofPallet.weight, max: 10_000 }),
    overhang: number("po", { ...ofPallet.length, min: 0, max: 1000 }),
    twoPalletsHeight: number("ps", { ...positive, ...ofPallet.length }),
    ...makeLimitFields(),
  },
  rows: { cartons },
  words,
  readFormerLink,
});

/** The only carton that links held before there were rows, with a key for each of its fields. */
function readFormerLink(params: URLSearchParams): void {
  const formerKeys = ["lu", "wu", "l", "w", "h", "g", "u", "one", "jw"];
  if (params.has(cartons.linkKey) || !formerKeys.some((key) => params.has(key))) return;
  const [example] = cartons.initial;
  const unit = params.get("lu") ?? example.unit;
  const weightUnit = params.get("wu") ?? "kg";
  const read = (key: string, name: "length" | "width" | "height" | "weight" | "units") =>
    params.get(key) ?? EXAMPLE_MARK + example[name];
  const figure = read("g", "weight");
  const isUs = unit === "in";
  // A row has one system of units, the former carton could be in inches and kilograms.
  const weight =
    isUs === (weightUnit === "lb")
      ? figure
      : figure.replace(/[^~].*/, (typed) =>
          String((isUs ? toUsUnits : toMetricUnits)(Number(typed), "weight")),
        );
  const [isSingle, isJewelry] = [params.get("one") ?? "no", params.get("jw") ?? "no"];
  const sides = [read("l", "length"), read("w", "width"), read("h", "height")];
  const cells = [...sides, weight, "", unit, "", read("u", "units"), isSingle, isJewelry];
  params.set(cartons.linkKey, cells.join(cartons.separator));
  params.set("pl", unit);
  params.set("pk", weightUnit);
}

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
