/** Tolerance for floating-point errors: 8.3 × 2 has to fit into 16.6. */
const TOLERANCE = 1e-9;

export function floorWithTolerance(value: number): number {
  return Math.floor(value + TOLERANCE);
}

export function ceilWithTolerance(value: number): number {
  return Math.ceil(value - TOLERANCE);
}

/** A value equal to the limit is not over it. */
export function isOver(value: number, limit: number): boolean {
  return value > limit + TOLERANCE;
}

/** Equal apart from floating-point errors of a conversion. */
export function isAtLimit(value: number, limit: number): boolean {
  return Math.abs(value - limit) <= TOLERANCE;
}

/** Rounds halves up: 2.5 is 3. */
export function roundHalfUp(value: number, decimals = 0): number {
  const factor = 10 ** decimals;
  return floorWithTolerance(value * factor + 0.5) / factor;
}

/** Rounds up to a multiple of `step`, as carriers round weights: 15.1 in steps of 0.5 is 15.5. */
export function ceilToStep(value: number, step: number): number {
  return ceilWithTolerance(value / step) * step;
}

/**
 * Removes the floating-point error of a product or sum: 16.1 × 2.54 becomes 40.894. Inches and
 * centimeters then give the same results, even exactly at a limit.
 */
export function removeFloatError(value: number, digits = 14): number {
  return Number(value.toPrecision(digits));
}
