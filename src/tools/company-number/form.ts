import { companyNumber } from "@/config/site";
import { form as words } from "@/content/tools/company-number";
import { defineForm } from "@/tools/engine/form/define-form";
import { text } from "@/tools/engine/form/field-kinds";

export const companyNumberForm = defineForm({
  fields: { number: text("n", { default: companyNumber, isExample: true, maxLength: 60 }) },
  rows: {},
  words,
});
