import { commonMessages } from "@/lib/tools/fields";
import type { FormDefinition } from "@/lib/tools/form-state";
import { aqls, levels, severities } from "./aql-tables";

export const NONE_ALLOWED = "none";

export const criticalOptions = [NONE_ALLOWED, ...aqls] as const;

const message = "Choose an AQL from the list";

export const aqlSamplingForm = {
  fields: {
    lot: {
      kind: "number",
      key: "lot",
      isExample: true,
      min: 2,
      max: 1_000_000_000,
      isWhole: true,
      message: "Enter a whole number of pieces, 2 or more",
      tooLargeMessage: "Enter a lot of 1,000,000,000 pieces or fewer",
    },
    level: { kind: "choice", key: "lv", options: levels, message: commonMessages.choice },
    severity: { kind: "choice", key: "s", options: severities, message: commonMessages.choice },
    critical: { kind: "choice", key: "cr", options: criticalOptions, message },
    major: { kind: "choice", key: "ma", options: aqls, message },
    minor: { kind: "choice", key: "mi", options: aqls, message },
    defective: {
      kind: "number",
      key: "p",
      min: 0,
      max: 100,
      message: "Enter a percentage from 0 to 100",
    },
  },
  getDefaults: () => ({
    lot: "1,000",
    level: "II",
    severity: "normal",
    critical: NONE_ALLOWED,
    major: "2.5",
    minor: "4.0",
    defective: "4",
  }),
  rows: null,
} satisfies FormDefinition<
  "lot" | "level" | "severity" | "critical" | "major" | "minor" | "defective",
  never
>;

export type AqlField = keyof typeof aqlSamplingForm.fields;
