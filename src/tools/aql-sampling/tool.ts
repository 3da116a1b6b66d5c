import type { Tool } from "@/tools/engine/tool";
import { calculateAqlSampling, type AqlSampling } from "./calculate";
import { aqlSamplingForm, type AqlField } from "./form";

export const aqlSamplingTool: Tool<AqlField, never, AqlSampling> = {
  key: "aqlSampling",
  form: aqlSamplingForm,
  calculate: calculateAqlSampling,
  loadReport: async () => (await import("./report")).aqlReport,
};
