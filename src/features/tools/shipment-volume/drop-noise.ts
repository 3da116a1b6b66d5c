/**
 * A product or sum without the noise of binary fractions: 16.1 x 2.54 is 40.894, as if typed. What
 * follows is then the same for inches and centimeters, also just at an edge.
 */
export function dropNoise(value: number, digits = 14): number {
  return Number(value.toPrecision(digits));
}
