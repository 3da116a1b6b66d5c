import type { Tool } from "@/components/tools/tool";
import { calculateAqlSampling, type AqlSampling } from "./calculate";
import { aqlSamplingForm, type AqlField } from "./form";
import { announceAqlSampling, summarizeAqlSampling } from "./summary";

export const aqlSamplingTool: Tool<AqlField, never, AqlSampling> = {
  key: "aqlSampling",
  form: aqlSamplingForm,
  loadFieldNames: async () => (await import("./field-names")).aqlFieldNames,
  calculate: calculateAqlSampling,
  announce: announceAqlSampling,
  summarize: summarizeAqlSampling,
};
