import { convertMeasures } from "@/lib/tools/convert-measures";
import type { Fields, NumberField, FieldTexts } from "@/lib/tools/fields";
import type { FormDefinition, FormState, LinkedField } from "@/lib/tools/form-state";
import { KG_PER_POUND } from "@/lib/tools/units";
import { upsLargePackage } from "@/config/carrier-limits";
import { carrierRules } from "@/config/carrier-rules";
import { containerTypes, containers } from "./containers";
import { parcelCarriers } from "./parcel-carriers";

export const MAX_SIDE_CM = 1000;
export const MAX_CARTON_KG = 30_000;

/** A tenth of a millimeter. Smaller values are typing errors, and would make 10^18 cartons fit. */
const MIN_SIDE = 0.01;

export const MAX_ROWS = 20;
export const MAX_CARTONS = 100_000;

/** What is in the cartons, for the visitor's own overview and in the enquiry. */
export const MAX_NAME = 60;

export const tooLong = "Longer than any container; check the unit";
export const tooHeavy = "Heavier than any container takes; check the unit";

/** Centimeters with kilograms, or inches with pounds. */
export const cartonUnits = ["cm", "in"] as const;
export const sidesUp = ["any", "up"] as const;

const columns = {
  length: side("Enter a length greater than 0"),
  width: side("Enter a width greater than 0"),
  height: side("Enter a height greater than 0"),
  weight: {
    kind: "number",
    isExample: true,
    measure: { of: "weight", unitField: "unit" },
    min: 0,
    isMinExclusive: true,
    // The limit in pounds. `readCarton` checks kilograms against their own limit.
    max: MAX_CARTON_KG / KG_PER_POUND,
    message: "Enter a weight greater than 0",
    tooLargeMessage: tooHeavy,
  },
  cartons: {
    kind: "number",
    isExample: true,
    min: 1,
    max: MAX_CARTONS,
    isWhole: true,
    message: "Whole number of cartons",
    tooLargeMessage: "At most 100,000 cartons a row",
  },
  unit: { kind: "choice", options: cartonUnits, message: "Choose cm or in" },
  // The last column, so that older links without it stay valid.
  name: { kind: "text", maxLength: MAX_NAME, message: `Name it in ${MAX_NAME} characters` },
} satisfies Fields;

const fields = {
  sideUp: { key: "up", kind: "choice", options: sidesUp, message: "Choose which side is up" },
  airDivisor: range("da", 3000, 7000, "Enter a divisor from 3,000 to 7,000"),
  courierDivisor: range("dc", 3000, 7000, "Enter a divisor from 3,000 to 7,000"),
  usCourierDivisor: range("du", 80, 200, "Enter a divisor from 80 to 200"),
  seaKgPerCbm: kilogramsPerCbm("ds"),
  seaMinimumCbm: range("ms", 0, 10, "Enter a minimum from 0 to 10"),
  railKgPerCbm: kilogramsPerCbm("dr"),
  railMinimumCbm: range("mr", 0, 10, "Enter a minimum from 0 to 10"),
  roadKgPerCbm: kilogramsPerCbm("dt"),
  upsMaxKg: parcelKg("pk"),
  upsMaxSideCm: parcelSide("pl"),
  upsMaxGirthCm: parcelGirth("pg"),
  largePackageGirthCm: parcelGirth("ps"),
  fedexMaxKg: parcelKg("fk"),
  fedexMaxSideCm: parcelSide("fl"),
  fedexMaxGirthCm: parcelGirth("fg"),
  amazonUpsMaxKg: parcelKg("ak"),
  amazonUpsMaxSideCm: parcelSide("al"),
  amazonUpsMaxGirthCm: parcelGirth("ag"),
  payload20gp: containerKg("p20"),
  usable20gp: usableCbm("u20"),
  usRoad20gp: containerKg("w20"),
  payload40gp: containerKg("p40"),
  usable40gp: usableCbm("u40"),
  usRoad40gp: containerKg("w40"),
  payload40hq: containerKg("p4h"),
  usable40hq: usableCbm("u4h"),
  usRoad40hq: containerKg("w4h"),
  lclPerCbm: quote("ql"),
  fclAllIn: quote("qf"),
  fclContainer: {
    key: "qc",
    kind: "choice",
    options: containerTypes,
    message: "Choose the container of the quote",
  },
} satisfies Record<string, LinkedField>;

type LinkedNumber = NumberField & { key: string };

export type ShipmentField = keyof typeof fields;
export type CartonColumn = keyof typeof columns;
export type CartonTexts = FieldTexts<CartonColumn>;
export type ShipmentState = FormState<ShipmentField, CartonColumn>;

const [box20gp, box40gp, box40hq] = containers;
const [ups, fedex, amazonUps] = parcelCarriers;

const defaults: FieldTexts<ShipmentField> = {
  sideUp: "any",
  airDivisor: String(carrierRules.airDivisor.value),
  courierDivisor: String(carrierRules.courierDivisor.value),
  usCourierDivisor: String(carrierRules.usCourierDivisor.value),
  seaKgPerCbm: String(carrierRules.seaKgPerCbm.value),
  seaMinimumCbm: String(carrierRules.seaMinimumCbm.value),
  railKgPerCbm: String(carrierRules.railKgPerCbm.value),
  railMinimumCbm: String(carrierRules.railMinimumCbm.value),
  roadKgPerCbm: String(carrierRules.roadKgPerCbm.value),
  upsMaxKg: String(ups.usualLimits.maxKg),
  upsMaxSideCm: String(ups.usualLimits.maxSideCm),
  upsMaxGirthCm: String(ups.usualLimits.maxGirthCm),
  largePackageGirthCm: String(upsLargePackage.overGirthCm),
  fedexMaxKg: String(fedex.usualLimits.maxKg),
  fedexMaxSideCm: String(fedex.usualLimits.maxSideCm),
  fedexMaxGirthCm: String(fedex.usualLimits.maxGirthCm),
  amazonUpsMaxKg: String(amazonUps.usualLimits.maxKg),
  amazonUpsMaxSideCm: String(amazonUps.usualLimits.maxSideCm),
  amazonUpsMaxGirthCm: String(amazonUps.usualLimits.maxGirthCm),
  payload20gp: String(box20gp.usualLimits.payloadKg),
  usable20gp: String(box20gp.usualLimits.usableCbm),
  usRoad20gp: String(box20gp.usualLimits.usRoadKg),
  payload40gp: String(box40gp.usualLimits.payloadKg),
  usable40gp: String(box40gp.usualLimits.usableCbm),
  usRoad40gp: String(box40gp.usualLimits.usRoadKg),
  payload40hq: String(box40hq.usualLimits.payloadKg),
  usable40hq: String(box40hq.usualLimits.usableCbm),
  usRoad40hq: String(box40hq.usualLimits.usRoadKg),
  lclPerCbm: "",
  fclAllIn: "",
  fclContainer: box20gp.type,
};

const exampleCartons: readonly CartonTexts[] = [
  { length: "50", width: "40", height: "30", weight: "15", cartons: "40", unit: "cm", name: "" },
  { length: "80", width: "60", height: "50", weight: "22", cartons: "10", unit: "cm", name: "" },
];

export const shipmentVolumeForm = {
  fields,
  getDefaults: () => defaults,
  convertMeasures,
  rows: {
    key: "r",
    columns,
    separator: "x",
    empty: { length: "", width: "", height: "", weight: "", cartons: "", unit: "cm", name: "" },
    initial: exampleCartons,
    max: MAX_ROWS,
  },
} satisfies FormDefinition<ShipmentField, CartonColumn>;

/** A side in the unit of its row. `readCarton` checks inches against the limit in centimeters. */
function side(message: string): NumberField {
  return {
    kind: "number",
    isExample: true,
    measure: { of: "length", unitField: "unit" },
    min: MIN_SIDE,
    max: MAX_SIDE_CM,
    message,
    tooLargeMessage: tooLong,
  };
}

function range(key: string, min: number, max: number, message: string): LinkedNumber {
  return { key, kind: "number", min, max, message };
}

function kilogramsPerCbm(key: string): LinkedNumber {
  return range(key, 100, 2000, "Enter kilograms from 100 to 2,000");
}

function parcelKg(key: string): LinkedNumber {
  return range(key, 1, 1000, "Enter kilograms from 1 to 1,000");
}

function parcelSide(key: string): LinkedNumber {
  return range(key, 10, 1000, "Enter centimeters from 10 to 1,000");
}

function parcelGirth(key: string): LinkedNumber {
  return range(key, 10, 3000, "Enter centimeters from 10 to 3,000");
}

function containerKg(key: string): LinkedNumber {
  return range(key, 1000, 40_000, "Enter kilograms from 1,000 to 40,000");
}

function usableCbm(key: string): LinkedNumber {
  return range(key, 1, 100, "Enter cubic meters from 1 to 100");
}

function quote(key: string): LinkedNumber {
  return {
    ...range(key, 0, 1_000_000, "Enter a price greater than 0"),
    isMinExclusive: true,
    isOptional: true,
    tooLargeMessage: "Enter a price up to 1,000,000",
  };
}
