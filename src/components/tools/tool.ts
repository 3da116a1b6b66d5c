import type { ToolKey } from "@/config/tools";
import type { Summary } from "@/lib/tools/enquiry-block";
import type { FormDefinition, FormState } from "@/lib/tools/form-state";
import type { Outcome } from "@/lib/tools/outcome";
import type { FieldNames } from "./notices/field-names";

/** What the shared parts of a tool's page need to know of the tool. */
export type Tool<Name extends string, Column extends string, Result> = {
  key: ToolKey;
  form: FormDefinition<Name, Column>;
  /** Only messages need them: they come when the page is live. */
  loadFieldNames: () => Promise<FieldNames<Name, Column>>;
  /** Pure. @param today "2026-11-23", the reader's own day */
  calculate: (state: FormState<Name, Column>, today: string) => Outcome<Result>;
  /** The answer in one short sentence, for screen readers. */
  announce: (result: Result) => string;
  /** For an enquiry. */
  summarize: (state: FormState<Name, Column>, result: Result) => Summary;
};
