import { convertMeasures } from "./convert-measures";
import type { Form, FormRows } from "./define-form";
import type { FieldSpec, GivenTexts } from "./field-kinds";
import { splitFieldKey, rowFieldKey } from "./field-key";

export type Texts = Readonly<Record<string, string>>;

/** The texts in a tool's form, as typed. */
export type FormState = {
  texts: Texts;
  /** The repeated fields by group: cartons, products. */
  rows: Readonly<Record<string, readonly Texts[]>>;
  /** Texts that were put aside, since their scope is not selected now: by scope and name. */
  inactiveTexts: Texts;
  /** Rows that were put aside: by scope and group. */
  inactiveRows: Readonly<Record<string, readonly Texts[]>>;
  /** The keys of the fields that still have the example's figure. */
  exampleKeys: readonly string[];
  /** The tool from which a field or a group of rows was taken over, by its key. */
  taken: Texts;
};

/**
 * The text that each field has before anybody changes it.
 * @param today "2026-11-23"
 */
export function getDefaults({ fields }: Form, given: GivenTexts, today: string): Texts {
  const defaults: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields))
    defaults[name] = getDefault(field, given, today);
  return defaults;
}

export function getDefault(
  { default: usual = "" }: FieldSpec,
  given: GivenTexts,
  today: string,
): string {
  return typeof usual === "string" ? usual : usual(given, today);
}

/** The form before any input. */
export function initialState(form: Form, today: string): FormState {
  const rows = Object.entries(form.rows);
  return {
    texts: getDefaults(form, {}, today),
    rows: Object.fromEntries(rows.map(([group, { initial }]) => [group, initial])),
    inactiveTexts: {},
    inactiveRows: {},
    taken: {},
    exampleKeys: [
      ...Object.keys(form.fields).filter((name) => form.fields[name]?.isExample),
      ...rows.flatMap(([, definition]) => listExampleCells(definition)),
    ],
  };
}

/** The keys of the cells, in the initial rows, whose text is an example's figure. */
export function listExampleCells({ columns, initial }: FormRows): string[] {
  const names = Object.keys(columns).filter((name) => columns[name]?.isExample);
  return initial.flatMap((cells, row) =>
    names.filter((name) => cells[name]).map((name) => rowFieldKey(name, row)),
  );
}

/** The cells of the row that a key names, or the form's own texts. */
export function textsOf(form: Form, state: FormState, key: string): Texts {
  const { name, row } = splitFieldKey(key);
  if (row === null) return state.texts;
  return state.rows[findGroup(form, name) ?? ""]?.[row] ?? {};
}

/** The group of rows that has this column. */
export function findGroup(form: Form, column: string): string | undefined {
  return Object.keys(form.rows).find((group) => form.rows[group]?.columns[column]);
}

/**
 * The keys of the fields that the answer takes from the example. Blank fields have no figure, and
 * those that do not apply are not read.
 */
export function listExamplesInUse(form: Form, state: FormState): string[] {
  return state.exampleKeys.filter((key) => {
    const { name, row } = splitFieldKey(key);
    if ((textsOf(form, state, key)[name] ?? "").trim() === "") return false;
    const { when, isExample } = (row === null && form.fields[name]) || {};
    const counts = typeof isExample !== "function" || isExample(state.texts);
    return counts && (!when || when(state.texts, state));
  });
}

/** The form with other rows. Rows that were in it before keep the marks of their example figures. */
export function changeRows(
  form: Form,
  state: FormState,
  group: string,
  rows: readonly Texts[],
): FormState {
  const before = state.rows[group] ?? [];
  const exampleKeys = state.exampleKeys.flatMap((key) => {
    const { name, row } = splitFieldKey(key);
    if (row === null || findGroup(form, name) !== group) return [key];
    const index = rows.findIndex((cells) => cells === before[row]);
    return index === -1 ? [] : [rowFieldKey(name, index)];
  });
  const taken = omit(state.taken, group);
  return { ...state, rows: { ...state.rows, [group]: rows }, exampleKeys, taken };
}

function omit(texts: Texts, key: string): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => name !== key));
}

type Change = {
  /** A field's name, or a cell's key. */
  key: string;
  text: string;
  /** Numbers keep their figures when their unit changes. */
  skipsConversion?: boolean;
};

/**
 * The form after one text has changed. Untouched fields follow their default. Where the change
 * selects another scope, texts and rows of the former scope are put aside, and those of the new one
 * come back. A figure that was typed is no longer the example's, even if it is the same.
 */
export function changeText(form: Form, state: FormState, change: Change, today: string): FormState {
  const { key, text, skipsConversion = false } = change;
  const { name, row } = splitFieldKey(key);
  const examples = new Set(state.exampleKeys);
  examples.delete(key);
  if (row !== null) return { ...changeCell(form, state, change), exampleKeys: [...examples] };

  const before = getDefaults(form, state.texts, today);
  const changed = { ...state.texts, [name]: text };
  const after = getDefaults(form, changed, today);
  const converted = skipsConversion
    ? changed
    : convertMeasures(form.fields, state.texts, changed, name);
  const texts: Record<string, string> = { ...converted };
  const inactiveTexts = new Map(Object.entries(state.inactiveTexts));
  for (const [other, { scope, isExample }] of Object.entries(form.fields)) {
    if (other === name) continue;
    const usual = after[other] ?? "";
    const isUsual = state.texts[other] === before[other];
    if (isUsual && before[other] !== usual) texts[other] = usual;
    if (!scope) continue;
    const [left, entered] = [scope(state.texts), scope(changed)];
    if (left === entered) continue;
    const isConfirmed = Boolean(isExample) && !examples.has(other);
    if (isConfirmed || !isUsual) inactiveTexts.set(`${left} ${other}`, state.texts[other] ?? "");
    else inactiveTexts.delete(`${left} ${other}`);
    const own = inactiveTexts.get(`${entered} ${other}`);
    texts[other] = own ?? usual;
    if (own !== undefined) examples.delete(other);
    else if (isExample) examples.add(other);
  }
  return {
    ...changeRowScopes(form, state, changed),
    texts,
    inactiveTexts: Object.fromEntries(inactiveTexts),
    exampleKeys: [...examples],
    taken: omit(state.taken, name),
  };
}

function changeCell(form: Form, state: FormState, { key, text, skipsConversion }: Change) {
  const { name, row } = splitFieldKey(key);
  const group = findGroup(form, name) ?? "";
  const columns = form.rows[group]?.columns ?? {};
  const rows = (state.rows[group] ?? []).map((cells, i) => {
    if (i !== row) return cells;
    const changed = { ...cells, [name]: text };
    return skipsConversion ? changed : convertMeasures(columns, cells, changed, name);
  });
  return { ...state, rows: { ...state.rows, [group]: rows }, taken: omit(state.taken, group) };
}

/** The form with the rows of the scopes that the changed texts select. */
function changeRowScopes(form: Form, state: FormState, changed: Texts): FormState {
  const rows: Record<string, readonly Texts[]> = { ...state.rows };
  const inactiveRows: Record<string, readonly Texts[]> = { ...state.inactiveRows };
  for (const [group, { scope, initial }] of Object.entries(form.rows)) {
    const [left, entered] = [scope?.(state.texts), scope?.(changed)];
    if (left === entered) continue;
    inactiveRows[`${left} ${group}`] = state.rows[group] ?? [];
    rows[group] = state.inactiveRows[`${entered} ${group}`] ?? initial;
  }
  return { ...state, rows, inactiveRows };
}

/** Sets fields back to their defaults, also where these depend on each other. */
export function resetTexts(
  form: Form,
  state: FormState,
  names: readonly string[],
  today: string,
): FormState {
  const others = Object.entries(state.texts).filter(([name]) => !names.includes(name));
  const defaults = getDefaults(form, Object.fromEntries(others), today);
  const own = names.map((name) => [name, defaults[name] ?? ""] as const);
  const taken = Object.entries(state.taken).filter(([name]) => !names.includes(name));
  return {
    ...state,
    texts: { ...state.texts, ...Object.fromEntries(own) },
    taken: Object.fromEntries(taken),
  };
}

/** A stored form, reduced to the fields that still exist. */
export function restoreState(form: Form, stored: FormState, today: string): FormState {
  const pick = (names: Readonly<Record<string, unknown>>, texts: Texts) =>
    Object.fromEntries(Object.entries(texts).filter(([name]) => Object.hasOwn(names, name)));
  const restoreRows = (group: string, rows: readonly Texts[] = []) => {
    const definition = form.rows[group];
    if (!definition) return [];
    const { max, columns, empty } = definition;
    return rows.slice(0, max).map((cells) => ({ ...empty, ...pick(columns, cells) }));
  };
  const given = pick(form.fields, stored.texts);
  const groups = Object.keys(form.rows);
  return {
    texts: { ...getDefaults(form, given, today), ...given },
    rows: Object.fromEntries(
      groups.map((group) => [group, restoreRows(group, stored.rows[group])]),
    ),
    inactiveTexts: stored.inactiveTexts,
    inactiveRows: Object.fromEntries(
      Object.entries(stored.inactiveRows).map(([key, rows]) => [
        key,
        restoreRows(key.slice(key.lastIndexOf(" ") + 1), rows),
      ]),
    ),
    exampleKeys: stored.exampleKeys,
    taken: stored.taken,
  };
}
