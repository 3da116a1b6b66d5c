/** A share as a CSS percentage, for bars drawn to scale. */
export function cssPercent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(2)}%`;
}
