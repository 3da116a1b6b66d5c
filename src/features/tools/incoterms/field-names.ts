import type { FieldNames } from "@/components/tools/notices/field-names";
import { worksheet } from "@/content/tools/incoterms";
import type { IncotermsField } from "./form";

export const incotermsFieldNames: FieldNames<IncotermsField, never> = {
  field: (name) => worksheet.questions[name].label,
};
