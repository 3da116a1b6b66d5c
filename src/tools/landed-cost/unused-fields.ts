import { isSameValue, type FieldTexts } from "@/lib/tools/fields";
import { paysOrigin, priceIncludes } from "@/lib/trade/incoterms";
import { readSelection } from "./selection";
import { landedCostForm, usFeeFields, type LandedCostField } from "./form";

const usFields: readonly LandedCostField[] = ["entryDate", ...usFeeFields];

/** What the seller pays under DDP. */
const importFields: readonly LandedCostField[] = [
  "customsBasis",
  "freight",
  "insuranceKind",
  "insurancePercent",
  "insuranceAmount",
  "duty",
  "processingFee",
  "destinationCharges",
  "delivery",
  "canReclaim",
  ...usFields,
];

/** The fields that do not apply to what is selected. They are neither shown nor read. */
export function listUnusedFields(texts: FieldTexts<LandedCostField>): LandedCostField[] {
  const { destination, incoterm } = readSelection({ texts, rows: [] });
  const unused = new Set<LandedCostField>(incoterm === "DDP" ? importFields : []);
  if (!paysOrigin(incoterm)) unused.add("originCharges");
  if (isSameValue(landedCostForm.fields.feePercent, texts.feePercent, "0"))
    unused.add("feeMinimum");
  if (destination.code !== "other") unused.add("customsBasis");
  if (!destination.processingFee) unused.add("processingFee");
  if (destination.code !== "US") for (const name of usFields) unused.add(name);
  if (texts.mode !== "sea") unused.add("hmfPercent");
  const isInsured = priceIncludes(incoterm, "insurance");
  if (isInsured) unused.add("insuranceKind");
  unused.add(
    isInsured || texts.insuranceKind === "amount" ? "insurancePercent" : "insuranceAmount",
  );
  return [...unused];
}
