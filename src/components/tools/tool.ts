import type { ToolKey } from "@/config/tools";
import type { Summary } from "@/lib/tools/enquiry-block";
import type { Texts } from "@/lib/tools/fields";
import type { FormDefinition, FormState } from "@/lib/tools/form-state";
import type { Outcome } from "@/lib/tools/outcome";

/** What the shared parts of a tool's page need to know of the tool. */
export type Tool<Name extends string, Column extends string, Result> = {
  key: ToolKey;
  form: FormDefinition<Name, Column>;
  names: FieldNames<Name, Column>;
  /** Pure. @param today "2026-11-23", the reader's own day */
  calculate: (state: FormState<Name, Column>, today: string) => Outcome<Result>;
  /** The answer in one short sentence, for screen readers. */
  announce: (result: Result) => string;
  /** For an enquiry. */
  summarize: (state: FormState<Name, Column>, result: Result) => Summary;
};

/** What messages call fields: their labels on the form. */
export type FieldNames<Name extends string, Column extends string> = {
  field: (name: Name, texts: Texts<Name>) => string;
  /** A column, and a row by its number from 1; not where the form has no rows. */
  column?: (column: Column, number: number, cells: Texts<Column>) => string;
  row?: (number: number) => string;
};
