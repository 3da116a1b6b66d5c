import type { Form, FormField } from "./define-form";
import { splitFieldKey } from "./fields";
import { findGroup, type FormState } from "./form-state";

/** A field as it stands in the form: its text, and its words for what is selected. */
export type FoundField = {
  field: FormField;
  text: string;
  label: string;
  hint: string | undefined;
  /** How messages name it: by its label and, in a row, by that, too: "Carton 2: Length, cm". */
  name: string;
  isShown: boolean;
};

/** Null if the form has no such field, as for the errors of the whole form. */
export function findField(
  form: Form,
  state: FormState,
  key: string,
  today: string,
): FoundField | null {
  const { name, row } = splitFieldKey(key);
  const group = row === null ? "" : (findGroup(form, name) ?? "");
  const rows = form.rows[group];
  const fields = rows?.columns ?? form.fields;
  const field = Object.hasOwn(fields, name) && fields[name];
  const cells = row === null ? state.texts : state.rows[group]?.[row];
  if (!field || !cells) return null;
  const label = field.label(state.texts, today, cells);
  return {
    field,
    text: cells[name] ?? "",
    label,
    hint: field.hint(state.texts, today, cells),
    name: rows && row !== null ? `${rows.row(row + 1, cells)}: ${label}` : label,
    isShown:
      (!field.when || field.when(cells, state)) && (!rows?.when || rows.when(state.texts, state)),
  };
}

/** How a message names several fields: "Price per piece, USD; Quantity, pieces". */
export function nameFields(
  form: Form,
  state: FormState,
  keys: readonly string[],
  today: string,
): string {
  return keys.map((key) => findField(form, state, key, today)?.name ?? "").join("; ");
}
