import type { Tool } from "@/tools/engine/tool";
import { calculateAmazonCarton } from "./calculate";
import type { CartonCheck } from "./check-carton";
import { amazonCartonForm, type CartonField } from "./form";

export const amazonCartonTool: Tool<CartonField, never, CartonCheck> = {
  key: "amazonCartonCheck",
  form: amazonCartonForm,
  calculate: calculateAmazonCarton,
  loadReport: async () => (await import("./report")).cartonReport,
};
