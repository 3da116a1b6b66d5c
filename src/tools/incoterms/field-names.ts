import type { FieldNames } from "@/tools/engine/report/field-names";
import { worksheet } from "@/content/tools/incoterms";
import type { IncotermsField } from "./form";
import { getPlaceLabel } from "./place-label";

export const incotermsFieldNames: FieldNames<IncotermsField, never> = {
  field: (name, texts) =>
    name === "place" ? getPlaceLabel(texts) : worksheet.questions[name].label,
};
