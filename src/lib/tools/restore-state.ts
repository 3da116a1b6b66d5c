import type { FieldTexts } from "./fields";
import type { FormDefinition, FormState, RowsDefinition } from "./form-state";

/** A stored form, reduced to the fields that still exist. */
export function restoreState<Name extends string, Column extends string>(
  form: FormDefinition<Name, Column>,
  stored: FormState,
  today: string,
): FormState<Name, Column> {
  const given: Partial<Record<Name, string>> = {};
  for (const name in form.fields) {
    const text = stored.texts[name];
    if (text !== undefined) given[name] = text;
  }
  const inactiveRows = Object.entries(stored.inactiveRows ?? {});
  return {
    texts: { ...form.getDefaults(given, today), ...given },
    rows: restoreRows(form.rows, stored.rows),
    inactiveTexts: stored.inactiveTexts ?? {},
    inactiveRows: Object.fromEntries(
      inactiveRows.map(([scope, rows]) => [scope, restoreRows(form.rows, rows)]),
    ),
    exampleKeys: stored.exampleKeys ?? [],
  };
}

function restoreRows<Column extends string>(
  definition: RowsDefinition<Column> | null,
  stored: FormState["rows"],
): FieldTexts<Column>[] {
  if (!definition) return [];
  return stored.slice(0, definition.max).map((row) => {
    const next: Record<Column, string> = { ...definition.empty };
    for (const column in definition.columns) next[column] = row[column] ?? next[column];
    return next;
  });
}
