import { formatNumber } from "@/lib/tools/format";
import { roundHalfUp } from "@/lib/tools/rounding";

const NOISE = 1e-9;

/** A value equal to the limit is not over it. */
export function isOver(value: number, limit: number): boolean {
  return value > limit + NOISE;
}

/** Equal apart from floating-point errors of a conversion. */
export function isAt(value: number, limit: number): boolean {
  return Math.abs(value - limit) <= NOISE;
}

/** Formats with two decimals, or as many as it takes to tell the value from the limit. */
export function showBeside(value: number, limit: number): string {
  for (const decimals of [2, 3, 4, 5, 6]) {
    const isTold = roundHalfUp(value, decimals) !== roundHalfUp(limit, decimals);
    if (isTold || isAt(value, limit)) return show(value, decimals);
  }
  return show(value, 9);
}

/** Formats the difference with enough decimals that it never shows as 0 unless it is. */
export function showDistance(value: number, limit: number): string {
  const distance = Math.abs(value - limit);
  for (const decimals of [2, 3, 4, 5, 6]) {
    if (roundHalfUp(distance, decimals) > 0 || distance <= NOISE) return show(distance, decimals);
  }
  return show(distance, 9);
}

/** Formats whole numbers without decimals, others with exactly `decimals`. */
export function show(value: number, decimals: number): string {
  const rounded = roundHalfUp(value, decimals);
  return Number.isInteger(rounded) ? formatNumber(rounded) : formatNumber(rounded, decimals);
}
