import { carrierRules } from "@/config/carrier-rules";
import { amazonUpsLimits, fedexLimits, upsLargePackage, upsLimits } from "@/config/carrier-limits";
import { containers } from "@/config/containers";
import { form as words } from "@/content/tools/shipment-volume";
import { KG_PER_POUND } from "@/lib/units";
import { defineForm } from "@/tools/engine/form/define-form";
import {
  choice,
  number,
  rows,
  text,
  type GivenTexts,
  type TypedForm,
} from "@/tools/engine/form/field-kinds";

export const MAX_SIDE_CM = 1000;
export const MAX_CARTON_KG = 30_000;
export const MAX_ROWS = 20;
export const MAX_CARTONS = 100_000;

/** What is in the cartons, for the visitor's own overview and in the enquiry. */
export const MAX_NAME = 60;
const MAX_CURRENCY = 5;

const [box20gp, box40gp, box40hq] = containers;

/** A side in the unit of its row. `toCarton` checks inches against the limit in centimeters. */
const side = number("", {
  isExample: true,
  measure: { of: "length", unitField: "unit" },
  // A tenth of a millimeter. Smaller values are typing errors, and would make 10^18 cartons fit.
  min: 0.01,
  max: MAX_SIDE_CM,
});

const cartons = rows({
  shared: "cartons",
  linkKey: "r",
  columns: {
    length: side,
    width: side,
    height: side,
    weight: number("", {
      isExample: true,
      measure: { of: "weight", unitField: "unit" },
      min: 0,
      isMinExclusive: true,
      // The limit in pounds. `toCarton` checks kilograms against their own limit.
      max: MAX_CARTON_KG / KG_PER_POUND,
    }),
    cartons: number("", { isExample: true, min: 1, max: MAX_CARTONS, isWhole: true }),
    // Centimeters with kilograms, or inches with pounds.
    unit: choice("", { options: ["cm", "in"], default: "cm" }),
    name: text("", { maxLength: MAX_NAME, shared: "product" }),
  },
  separator: "x",
  max: MAX_ROWS,
  initial: [
    { length: "50", width: "40", height: "30", weight: "15", cartons: "40", unit: "cm", name: "" },
    { length: "80", width: "60", height: "50", weight: "22", cartons: "10", unit: "cm", name: "" },
  ],
  // New rows already have a unit.
  blankIf: ["length", "width", "height", "weight", "cartons"],
});

/** Of the landed cost, which has as many. */
export const MAX_PRODUCTS = 20;

const hasProducts = (_: GivenTexts, { rows: { products = [] } }: TypedForm) => products.length > 0;

/** What a list says of its products beside their cartons. */
const products = rows({
  linkKey: "g",
  columns: {
    productName: text("", { maxLength: MAX_NAME, shared: "product" }),
    productPieces: number("", { min: 1, max: 10_000_000, isWhole: true, isOptional: true }),
    productPrice: number("", { min: 0.0001, max: 1_000_000, isOptional: true }),
  },
  separator: ":",
  max: MAX_PRODUCTS,
  blankIf: ["productName", "productPieces", "productPrice"],
  when: hasProducts,
});

export type CartonTexts = Readonly<Record<keyof typeof cartons.columns, string>>;
export type ProductTexts = Readonly<Record<keyof typeof products.columns, string>>;

type Range = { min: number; max: number };

const divisor = { min: 3000, max: 7000 };
const kilogramsPerCbm = { min: 100, max: 2000 };
const minimumCbm = { min: 0, max: 10 };
const parcelKg = { min: 1, max: 1000 };
const parcelSide = { min: 10, max: 1000 };
const parcelGirth = { min: 10, max: 3000 };
const containerKg = { min: 1000, max: 40_000 };
const usableCbm = { min: 1, max: 100 };

/** What carriers and the makers of containers set: our values, which a visitor may change. */
const limits = {
  airDivisor: limit("da", carrierRules.airDivisor.value, divisor),
  courierDivisor: limit("dc", carrierRules.courierDivisor.value, divisor),
  usCourierDivisor: limit("du", carrierRules.usCourierDivisor.value, { min: 80, max: 200 }),
  roadKgPerCbm: limit("dt", carrierRules.roadKgPerCbm.value, kilogramsPerCbm),
  roadKgPerMeter: limit("dm", carrierRules.roadKgPerMeter.value, { min: 500, max: 5000 }),
  seaKgPerCbm: limit("ds", carrierRules.seaKgPerCbm.value, kilogramsPerCbm),
  seaMinimumCbm: limit("ms", carrierRules.seaMinimumCbm.value, minimumCbm),
  railKgPerCbm: limit("dr", carrierRules.railKgPerCbm.value, kilogramsPerCbm),
  railMinimumCbm: limit("mr", carrierRules.railMinimumCbm.value, minimumCbm),
  largePackageGirthCm: limit("ps", upsLargePackage.overGirthCm, parcelGirth),
  upsMaxKg: limit("pk", upsLimits.maxKg, parcelKg),
  upsMaxSideCm: limit("pl", upsLimits.maxSideCm, parcelSide),
  upsMaxGirthCm: limit("pg", upsLimits.maxGirthCm, parcelGirth),
  fedexMaxKg: limit("fk", fedexLimits.maxKg, parcelKg),
  fedexMaxSideCm: limit("fl", fedexLimits.maxSideCm, parcelSide),
  fedexMaxGirthCm: limit("fg", fedexLimits.maxGirthCm, parcelGirth),
  amazonUpsMaxKg: limit("ak", amazonUpsLimits.maxKg, parcelKg),
  amazonUpsMaxSideCm: limit("al", amazonUpsLimits.maxSideCm, parcelSide),
  amazonUpsMaxGirthCm: limit("ag", amazonUpsLimits.maxGirthCm, parcelGirth),
  payload20GP: limit("p20", box20gp.usualLimits.payloadKg, containerKg),
  usable20GP: limit("u20", box20gp.usualLimits.usableCbm, usableCbm),
  usRoad20GP: limit("w20", box20gp.usualLimits.usRoadKg, containerKg),
  payload40GP: limit("p40", box40gp.usualLimits.payloadKg, containerKg),
  usable40GP: limit("u40", box40gp.usualLimits.usableCbm, usableCbm),
  usRoad40GP: limit("w40", box40gp.usualLimits.usRoadKg, containerKg),
  payload40HQ: limit("p4h", box40hq.usualLimits.payloadKg, containerKg),
  usable40HQ: limit("u4h", box40hq.usualLimits.usableCbm, usableCbm),
  usRoad40HQ: limit("w4h", box40hq.usualLimits.usRoadKg, containerKg),
};

export const limitNames = Object.keys(limits).filter(isLimitName);

function isLimitName(name: string): name is keyof typeof limits {
  return Object.hasOwn(limits, name);
}

export const shipmentVolumeForm = defineForm({
  fields: {
    sideUp: choice("up", { options: ["any", "up"], default: "any" }),
    roadStacked: choice("rs", { options: ["yes", "no"], default: "yes" }),
    lclPerCbm: quote("ql"),
    lclFirstCbm: quote("q1"),
    lclOnce: quote("qo"),
    fclAllIn: quote("qf"),
    fclContainer: choice("qc", {
      options: [box20gp.type, box40gp.type, box40hq.type],
      default: box20gp.type,
    }),
    // Blank where the quotes are in the currency of the landed cost, whatever that is.
    quoteCurrency: text("qu", { maxLength: MAX_CURRENCY }),
    currency: text("cu", { maxLength: MAX_CURRENCY, shared: "currency", when: hasProducts }),
    ...limits,
  },
  rows: { cartons, products },
  words,
});

function limit(linkKey: string, usual: number, range: Range) {
  return number(linkKey, { default: String(usual), ...range });
}

function quote(linkKey: string) {
  return number(linkKey, { min: 0, isMinExclusive: true, max: 1_000_000, isOptional: true });
}
