import type { FieldCopy } from "@/tools/engine/field-cell";
import { ratesDisclosure as words } from "@/content/tools/landed-cost";
import { isSameValue } from "@/lib/tools/fields";
import { landedCostForm, usFeeFields, type LandedCostField, type LandedCostState } from "./form";

/** Fields with rates that we maintain. All others hold the visitor's own figures. */
export const ourRates: readonly LandedCostField[] = [
  "vat",
  "processingFee",
  ...usFeeFields,
  "feePercent",
  "feeMinimum",
];

/**
 * The copy of a field for the figure that is in it. A hint says where our rate comes from, which is
 * untrue of a rate that somebody typed.
 */
export function describeRate(
  name: LandedCostField,
  copy: FieldCopy,
  { texts }: LandedCostState,
  today: string,
): FieldCopy {
  const hasNoVatRate = name === "vat" && texts.destination === "other";
  if (!ourRates.includes(name) || hasNoVatRate) return copy;
  const ours = landedCostForm.getDefaults(texts, today)[name];
  const isOurs = isSameValue(landedCostForm.fields[name], texts[name], ours);
  return isOurs ? copy : { ...copy, hint: words.ownFigure(ours) };
}
