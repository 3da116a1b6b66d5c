import type { ToolReport } from "@/tools/engine/report/tool-report";
import type { CartonCheck } from "./check-carton";
import { cartonFieldNames } from "./field-names";
import type { CartonField } from "./form";
import { announceAmazonCarton, summarizeAmazonCarton } from "./summary";

export const cartonReport: ToolReport<CartonField, never, CartonCheck> = {
  names: cartonFieldNames,
  announce: announceAmazonCarton,
  summarize: summarizeAmazonCarton,
};
