import type { convertMeasures } from "./convert-measures";
import type { Field, Fields, FieldTexts } from "./fields";
import { rowErrorKey, splitErrorKey } from "./form-reader";

/** The texts in a tool's form, as typed. */
export type FormState<Name extends string = string, Column extends string = string> = {
  texts: FieldTexts<Name>;
  /** The repeated fields, if the tool has any: cartons, additional duties. */
  rows: readonly FieldTexts<Column>[];
  /** Texts typed for scopes that are not selected now, by `inactiveTextKey`. */
  inactiveTexts?: Readonly<Record<string, string>>;
  /** Rows typed for scopes that are not selected now, by scope. */
  inactiveRows?: Readonly<Record<string, readonly FieldTexts<Column>[]>>;
  /** The fields that still have the example's figure, by their keys in `FieldErrors`. */
  exampleKeys?: readonly string[];
};

/** A field that a link can hold. */
export type LinkedField = Field & {
  /** Its short name in links. */
  key: string;
  /** The default depends on the date, so that links always include the field. */
  isPinned?: boolean;
};

/**
 * Fields whose texts apply only to one selection in other fields: transit days of a transport mode,
 * limits of a region.
 */
export type FieldScope<Name extends string = string> = {
  names: readonly Name[];
  /**
   * The scope that the texts of `names` belong to, for example "air". Must not depend on `names`.
   */
  of: (texts: Partial<FieldTexts<Name>>) => string;
};

export type RowsDefinition<Column extends string = string> = {
  /** Their short name in links. */
  key: string;
  /** In the order used in links. */
  columns: Fields<Column>;
  /** Separates the cells of a row in links. */
  separator: "x" | ":";
  /** A row that nobody has filled in yet. */
  empty: FieldTexts<Column>;
  initial: readonly FieldTexts<Column>[];
  max: number;
};

/** A tool's form: its fields, their defaults, and how a link writes them. */
export type FormDefinition<Name extends string = string, Column extends string = string> = {
  fields: Readonly<Record<Name, LinkedField>>;
  /**
   * The default of every field. Some defaults depend on other fields (the transit days on the
   * mode), some on the date.
   * @param today "2026-11-23"
   */
  getDefaults: (given: Partial<FieldTexts<Name>>, today: string) => FieldTexts<Name>;
  scopes?: readonly FieldScope<Name>[];
  /** The fields that do not apply to the current selection: their texts are not read. */
  getUnused?: (texts: FieldTexts<Name>) => readonly Name[];
  /** The scope that the rows belong to, as `FieldScope.of` for texts. */
  rowsScope?: FieldScope<Name>["of"];
  /** Set only by forms with unit fields, so that the other tools don't ship its code. */
  convertMeasures?: typeof convertMeasures;
  rows: RowsDefinition<Column> | null;
};

/** The form before any input. */
export function initialState<Name extends string, Column extends string>(
  form: FormDefinition<Name, Column>,
  today: string,
): FormState<Name, Column> {
  return {
    texts: form.getDefaults({}, today),
    rows: form.rows?.initial ?? [],
    exampleKeys: [...listExamples(form.fields), ...listExampleCells(form)],
  };
}

/** The keys of the cells, in the initial rows, whose text is an example's figure. */
export function listExampleCells<Name extends string, Column extends string>({
  rows,
}: FormDefinition<Name, Column>): string[] {
  if (!rows) return [];
  const columns = listExamples(rows.columns);
  return rows.initial.flatMap((_, row) => columns.map((column) => rowErrorKey(column, row)));
}

function listExamples<Name extends string>(fields: Fields<Name>): Name[] {
  const names: Name[] = [];
  for (const name in fields) if (isExampleField(fields[name])) names.push(name);
  return names;
}

/** Whether the field's default is an example's figure. */
export function isExampleField(field: Field): boolean {
  return field.isExample === true;
}

/**
 * The keys of the fields that the answer takes from the example. Blank fields have no figure, and
 * those that do not apply are not read.
 */
export function listExamplesInUse<Name extends string, Column extends string>(
  { getUnused }: FormDefinition<Name, Column>,
  { texts, rows, exampleKeys = [] }: FormState<Name, Column>,
): string[] {
  const unused: readonly string[] = getUnused?.(texts) ?? [];
  const single: Readonly<Record<string, string>> = texts;
  return exampleKeys.filter((key) => {
    const { name, row } = splitErrorKey(key);
    const cells: Readonly<Record<string, string>> = row === null ? single : (rows[row] ?? {});
    return !unused.includes(key) && (cells[name] ?? "").trim() !== "";
  });
}

/** The form with other rows. Rows that were in it before keep the marks of their example figures. */
export function changeRows<Name extends string, Column extends string>(
  state: FormState<Name, Column>,
  rows: readonly FieldTexts<Column>[],
): FormState<Name, Column> {
  const exampleKeys = (state.exampleKeys ?? []).flatMap((key) => {
    const { name, row } = splitErrorKey(key);
    if (row === null) return [key];
    const index = rows.findIndex((cells) => cells === state.rows[row]);
    return index === -1 ? [] : [rowErrorKey(name, index)];
  });
  return { ...state, rows, exampleKeys };
}

/** A change of one text. `skipsConversion` skips the conversion of numbers to a new unit. */
type Change = { text: string; skipsConversion?: boolean };

/**
 * The form after one field has changed. Untouched fields take their new default. When a scope
 * changes, texts and rows typed for the old scope are stored, and those stored for the new scope
 * are restored.
 */
export function changeText<Name extends string, Column extends string>(
  form: FormDefinition<Name, Column>,
  state: FormState<Name, Column>,
  { name, text, skipsConversion = false }: Change & { name: NoInfer<Name> },
  today: string,
): FormState<Name, Column> {
  const before = form.getDefaults(state.texts, today);
  const changed: FieldTexts<Name> = { ...state.texts, [name]: text };
  const after = form.getDefaults(changed, today);
  const convert = skipsConversion ? undefined : form.convertMeasures;
  const texts: Record<Name, string> = {
    ...(convert ? convert(form.fields, state.texts, changed, name) : changed),
  };
  for (const other in texts) {
    const followsDefault = before[other] !== after[other] && state.texts[other] === before[other];
    if (other !== name && followsDefault) texts[other] = after[other];
  }
  const inactiveTexts = new Map(Object.entries(state.inactiveTexts ?? {}));
  const examples = new Set(state.exampleKeys);
  // A figure that was typed is no longer the example's, even if it is the same.
  examples.delete(name);
  for (const { names, of } of form.scopes ?? []) {
    const [left, entered] = [of(state.texts), of(changed)];
    if (left === entered) continue;
    for (const scoped of names) {
      const isConfirmed = isExampleField(form.fields[scoped]) && !examples.has(scoped);
      const isOwn = isConfirmed || state.texts[scoped] !== before[scoped];
      if (isOwn) inactiveTexts.set(inactiveTextKey(left, scoped), state.texts[scoped]);
      else inactiveTexts.delete(inactiveTextKey(left, scoped));
      const own = inactiveTexts.get(inactiveTextKey(entered, scoped));
      texts[scoped] = own ?? after[scoped];
      if (own !== undefined) examples.delete(scoped);
      else if (isExampleField(form.fields[scoped])) examples.add(scoped);
    }
  }
  return {
    ...changeRowsScope(form, state, changed),
    texts,
    inactiveTexts: Object.fromEntries(inactiveTexts),
    exampleKeys: [...examples],
  };
}

/** The form with the rows of the scope that the changed texts select. */
function changeRowsScope<Name extends string, Column extends string>(
  { rows, rowsScope }: FormDefinition<Name, Column>,
  state: FormState<Name, Column>,
  changed: FieldTexts<Name>,
): FormState<Name, Column> {
  if (!rows || !rowsScope) return state;
  const [left, entered] = [rowsScope(state.texts), rowsScope(changed)];
  if (left === entered) return state;
  return {
    ...state,
    rows: state.inactiveRows?.[entered] ?? rows.initial,
    inactiveRows: { ...state.inactiveRows, [left]: state.rows },
  };
}

/** The form after one cell of a row has changed. */
export function changeCell<Name extends string, Column extends string>(
  { rows: definition, convertMeasures }: FormDefinition<Name, Column>,
  state: FormState<Name, Column>,
  { row, column, text, skipsConversion = false }: Change & { row: number; column: NoInfer<Column> },
): FormState<Name, Column> {
  const rows = state.rows.map((cells, i) => {
    if (i !== row) return cells;
    const changed: FieldTexts<Column> = { ...cells, [column]: text };
    if (skipsConversion || !convertMeasures || definition === null) return changed;
    return convertMeasures(definition.columns, cells, changed, column);
  });
  const exampleKeys = (state.exampleKeys ?? []).filter((key) => key !== rowErrorKey(column, row));
  return { ...state, rows, exampleKeys };
}

/** The key of a scoped field's text in `FormState.inactiveTexts`. */
function inactiveTextKey(scope: string, name: string): string {
  return `${scope} ${name}`;
}
