import type { FieldTexts } from "@/lib/tools/fields";

/** How messages name the fields: by their labels on the form. */
export type FieldNames<Name extends string, Column extends string> = {
  field: (name: Name, texts: FieldTexts<Name>) => string;
  /**
   * The label of a column's field in the row with this number, from 1. Missing if the form has no
   * rows.
   */
  column?: (column: Column, number: number, cells: FieldTexts<Column>) => string;
  row?: (number: number) => string;
};
