import { splitErrorKey } from "@/lib/tools/form-reader";
import type { FormDefinition, FormState } from "@/lib/tools/form-state";
import type { FieldNames } from "./field-names";

/** A form with what is needed to name its fields. */
export type NamedForm<Name extends string, Column extends string> = {
  definition: FormDefinition<Name, Column>;
  state: FormState<Name, Column>;
  names: FieldNames<Name, Column>;
};

/**
 * The label of an error's field.
 * @param key a key of `FieldErrors`
 * @returns null for an error of the whole form
 */
export function nameField<Name extends string, Column extends string>(
  { definition, state, names }: NamedForm<Name, Column>,
  key: string,
): string | null {
  const { name, row } = splitErrorKey(key);
  if (row === null) return isKeyOf(definition.fields, name) ? names.field(name, state.texts) : null;
  const cells = state.rows[row];
  if (!definition.rows || !cells || !isKeyOf(definition.rows.columns, name)) return null;
  return names.column?.(name, row + 1, cells) ?? null;
}

function isKeyOf<Key extends string>(
  record: Readonly<Record<Key, unknown>>,
  key: string,
): key is Key {
  return Object.hasOwn(record, key);
}
