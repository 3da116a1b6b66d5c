import type { Summary } from "@/lib/tools/enquiry-block";
import type { FormState } from "@/lib/tools/form-state";
import type { FieldNames } from "./field-names";

/** How a tool describes its form and its answer outside of the page's visible answer. */
export type ToolReport<Name extends string, Column extends string, Result> = {
  names: FieldNames<Name, Column>;
  /** The answer in one short sentence, for screen readers. */
  announce: (result: Result) => string;
  /** The answer as lines for an enquiry. */
  summarize: (state: FormState<Name, Column>, result: Result) => Summary;
};
