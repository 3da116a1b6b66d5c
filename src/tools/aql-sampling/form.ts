import { form as words } from "@/content/tools/aql-sampling";
import { defineForm } from "@/tools/engine/form/define-form";
import { choice, number } from "@/tools/engine/form/field-kinds";
import { aqls, levels, severities } from "./aql-tables";

export const NONE_ALLOWED = "none";

export const aqlForm = defineForm({
  fields: {
    lot: number("lot", {
      default: "1,000",
      isExample: true,
      shared: "pieces",
      min: 2,
      max: 1_000_000_000,
      isWhole: true,
    }),
    level: choice("lv", { options: levels, isSelfNamed: true, default: "II" }),
    severity: choice("s", { options: severities, default: "normal" }),
    critical: choice("cr", {
      options: [NONE_ALLOWED, ...aqls],
      isSelfNamed: true,
      default: NONE_ALLOWED,
    }),
    major: choice("ma", { options: aqls, isSelfNamed: true, default: "2.5" }),
    minor: choice("mi", { options: aqls, isSelfNamed: true, default: "4.0" }),
    // The assumed share of defective pieces in the lot, in percent.
    defective: number("p", { default: "4", min: 0, max: 100 }),
  },
  rows: {},
  words,
});
