import { formatNumber } from "@/lib/tools/format";
import { roundHalfUp } from "@/lib/tools/rounding";
import { CM_PER_INCH, KG_PER_POUND } from "@/lib/tools/units";
import { dropNoise } from "./drop-noise";
import type { CartonFit, ContainerUse, FitLimit } from "./container-fit";
import type { CartonRow } from "./read-input";

/** Digits behind these are noise of binary fractions. */
const MAX_DIGITS = 15;

/** A figure as it stands, with up to six decimals: as many as a large one can hold. */
export function formatFigure(value: number): string {
  const wholeDigits = Math.trunc(value).toString().length;
  const decimals = Math.min(Math.max(MAX_DIGITS - wholeDigits, 1), 6);
  return formatNumber(value, decimals).replace(/\.?0+$/, "");
}

export function formatCbm(cbm: number): string {
  return `${formatNumber(cbm, 3)} m³`;
}

/** A weight as charged, in halves: "1,080.0 kg". */
export function formatChargedKg(kg: number): string {
  return `${formatNumber(kg, 1)} kg`;
}

/** A figure within a formula, to three decimals at most. */
export function formatStep(value: number): string {
  return formatFigure(roundHalfUp(value, 3));
}

export function formatShare(percent: number): string {
  return `${formatNumber(roundHalfUp(percent, 1), 1)}%`;
}

export function formatCartons(count: number): string {
  return count === 1 ? "1 carton" : `${formatNumber(count)} cartons`;
}

/** As the form numbers its rows. */
export function nameRow(row: number): string {
  return `Carton ${row + 1}`;
}

/** "carton 1", "cartons 1, 2 and 5" */
export function nameRows(rows: readonly number[]): string {
  const numbers = rows.map((row) => row + 1);
  const last = numbers.pop();
  return numbers.length > 0 ? `cartons ${numbers.join(", ")} and ${last}` : `carton ${last}`;
}

/** "50 × 40 × 30" */
export function formatSides(sides: readonly number[]): string {
  return sides.map(formatFigure).join(" × ");
}

/** As typed: "16.1 × 12 × 10 in". */
export function formatTypedSides({ sidesCm, units }: CartonRow): string {
  return units === "us"
    ? `${formatSides(sidesCm.map((cm) => dropNoise(cm / CM_PER_INCH)))} in`
    : `${formatSides(sidesCm)} cm`;
}

/** As typed: "8 lb". */
export function formatTypedWeight({ kg, units }: CartonRow): string {
  return units === "us"
    ? `${formatFigure(dropNoise(kg / KG_PER_POUND))} lb`
    : `${formatFigure(kg)} kg`;
}

/** As typed, pounds with what makes them kilograms: "8 lb × 0.45359237". */
export function explainTypedWeight(carton: CartonRow): string {
  const factor = carton.units === "us" ? ` × ${KG_PER_POUND}` : "";
  return formatTypedWeight(carton) + factor;
}

const limitWords = {
  space: "space is the limit",
  weight: "weight is the limit",
  door: "too high for the door",
  size: "too large for the inside",
} as const satisfies Record<FitLimit, string>;

/** "255 cartons, space is the limit" */
export function formatFit({ count, limit }: CartonFit): string {
  return `${formatCartons(count)}, ${limitWords[limit]}`;
}

export function formatNeeded({ needed }: ContainerUse): string {
  if (needed === null) return "does not fit";
  return needed === 1 ? "1 container" : `${formatNumber(needed)} containers`;
}
