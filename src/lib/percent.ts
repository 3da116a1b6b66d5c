/** A part of a whole as a CSS length, for a bar drawn to scale. */
export function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(2)}%`;
}
