import type { Fields, FieldTexts } from "./fields";
import { readTypedNumber } from "./typed-number";
import { toMetricUnits, toUsUnits, type Dimension, type UnitSystem } from "./units";

/**
 * The field texts after a unit field has changed: every number in that unit is converted, so that
 * it measures the same as before. Text that is not a number stays as typed.
 */
export function convertMeasures<Name extends string>(
  fields: Fields<Name>,
  before: FieldTexts<Name>,
  after: FieldTexts<Name>,
  unitField: Name,
): FieldTexts<Name> {
  const from = systemOf(before[unitField]);
  const to = systemOf(after[unitField]);
  if (from === to) return after;
  const texts: Record<Name, string> = { ...after };
  for (const name in texts) {
    const field = fields[name];
    if (field.kind === "number" && field.measure?.unitField === unitField)
      texts[name] = convert(texts[name], field.measure.of, to);
  }
  return texts;
}

function systemOf(unit: string): UnitSystem {
  return unit === "in" || unit === "lb" ? "us" : "metric";
}

function convert(text: string, of: Dimension, to: UnitSystem): string {
  const typed = readTypedNumber(text);
  if (!typed.ok) return text;
  return String(to === "us" ? toUsUnits(typed.value, of) : toMetricUnits(typed.value, of));
}
