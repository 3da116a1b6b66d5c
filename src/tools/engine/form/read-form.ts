import { canonicalText, findFieldError, rowFieldKey, type Field } from "./fields";
import type { Form, FormRows } from "./define-form";
import type { FieldSpecs, GivenTexts, RowsSpecs, TypedForm, ValuesOf } from "./field-kinds";
import type { FormState, Texts } from "./form-state";

/** Error messages by the keys of the fields. */
export type FieldErrors = Readonly<Record<string, string>>;

type FormReading<Values> = { ok: true; values: Values } | { ok: false; errors: FieldErrors };

/**
 * Reads the texts as typed values. Fields that do not apply to what is selected are null, even if
 * their text is invalid, and blank rows are left out.
 */
export function readForm<Fields extends FieldSpecs, Rows extends RowsSpecs>(
  form: Form<Fields, Rows>,
  typed: Pick<FormState, "texts" | "rows">,
): FormReading<ValuesOf<Fields, Rows>> {
  const errors: Record<string, string> = {};
  const { texts, rows } = typed;
  const values = readFields(form.fields, texts, typed, (name, error) => {
    errors[name] = error;
  });
  for (const [group, definition] of Object.entries(form.rows)) {
    const { columns, when } = definition;
    const applying = when && !when(texts, typed) ? [] : (rows[group] ?? []);
    values[group] = applying.flatMap((cells, row) => {
      if (isBlankRow(definition, cells)) return [];
      const read = readFields(columns, cells, typed, (column, error) => {
        errors[rowFieldKey(column, row)] = error;
      });
      return [{ ...read, row }];
    });
  }
  return Object.keys(errors).length === 0 && isComplete(form, values)
    ? { ok: true, values }
    : { ok: false, errors };
}

export function isBlankRow({ blankIf }: Pick<FormRows, "blankIf">, cells: GivenTexts): boolean {
  return blankIf.every((column) => (cells[column] ?? "").trim() === "");
}

function readFields(
  fields: Readonly<Record<string, Field>>,
  texts: Texts,
  form: TypedForm,
  onError: (name: string, error: string) => void,
) {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const text = texts[name] ?? "";
    const applies = !field.when || field.when(texts, form);
    const error = applies ? findFieldError(field, text) : null;
    if (error !== null) onError(name, error);
    values[name] = applies ? readValue(field, text) : null;
  }
  return values;
}

function readValue(field: Field, text: string): string | number | null {
  if (field.kind !== "number") return text.trim().replace(/\s+/g, " ");
  const figure = canonicalText(field, text);
  return figure === "" ? null : Number(figure);
}

/** The compiler does not know that every field was read. */
function isComplete<Fields extends FieldSpecs, Rows extends RowsSpecs>(
  { fields, rows }: Form<Fields, Rows>,
  values: object,
): values is ValuesOf<Fields, Rows> {
  return [...Object.keys(fields), ...Object.keys(rows)].every((name) => name in values);
}
