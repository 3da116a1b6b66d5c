import type { FormDefinition, FormState } from "./form-state";

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
  const rows = form.rows;
  return {
    texts: { ...form.getDefaults(given, today), ...given },
    rows: rows
      ? stored.rows.slice(0, rows.max).map((row) => {
          const next: Record<Column, string> = { ...rows.empty };
          for (const column in rows.columns) next[column] = row[column] ?? next[column];
          return next;
        })
      : [],
    inactiveTexts: stored.inactiveTexts ?? {},
    exampleKeys: stored.exampleKeys ?? [],
  };
}
