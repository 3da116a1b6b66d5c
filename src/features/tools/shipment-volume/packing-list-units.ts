import { readTypedNumber } from "@/lib/tools/typed-number";
import { CM_PER_INCH, KG_PER_POUND, type UnitSystem } from "@/lib/tools/units";

/** A unit as packing lists write it, and how many centimeters or kilograms it is. */
export type ListUnit = { name: RegExp; size: number; system: UnitSystem };

/** "In" comes last: "length in cm" has it too. */
export const lengthUnits: readonly ListUnit[] = [
  { name: /\bcms?\b/i, size: 1, system: "metric" },
  { name: /\bmm\b/i, size: 0.1, system: "metric" },
  { name: /\bm\b/i, size: 100, system: "metric" },
  { name: /\b(ft|feet|foot)\b/i, size: 12 * CM_PER_INCH, system: "us" },
  { name: /["”]|\b(in|inch|inches)\b/i, size: CM_PER_INCH, system: "us" },
];

export const weightUnits: readonly ListUnit[] = [
  { name: /\bkgs?\b/i, size: 1, system: "metric" },
  { name: /\b(lbs?|pounds?)\b/i, size: KG_PER_POUND, system: "us" },
  { name: /\b(oz|ounces?)\b/i, size: KG_PER_POUND / 16, system: "us" },
  // Not the G of G.W.
  { name: /\bg\b(?!\W*w)/i, size: 0.001, system: "metric" },
];

/** "Cartons" and its like, which change nothing. */
export const countUnits: readonly ListUnit[] = [
  { name: /\b(ctns?|cartons?|boxes|pkgs?|pcs)\b/i, size: 1, system: "metric" },
];

/** What a form counts in, with a unit of the same kind as the list's. */
export const lengthSizes = { metric: 1, us: CM_PER_INCH } as const;
export const weightSizes = { metric: 1, us: KG_PER_POUND } as const;

/** A cell's figure as text, and the unit it names. */
export type Measure = { text: string; unit: ListUnit | null };

export function findUnit(units: readonly ListUnit[], text: string): ListUnit | null {
  return units.find(({ name }) => name.test(text)) ?? null;
}

/** "60 cm" as 60 and cm. What cannot be read stays as it is, for the field to refuse. */
export function readMeasure(cell: string, units: readonly ListUnit[]): Measure {
  const [, figure = cell, written = ""] = /^([\d.,+-]+)\s*([a-z"”]+)\.?$/i.exec(cell) ?? [];
  const unit = findUnit(units, written);
  return unit ? { text: figure, unit } : { text: cell, unit: null };
}

/** The figure in units of another size, as it would be typed. */
export function convertMeasure({ text, unit }: Measure, size: number): string {
  const factor = unit ? unit.size / size : 1;
  const typed = readTypedNumber(text);
  if (factor === 1 || !typed.ok) return text;
  return String(Number((typed.value * factor).toPrecision(12)));
}
