import type { Tool } from "@/components/tools/tool";
import { calculateIncoterms, type RuleAdvice } from "./calculate";
import { incotermsForm, type IncotermsField } from "./form";
import { announceIncoterms, summarizeIncoterms } from "./summary";

export const incotermsTool: Tool<IncotermsField, never, RuleAdvice> = {
  key: "incoterms",
  form: incotermsForm,
  loadFieldNames: async () => (await import("./field-names")).incotermsFieldNames,
  calculate: calculateIncoterms,
  announce: announceIncoterms,
  summarize: summarizeIncoterms,
};
