import type { Form, WordedField } from "./define-form";
import { splitFieldKey } from "./fields";
import { findGroup, type FormState } from "./form-state";

/** A field as it stands in the form: its text, and its words for what is selected. */
export type FoundField = {
  field: WordedField;
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
  if (row === null) {
    const field = Object.hasOwn(form.fields, name) && form.fields[name];
    if (!field) return null;
    const label = field.label(state.texts, today);
    return {
      field,
      text: state.texts[name] ?? "",
      label,
      hint: field.hint(state.texts, today),
      name: label,
      isShown: !field.when || field.when(state.texts, state),
    };
  }
  const group = findGroup(form, name) ?? "";
  const definition = form.rows[group];
  const field = definition?.columns[name];
  const cells = state.rows[group]?.[row];
  if (!definition || !field || !cells) return null;
  const about = { number: row + 1, cells, form: state.texts };
  const label = field.label(about, today);
  return {
    field,
    text: cells[name] ?? "",
    label,
    hint: field.hint(about, today),
    name: `${definition.row(row + 1, cells)}: ${label}`,
    isShown:
      (!field.when || field.when(cells, state)) &&
      (!definition.when || definition.when(state.texts)),
  };
}
