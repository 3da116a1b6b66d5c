import { worksheet as words } from "@/content/tools/shipment-volume";
import { toolWords } from "@/content/tools/shared";
import { readCarton } from "./cartons";
import { sumVolumeCm3, toCbm } from "./charges";
import { shipmentVolumeForm, type CartonTexts } from "./form";
import { formatCartons, formatCbm } from "./wording";

const openFields = Object.keys(readCarton(shipmentVolumeForm.rows.empty).errors).length;

/** What a row comes to, or how many of its fields lack a valid entry. */
export function describeRow(texts: CartonTexts): string {
  const { carton, errors } = readCarton(texts);
  const count = Object.keys(errors).length;
  if (count === openFields) return words.rowOpen;
  if (count > 0) return toolWords.fieldsToCorrect(count);
  return words.rowDetail(formatCartons(carton.count), formatCbm(toCbm(sumVolumeCm3([carton]))));
}
