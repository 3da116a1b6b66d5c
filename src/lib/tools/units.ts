/** Both exact, by the international yard and pound agreement of 1959. */
export const CM_PER_INCH = 2.54;
export const KG_PER_POUND = 0.45359237;

export type UnitSystem = "metric" | "us";

export function toCentimeters(length: number, units: UnitSystem): number {
  return units === "us" ? length * CM_PER_INCH : length;
}

export function toKilograms(weight: number, units: UnitSystem): number {
  return units === "us" ? weight * KG_PER_POUND : weight;
}
