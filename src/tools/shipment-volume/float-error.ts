/**
 * Removes the floating-point error of a product or sum: 16.1 × 2.54 becomes 40.894. Inches and
 * centimeters then give the same results, even exactly at a limit.
 */
export function removeFloatError(value: number, digits = 14): number {
  return Number(value.toPrecision(digits));
}
