import { counted } from "@/content/tools/amazon-carton-check";
import { formatNumber } from "@/lib/numbers";

/** For example "1 unit" or "1,000 units". */
export function formatUnitCount(count: number): string {
  return formatCount(count, counted.units);
}

/** The noun only, for a number that is displayed separately. */
export function nameUnits(count: number): string {
  return count === 1 ? counted.units.one : counted.units.many;
}

/** For example "1 carton" or "20 cartons". */
export function formatCartonCount(count: number): string {
  return formatCount(count, counted.cartons);
}

/** For example "1 layer" or "4 layers". */
export function formatLayerCount(count: number): string {
  return formatCount(count, counted.layers);
}

function formatCount(count: number, { one, many }: { one: string; many: string }): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
