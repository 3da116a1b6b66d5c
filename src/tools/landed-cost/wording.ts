import { nameInSentence } from "@/content/tools/destinations";
import * as words from "@/content/tools/landed-cost-steps";
import { formatCents, formatNumber, formatPercent } from "@/lib/numbers";
import { cutDown } from "@/tools/engine/costs/decimal-math";
import { findRounding } from "@/tools/engine/costs/import-costs";
import type { CostInput } from "./to-entry";

/** Two decimals, or four if under 1.00. */
export function formatUnitCost(cost: number): string {
  return formatPart(cost, cost);
}

/** A part of a unit cost, with as many decimals as `formatUnitCost` gives the whole. */
export function formatPart(part: number, cost: number): string {
  return formatNumber(part, cost < 1 ? 4 : 2);
}

/** Formats tenths of a percent: 682 is "68.2%". */
export function formatShare(tenths: number): string {
  return `${formatNumber(tenths / 10, 1)}%`;
}

/** For example "10% of 6,000.00". */
export function describePercent(percent: number, cents: number): string {
  return words.percentOf(formatPercent(percent), formatCents(cents));
}

/** What customs charge a percentage on, which some of them cut down. */
export function cutBase(input: CostInput, cents: number): number {
  const rounding = findRounding(input);
  return rounding ? cutDown(cents, rounding.base) : cents;
}

/** A charge of customs, which some of them cut down as well. */
export function describeCharge(input: CostInput, percent: number, cents: number, basis = "") {
  const rounding = findRounding(input);
  const part = describePercent(percent, cutBase(input, cents));
  const text = basis === "" ? part : words.lines.ofCustomsValue(part, basis);
  return rounding ? words.cutToWhole(text, formatNumber(rounding.charge)) : text;
}

/** For example "freight 900.00". */
export function describeAmount(name: string, cents: number): string {
  return `${name} ${formatCents(cents)}`;
}

/** For example "by sea to the United States". */
export function describeRoute({ mode, destination }: CostInput): string {
  return words.route(mode, nameInSentence(destination.code));
}
