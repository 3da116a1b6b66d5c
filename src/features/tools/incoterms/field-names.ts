import type { FieldNames } from "@/components/tools/report/field-names";
import { worksheet } from "@/content/tools/incoterms";
import type { IncotermsField } from "./form";
import { labelPlace } from "./label-place";

export const incotermsFieldNames: FieldNames<IncotermsField, never> = {
  field: (name, texts) => (name === "place" ? labelPlace(texts) : worksheet.questions[name].label),
};
