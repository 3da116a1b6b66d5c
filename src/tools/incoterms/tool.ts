import type { Tool } from "@/tools/engine/tool";
import { calculateIncoterms, type RuleAdvice } from "./calculate";
import { incotermsForm, type IncotermsField } from "./form";

export const incotermsTool: Tool<IncotermsField, never, RuleAdvice> = {
  key: "incoterms",
  form: incotermsForm,
  calculate: calculateIncoterms,
  loadReport: async () => (await import("./report")).incotermsReport,
};
