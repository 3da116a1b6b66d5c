import { formatNumber } from "@/lib/numbers";
import { roundHalfUp } from "@/lib/tools/rounding";

const TOLERANCE = 1e-9;

/** A value equal to the limit is not over it. */
export function isOver(value: number, limit: number): boolean {
  return value > limit + TOLERANCE;
}

/** Equal apart from floating-point errors of a conversion. */
export function isAtLimit(value: number, limit: number): boolean {
  return Math.abs(value - limit) <= TOLERANCE;
}

/** Formats with two decimals, or as many as it takes to tell the value from the limit. */
export function formatBesideLimit(value: number, limit: number): string {
  for (const decimals of [2, 3, 4, 5, 6]) {
    const isDistinct = roundHalfUp(value, decimals) !== roundHalfUp(limit, decimals);
    if (isDistinct || isAtLimit(value, limit)) return formatValue(value, decimals);
  }
  return formatValue(value, 9);
}

/** Formats the difference with enough decimals that it never shows as 0 unless it is. */
export function formatDifference(value: number, limit: number): string {
  const distance = Math.abs(value - limit);
  for (const decimals of [2, 3, 4, 5, 6]) {
    if (roundHalfUp(distance, decimals) > 0 || distance <= TOLERANCE)
      return formatValue(distance, decimals);
  }
  return formatValue(distance, 9);
}

/** Formats whole numbers without decimals, others with exactly `decimals`. */
export function formatValue(value: number, decimals: number): string {
  const rounded = roundHalfUp(value, decimals);
  return Number.isInteger(rounded) ? formatNumber(rounded) : formatNumber(rounded, decimals);
}
