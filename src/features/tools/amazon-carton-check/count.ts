import { counted } from "@/content/tools/amazon-carton-check";
import { formatNumber } from "@/lib/tools/format";

/** "1 unit", "1,000 units" */
export function countUnits(count: number): string {
  return countThings(count, counted.units);
}

/** The word alone, beside a figure set by itself. */
export function nameUnits(count: number): string {
  return count === 1 ? counted.units.one : counted.units.many;
}

/** "1 carton", "20 cartons" */
export function countCartons(count: number): string {
  return countThings(count, counted.cartons);
}

/** "1 layer", "4 layers" */
export function countLayers(count: number): string {
  return countThings(count, counted.layers);
}

function countThings(count: number, { one, many }: { one: string; many: string }): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
