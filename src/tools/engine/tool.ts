import type { ToolKey } from "@/config/tools";
import type { FormDefinition, FormState } from "@/lib/tools/form-state";
import type { Outcome } from "@/lib/tools/outcome";
import type { ToolReport } from "./report/tool-report";

/** What the shared parts of a tool's page need to know of the tool. */
export type Tool<Name extends string, Column extends string, Result> = {
  key: ToolKey;
  form: FormDefinition<Name, Column>;
  /**
   * Pure.
   * @param today "2026-11-23", in the visitor's time zone
   */
  calculate: (state: FormState<Name, Column>, today: string) => Outcome<Result>;
  loadReport: () => Promise<ToolReport<Name, Column, Result>>;
};
