import type { FieldNames } from "@/components/tools/tool";
import { worksheet } from "@/content/tools/incoterms";
import type { IncotermsField } from "./form";

export const incotermsFieldNames: FieldNames<IncotermsField, never> = {
  field: (name) => worksheet.questions[name].label,
};
