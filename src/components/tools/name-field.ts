import { splitErrorKey } from "@/lib/tools/form-reader";
import type { FormState } from "@/lib/tools/form-state";
import type { Tool } from "./tool";

/**
 * What the form calls the field of an error.
 * @param key a key of `FieldErrors`
 * @returns null for an error of the form as a whole
 */
export function nameField<Name extends string, Column extends string, Result>(
  { form, names }: Tool<Name, Column, Result>,
  state: FormState<Name, Column>,
  key: string,
): string | null {
  const { name, row } = splitErrorKey(key);
  if (row === null) return isKeyOf(form.fields, name) ? names.field(name, state.texts) : null;
  const cells = state.rows[row];
  if (!form.rows || !cells || !isKeyOf(form.rows.columns, name)) return null;
  return names.column?.(name, row + 1, cells) ?? null;
}

function isKeyOf<Key extends string>(
  record: Readonly<Record<Key, unknown>>,
  key: string,
): key is Key {
  return Object.hasOwn(record, key);
}
