import { containers, measures as words } from "@/content/tools/shipment-volume";
import { formatNumber, formatPlain } from "@/lib/numbers";
import { ceilWithTolerance, removeFloatError, roundHalfUp } from "@/lib/rounding";
import { CM_PER_INCH, KG_PER_POUND } from "@/lib/units";
import type { CartonRow } from "./cartons";
import type { CartonFit, ContainerUse } from "./container-fit";

export function formatCbm(cbm: number): string {
  return `${formatNumber(cbm, 3)} m³`;
}

/** The most that a number can be written with. */
const MAX_DECIMALS = 100;

/** Kilograms per cubic meter, of light goods with as many decimals as three digits need. */
export function formatDensity(kgPerCbm: number): string {
  const decimals = Math.min(Math.max(0, 2 - Math.floor(Math.log10(kgPerCbm))), MAX_DECIMALS);
  const text = formatNumber(kgPerCbm, decimals);
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}

/** A charged weight, which carriers round to halves: "1,080.0 kg". */
export function formatChargedKg(kg: number): string {
  return `${formatNumber(kg, 1)} kg`;
}

/** A number within a formula, with at most three decimals. */
export function formatStep(value: number): string {
  return formatPlain(roundHalfUp(value, 3));
}

/**
 * A share of one container with one decimal: "17.1%". What is over a full container never reads as
 * full, because it needs one container more.
 */
export function formatContainerShare(percent: number): string {
  const rounded = roundHalfUp(percent, 1);
  const containers = ceilWithTolerance(percent / 100);
  return `${formatNumber(ceilWithTolerance(rounded / 100) < containers ? rounded + 0.1 : rounded, 1)}%`;
}

export function formatCartons(count: number): string {
  return words.cartons(formatNumber(count));
}

/** Named as in the form, from 1: "carton 1" or "cartons 1, 2 and 5". */
export function nameRows(rows: readonly number[]): string {
  return words.cartonNumbers(rows.map((row) => row + 1));
}

/** For example "50 × 40 × 30". */
export function formatSides(sides: readonly number[]): string {
  return sides.map(formatPlain).join(" × ");
}

/** In the unit that was typed: "16.1 × 12 × 10 in". */
export function formatTypedSides({ sidesCm, units }: CartonRow): string {
  return units === "us"
    ? `${formatSides(sidesCm.map((cm) => removeFloatError(cm / CM_PER_INCH)))} in`
    : `${formatSides(sidesCm)} cm`;
}

/** The weight as typed, with the factor that converts pounds to kilograms: "8 lb × 0.45359237". */
export function explainTypedWeight({ kg, units }: CartonRow): string {
  return units === "us"
    ? `${formatPlain(removeFloatError(kg / KG_PER_POUND))} lb × ${KG_PER_POUND}`
    : `${formatPlain(kg)} kg`;
}

/** For example "265 cartons, room is the limit". */
export function formatFit({ count, limit }: CartonFit): string {
  return `${formatCartons(count)}, ${containers.limits[limit]}`;
}

export function formatNeeded({ needed, isAbout }: ContainerUse): string {
  return needed === null ? words.doesNotFit : formatContainers(needed, isAbout);
}

/** For example "2 containers", or "about 2 containers". */
export function formatContainers(needed: number, isAbout: boolean): string {
  const count = words.containers(formatNumber(needed));
  return isAbout ? words.about(count) : count;
}

export function formatContainerCount(needed: number, isAbout: boolean): string {
  return isAbout ? words.about(formatNumber(needed)) : formatNumber(needed);
}
