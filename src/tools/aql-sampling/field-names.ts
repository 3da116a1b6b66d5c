import type { FieldNames } from "@/tools/engine/report/field-names";
import { worksheet } from "@/content/tools/aql-sampling";
import type { AqlField } from "./form";

export const aqlFieldNames: FieldNames<AqlField, never> = {
  field: (name) => worksheet.fields[name].label,
};
