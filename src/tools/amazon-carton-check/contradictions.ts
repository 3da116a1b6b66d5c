import { contradictions as words } from "@/content/tools/amazon-carton-check";
import { formatPlain } from "@/lib/numbers";
import { findFieldError } from "@/lib/tools/fields";
import type { FormState } from "@/lib/tools/form-state";
import type { CartonCheck } from "./check-carton";
import { isOver } from "./compare";
import { formatCartonCount, formatUnitCount } from "./format-count";
import { amazonCartonForm, type CartonField } from "./form";
import { readTyped } from "./read-input";

/** Warnings about fields that contradict each other, with both values as typed. */
export function findContradictions(
  { texts, exampleKeys }: FormState<CartonField, never>,
  { isSingle, pallet, weight }: CartonCheck,
): string[] {
  const goods = pallet.cartons === null ? null : pallet.cartons * weight;
  const length = (name: CartonField) =>
    `${formatPlain(readTyped(texts[name]))} ${texts.lengthUnit}`;
  const weigh = (value: number) => `${formatPlain(value)} ${texts.weightUnit}`;
  const warnings: string[] = [];
  // The units of the example are nobody's entry.
  const hasOwnUnits = !exampleKeys?.includes("units");
  if (isSingle && hasOwnUnits && !isOneOrBlank(texts.units))
    warnings.push(words.single(writeUnits(texts.units)));
  if (
    pallet.stackedHeight !== null &&
    pallet.height !== null &&
    !isOver(pallet.stackedHeight, pallet.height)
  )
    warnings.push(words.stacked(length("twoStacked"), length("stackHeight")));
  if (
    pallet.cartons !== null &&
    pallet.weight !== null &&
    goods !== null &&
    isOver(goods, pallet.weight)
  ) {
    const carton = readTyped(texts.weight);
    warnings.push(
      words.pallet({
        pallet: weigh(readTyped(texts.stackWeight)),
        cartons: formatCartonCount(pallet.cartons),
        carton: weigh(carton),
        goods: weigh(pallet.cartons * carton),
      }),
    );
  }
  return warnings;
}

function isOneOrBlank(text: string): boolean {
  return text.trim() === "" || readTyped(text) === 1;
}

/** For example "20 units", or “2.5” if it is no number of units. */
function writeUnits(text: string): string {
  const isCount = findFieldError(amazonCartonForm.fields.units, text) === null;
  return isCount ? formatUnitCount(readTyped(text)) : `“${text.trim()}”`;
}
