import { readTypedNumber } from "@/lib/typed-number";
import { toMetricUnits, toUsUnits } from "@/lib/units";
import type { Field } from "./fields";

type Texts = Readonly<Record<string, string>>;

/**
 * The texts after a unit field has changed: every number in that unit is converted, so that it
 * measures the same as before. Text that is not a number stays as typed.
 */
export function convertMeasures(
  fields: Readonly<Record<string, Field>>,
  before: Texts,
  after: Texts,
  unitField: string,
): Texts {
  const toUs = isUsUnit(after[unitField]);
  if (isUsUnit(before[unitField]) === toUs) return after;
  const convert = toUs ? toUsUnits : toMetricUnits;
  const texts: Record<string, string> = { ...after };
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== "number" || field.measure?.unitField !== unitField) continue;
    const typed = readTypedNumber(texts[name] ?? "");
    if (typed.ok) texts[name] = String(convert(typed.value, field.measure.of));
  }
  return texts;
}

function isUsUnit(unit: string | undefined): boolean {
  return unit === "in" || unit === "lb";
}
