import type { Tool } from "@/components/tools/tool";
import { calculateAmazonCarton } from "./calculate";
import type { CartonCheck } from "./check-carton";
import { amazonCartonForm, type CartonField } from "./form";
import { announceAmazonCarton, summarizeAmazonCarton } from "./summary";

export const amazonCartonTool: Tool<CartonField, never, CartonCheck> = {
  key: "amazonCartonCheck",
  form: amazonCartonForm,
  loadFieldNames: async () => (await import("./field-names")).cartonFieldNames,
  calculate: calculateAmazonCarton,
  announce: announceAmazonCarton,
  summarize: summarizeAmazonCarton,
};
