import type { Tool } from "@/components/tools/tool";
import { calculateAqlSampling, type AqlSampling } from "./calculate";
import { aqlFieldNames } from "./field-names";
import { aqlSamplingForm, type AqlField } from "./form";
import { announceAqlSampling, summarizeAqlSampling } from "./summary";

export const aqlSamplingTool: Tool<AqlField, never, AqlSampling> = {
  key: "aqlSampling",
  form: aqlSamplingForm,
  names: aqlFieldNames,
  calculate: calculateAqlSampling,
  announce: announceAqlSampling,
  summarize: summarizeAqlSampling,
};
