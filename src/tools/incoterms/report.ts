import type { ToolReport } from "@/tools/engine/report/tool-report";
import type { RuleAdvice } from "./calculate";
import { incotermsFieldNames } from "./field-names";
import type { IncotermsField } from "./form";
import { announceIncoterms, summarizeIncoterms } from "./summary";

export const incotermsReport: ToolReport<IncotermsField, never, RuleAdvice> = {
  names: incotermsFieldNames,
  announce: announceIncoterms,
  summarize: summarizeIncoterms,
};
