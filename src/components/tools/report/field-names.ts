import type { Texts } from "@/lib/tools/fields";

/** What messages call fields: their labels on the form. */
export type FieldNames<Name extends string, Column extends string> = {
  field: (name: Name, texts: Texts<Name>) => string;
  /** A column, and a row by its number from 1; not where the form has no rows. */
  column?: (column: Column, number: number, cells: Texts<Column>) => string;
  row?: (number: number) => string;
};
