/** Both exact, by the international yard and pound agreement of 1959. */
export const CM_PER_INCH = 2.54;
export const KG_PER_POUND = 0.45359237;

export type UnitSystem = "metric" | "us";

export type Dimension = "length" | "weight";

/** In centimeters and kilograms. */
const US_UNITS: Record<Dimension, number> = { length: CM_PER_INCH, weight: KG_PER_POUND };

/**
 * Most inches and pounds that stand for a metric figure never end: they are cut after so many
 * decimals at least, which tells them from figures that somebody has typed.
 */
const CUT_DECIMALS = 5;

/** Digits of a product of binary fractions that can be relied on, and of a quotient of such ones. */
const PRODUCT_DIGITS = 15;
const QUOTIENT_DIGITS = 13;

/** @param value centimeters or kilograms */
export function toUsUnits(value: number, dimension: Dimension): number {
  const quotient = Number((value / US_UNITS[dimension]).toPrecision(QUOTIENT_DIGITS));
  let decimals = Math.max(CUT_DECIMALS, countDecimals(value) + 1);
  // A cut behind a zero would look like a figure with fewer decimals.
  while (countDecimals(quotient) > decimals && quotient.toFixed(decimals).endsWith("0")) decimals++;
  return Number(quotient.toFixed(decimals));
}

/**
 * Inches as centimeters, pounds as kilograms. A figure that `toUsUnits` has cut is read as the
 * shortest that it can be made from: 23.62205 in are 60 cm, and not 60.000007, which a courier
 * would round up to 61.
 */
export function toMetricUnits(value: number, dimension: Dimension): number {
  const exact = Number((value * US_UNITS[dimension]).toPrecision(PRODUCT_DIGITS));
  const cutDecimals = countDecimals(value);
  if (cutDecimals < CUT_DECIMALS) return exact;
  for (let decimals = 0; decimals < cutDecimals; decimals++) {
    const rounded = Number(exact.toFixed(decimals));
    if (toUsUnits(rounded, dimension) === value) return rounded;
  }
  return exact;
}

export function toCentimeters(length: number, units: UnitSystem): number {
  return units === "us" ? toMetricUnits(length, "length") : length;
}

export function toKilograms(weight: number, units: UnitSystem): number {
  return units === "us" ? toMetricUnits(weight, "weight") : weight;
}

/** Of the shortest text for it. */
function countDecimals(value: number): number {
  const [, decimals = ""] = String(value).split(".");
  return decimals.length;
}
