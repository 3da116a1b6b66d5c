/** Both are exact by the international yard and pound agreement of 1959. */
export const CM_PER_INCH = 2.54;
export const KG_PER_POUND = 0.45359237;

export type UnitSystem = "metric" | "us";

export type Dimension = "length" | "weight";

/** The size of one US unit in centimeters or kilograms. */
const US_UNITS: Record<Dimension, number> = { length: CM_PER_INCH, weight: KG_PER_POUND };

/**
 * Most metric values have endless decimals in inches or pounds. Rounded ones keep at least this
 * many decimals, which tells them from numbers that somebody has typed.
 */
const MIN_ROUNDED_DECIMALS = 5;

/** Significant digits that are reliable after a floating-point multiplication or division. */
const PRODUCT_DIGITS = 15;
const QUOTIENT_DIGITS = 13;

/** Converts centimeters to inches, or kilograms to pounds. */
export function toUsUnits(value: number, dimension: Dimension): number {
  const quotient = Number((value / US_UNITS[dimension]).toPrecision(QUOTIENT_DIGITS));
  let decimals = Math.max(MIN_ROUNDED_DECIMALS, countDecimals(value) + 1);
  // A rounded number that ends in zero would look like one with fewer decimals.
  while (countDecimals(quotient) > decimals && quotient.toFixed(decimals).endsWith("0")) decimals++;
  return Number(quotient.toFixed(decimals));
}

/**
 * Converts inches to centimeters, or pounds to kilograms. Undoes the rounding of `toUsUnits`:
 * 23.62205 in is 60 cm, and not 60.000007 cm, which a courier would round up to 61.
 */
export function toMetricUnits(value: number, dimension: Dimension): number {
  const exact = Number((value * US_UNITS[dimension]).toPrecision(PRODUCT_DIGITS));
  // A rounded number can have fewer decimals: 64149.461 kg is 141425.3529 lb in all 13 digits.
  const maxDecimals = Math.max(MIN_ROUNDED_DECIMALS, countDecimals(value));
  for (let decimals = 0; decimals < maxDecimals; decimals++) {
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

/** The decimals of the number's shortest text. */
function countDecimals(value: number): number {
  const [, decimals = ""] = String(value).split(".");
  return decimals.length;
}
