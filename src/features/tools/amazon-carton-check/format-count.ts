import { counted } from "@/content/tools/amazon-carton-check";
import { formatNumber } from "@/lib/tools/format";

/** For example "1 unit" or "1,000 units". */
export function countUnits(count: number): string {
  return countThings(count, counted.units);
}

/** The noun only, for a number that is displayed separately. */
export function nameUnits(count: number): string {
  return count === 1 ? counted.units.one : counted.units.many;
}

/** For example "1 carton" or "20 cartons". */
export function countCartons(count: number): string {
  return countThings(count, counted.cartons);
}

/** For example "1 layer" or "4 layers". */
export function countLayers(count: number): string {
  return countThings(count, counted.layers);
}

function countThings(count: number, { one, many }: { one: string; many: string }): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
