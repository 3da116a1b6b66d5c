import type { ToolReport } from "@/tools/engine/report/tool-report";
import type { AqlSampling } from "./calculate";
import { aqlFieldNames } from "./field-names";
import type { AqlField } from "./form";
import { announceAqlSampling, summarizeAqlSampling } from "./summary";

export const aqlReport: ToolReport<AqlField, never, AqlSampling> = {
  names: aqlFieldNames,
  announce: announceAqlSampling,
  summarize: summarizeAqlSampling,
};
