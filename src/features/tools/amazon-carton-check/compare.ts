import { formatNumber } from "@/lib/tools/format";
import { roundHalfUp } from "@/lib/tools/rounding";

const NOISE = 1e-9;

/** Equal is not over. */
export function isOver(value: number, limit: number): boolean {
  return value > limit + NOISE;
}

/** But for the noise of a conversion. */
export function isAt(value: number, limit: number): boolean {
  return Math.abs(value - limit) <= NOISE;
}

/** Two decimals, or as many as it takes to tell a value from the limit that it misses. */
export function showBeside(value: number, limit: number): string {
  for (const decimals of [2, 3, 4, 5, 6]) {
    const isTold = roundHalfUp(value, decimals) !== roundHalfUp(limit, decimals);
    if (isTold || isAt(value, limit)) return show(value, decimals);
  }
  return show(value, 9);
}

/** How far apart, never shown as nothing where there is something. */
export function showDistance(value: number, limit: number): string {
  const distance = Math.abs(value - limit);
  for (const decimals of [2, 3, 4, 5, 6]) {
    if (roundHalfUp(distance, decimals) > 0 || distance <= NOISE) return show(distance, decimals);
  }
  return show(distance, 9);
}

/** With two decimals at least where it is no whole number. */
export function show(value: number, decimals: number): string {
  const rounded = roundHalfUp(value, decimals);
  return Number.isInteger(rounded) ? formatNumber(rounded) : formatNumber(rounded, decimals);
}
