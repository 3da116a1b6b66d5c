import { groupDigits } from "@/lib/numbers";
import { readTypedNumber, type DecimalSeparator } from "./typed-number";
import { toMetricUnits, toUsUnits } from "@/lib/units";
import type { Form, FormField, FormRows } from "./define-form";
import type { FieldSpec, GivenTexts } from "./field-kinds";
import { rowFieldKey, splitFieldKey, type Field } from "./fields";

export type Texts = Readonly<Record<string, string>>;

/** The texts in a tool's form, as typed. */
export type FormState = {
  texts: Texts;
  /** The repeated fields by group: cartons, products. */
  rows: Readonly<Record<string, readonly Texts[]>>;
  /** What belongs to a selection that is not made now, by selection and name: see `asideKey`. */
  aside: { texts: Texts; rows: Readonly<Record<string, readonly Texts[]>> };
  /** The keys of the fields that still have the example's figure. */
  exampleKeys: readonly string[];
  /** The keys of the fields whose figures the visitor does not know. */
  unknownKeys: readonly string[];
  /** The tool that a field or a group of rows was filled in from, by its key. */
  sources: Texts;
  /** Numbers as the visitor wrote them, by their keys: `texts` and `rows` have them in our form. */
  typed: Texts;
  /** The decimal separator that the visitor has chosen where a number could mean two things. */
  decimal: DecimalSeparator | null;
};

/** Where the text of a field, or the rows of a group, are kept while `scope` is not selected. */
export function asideKey(scope: string, name: string): string {
  return `${scope} ${name}`;
}

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
  { kind, default: defaultText = "" }: FieldSpec,
  given: GivenTexts,
  today: string,
): string {
  const text = typeof defaultText === "string" ? defaultText : defaultText(given, today);
  return kind === "number" ? groupDigits(text) : text;
}

/** The form before any input. */
export function initialState(form: Form, today: string): FormState {
  const rows = Object.entries(form.rows);
  return {
    texts: getDefaults(form, {}, today),
    rows: Object.fromEntries(rows.map(([group, { initial }]) => [group, initial])),
    aside: { texts: {}, rows: {} },
    exampleKeys: [
      ...Object.keys(form.fields).filter((name) => form.fields[name]?.isExample),
      ...rows.flatMap(([, definition]) => listExampleCells(definition)),
    ],
    unknownKeys: [],
    sources: {},
    typed: {},
    decimal: null,
  };
}

/** Whether a figure is not the visitor's: the example's, or not known. */
export function isStandIn(
  { exampleKeys, unknownKeys }: Pick<FormState, "exampleKeys" | "unknownKeys">,
  key: string,
): boolean {
  return exampleKeys.includes(key) || unknownKeys.includes(key);
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

/** The definition of the field, or of the column, that a key names. */
export function fieldAt(form: Form, key: string): FormField | undefined {
  const { name, row } = splitFieldKey(key);
  return row === null ? form.fields[name] : form.rows[findGroup(form, name) ?? ""]?.columns[name];
}

/** The group of rows that has this column. */
export function findGroup(form: Form, column: string): string | undefined {
  return Object.keys(form.rows).find((group) => form.rows[group]?.columns[column]);
}

/** Whether a key is that of a field or a group, or of a cell in the group. */
export function isPartOf(form: Form, key: string, owner: string): boolean {
  const { name, row } = splitFieldKey(key);
  return owner === (row === null ? name : findGroup(form, name));
}

/**
 * Those of the marked keys that the answer depends on. Blank fields have no figure, and those that
 * do not apply are not read.
 */
function listInUse(form: Form, state: FormState, keys: readonly string[]): string[] {
  return keys.filter((key) => {
    const { name, row } = splitFieldKey(key);
    const { when, isExample } = (row === null && form.fields[name]) || {};
    const counts = typeof isExample !== "function" || isExample(state.texts);
    return counts && (!when || when(state.texts, state));
  });
}

/** The keys of the fields that the answer takes from the example. */
export function listExamplesInUse(form: Form, state: FormState): string[] {
  return listInUse(form, state, state.exampleKeys).filter((key) => {
    const text = textsOf(form, state, key)[splitFieldKey(key).name] ?? "";
    return text.trim() !== "";
  });
}

/** The keys of the fields that apply and that the visitor does not know. */
export function listUnknownInUse(form: Form, state: FormState): string[] {
  return listInUse(form, state, state.unknownKeys);
}

/** Figures that are not known, by whether the answer leaves them out or has the example's. */
export function splitUnknown(form: Form, keys: readonly string[]) {
  const isLeftOut = (key: string) => fieldAt(form, key)?.textIfUnknown !== undefined;
  return {
    leftOut: keys.filter(isLeftOut),
    standIns: keys.filter((key) => !isLeftOut(key)),
  };
}

/**
 * The form in which these figures are not known: left out of the answer where their definition says
 * how, else still the example's.
 */
export function markUnknown(
  form: Form,
  state: FormState,
  keys: readonly string[],
  today: string,
): FormState {
  let next = state;
  for (const key of keys) {
    const text = fieldAt(form, key)?.textIfUnknown;
    if (text !== undefined) next = changeText(form, next, { key, text }, today);
  }
  return {
    ...next,
    exampleKeys: next.exampleKeys.filter((key) => !keys.includes(key)),
    unknownKeys: [...next.unknownKeys, ...keys],
  };
}

/** The form with other rows. Rows that were in it before keep their marks and their typed numbers. */
export function changeRows(
  form: Form,
  state: FormState,
  group: string,
  rows: readonly Texts[],
): FormState {
  const before = state.rows[group] ?? [];
  const follow = (key: string) => {
    if (!isPartOf(form, key, group)) return [key];
    const { name, row } = splitFieldKey(key);
    const index = rows.findIndex((cells) => cells === before[row ?? -1]);
    return index === -1 ? [] : [rowFieldKey(name, index)];
  };
  const typed = Object.entries(state.typed).flatMap(([key, text]) =>
    follow(key).map((next) => [next, text] as const),
  );
  return {
    ...state,
    rows: { ...state.rows, [group]: rows },
    exampleKeys: state.exampleKeys.flatMap(follow),
    unknownKeys: state.unknownKeys.flatMap(follow),
    sources: omit(state.sources, [group]),
    typed: Object.fromEntries(typed),
  };
}

function omit(texts: Texts, keys: readonly string[]): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !keys.includes(name)));
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
  const owner = row === null ? name : (findGroup(form, name) ?? "");
  const fields = row === null ? form.fields : (form.rows[owner]?.columns ?? {});
  const former = textsOf(form, state, key);
  const typed = { ...former, [name]: text };
  const texts = skipsConversion ? typed : convertMeasures(fields, former, typed, name);
  const next = {
    ...state,
    exampleKeys: state.exampleKeys.filter((example) => example !== key),
    unknownKeys: state.unknownKeys.filter((unknown) => unknown !== key),
    sources: omit(state.sources, [owner]),
    typed: omit(state.typed, [key]),
  };
  if (row === null) return changeScopes(form, { ...next, texts }, { former, typed, name }, today);
  const rows = (state.rows[owner] ?? []).map((cells, i) => (i === row ? texts : cells));
  return { ...next, rows: { ...state.rows, [owner]: rows } };
}

type TextChange = { former: Texts; typed: Texts; name: string };

/** The form in which all that depends on the changed text follows it. */
function changeScopes(
  form: Form,
  state: FormState,
  { former, typed, name }: TextChange,
  today: string,
): FormState {
  const before = getDefaults(form, former, today);
  const after = getDefaults(form, typed, today);
  const texts: Record<string, string> = { ...state.texts };
  const aside = new Map(Object.entries(state.aside.texts));
  const examples = new Set(state.exampleKeys);
  for (const [other, { scope, isExample }] of Object.entries(form.fields)) {
    if (other === name) continue;
    const defaultText = after[other] ?? "";
    const isDefault = former[other] === before[other];
    if (isDefault && before[other] !== defaultText) texts[other] = defaultText;
    if (!scope || state.unknownKeys.includes(other)) continue;
    const [left, entered] = [scope(former), scope(typed)];
    if (left === entered) continue;
    const isConfirmed = Boolean(isExample) && !examples.has(other);
    if (isConfirmed || !isDefault) aside.set(asideKey(left, other), former[other] ?? "");
    else aside.delete(asideKey(left, other));
    const own = aside.get(asideKey(entered, other));
    texts[other] = own ?? defaultText;
    if (own !== undefined) examples.delete(other);
    else if (isExample) examples.add(other);
  }
  const rows: Record<string, readonly Texts[]> = { ...state.rows };
  const asideRows: Record<string, readonly Texts[]> = { ...state.aside.rows };
  for (const [group, { scope, initial }] of Object.entries(form.rows)) {
    const [left, entered] = [scope?.(former), scope?.(typed)];
    if (left === undefined || entered === undefined || left === entered) continue;
    asideRows[asideKey(left, group)] = rows[group] ?? [];
    rows[group] = asideRows[asideKey(entered, group)] ?? initial;
  }
  const exampleKeys = [...examples];
  return {
    ...state,
    texts,
    rows,
    aside: { texts: Object.fromEntries(aside), rows: asideRows },
    exampleKeys,
  };
}

/**
 * The texts after a unit field has changed: every number in that unit is converted, so that it
 * measures the same as before. Text that is not a number stays as typed.
 */
function convertMeasures(
  fields: Readonly<Record<string, Field>>,
  before: Texts,
  after: Texts,
  unitField: string,
): Record<string, string> {
  const texts: Record<string, string> = { ...after };
  const toUs = isUsUnit(after[unitField]);
  if (isUsUnit(before[unitField]) === toUs) return texts;
  const convert = toUs ? toUsUnits : toMetricUnits;
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== "number" || field.measure?.unitField !== unitField) continue;
    const typed = readTypedNumber(texts[name] ?? "");
    if (typed.ok) texts[name] = groupDigits(String(convert(typed.value, field.measure.of)));
  }
  return texts;
}

/** Whether a field is the unit of numbers in the same form or row. */
export function isUnitField(form: Form, key: string): boolean {
  const { name } = splitFieldKey(key);
  const columns = Object.values(form.rows).flatMap((group) => Object.values(group.columns));
  return [...Object.values(form.fields), ...columns].some(
    (field) => field.kind === "number" && field.measure?.unitField === name,
  );
}

function isUsUnit(unit: string | undefined): boolean {
  return unit === "in" || unit === "lb";
}

/** Sets fields back to their defaults, also where these depend on each other. */
export function resetTexts(
  form: Form,
  state: FormState,
  names: readonly string[],
  today: string,
): FormState {
  const defaults = getDefaults(form, omit(state.texts, names), today);
  const own = names.map((name) => [name, defaults[name] ?? ""] as const);
  return {
    ...state,
    texts: { ...state.texts, ...Object.fromEntries(own) },
    sources: omit(state.sources, names),
  };
}

/** Puts fields and groups of rows back to what they were, with their marks. The rest stays. */
export function restoreParts(
  form: Form,
  state: FormState,
  before: FormState,
  keys: readonly string[],
  today: string,
): FormState {
  let restored = state;
  // One after the other, so that what depends on them follows.
  for (const key of keys) {
    restored =
      key in before.rows
        ? changeRows(form, restored, key, before.rows[key] ?? [])
        : changeText(form, restored, { key, text: before.texts[key] ?? "" }, today);
  }
  const isRestored = (key: string) => keys.some((owner) => isPartOf(form, key, owner));
  const exampleKeys = [...restored.exampleKeys, ...before.exampleKeys.filter(isRestored)];
  const unknownKeys = [...restored.unknownKeys, ...before.unknownKeys.filter(isRestored)];
  const sources = Object.entries(before.sources).filter(([key]) => keys.includes(key));
  return {
    ...restored,
    exampleKeys: [...new Set(exampleKeys)],
    unknownKeys: [...new Set(unknownKeys)],
    sources: { ...restored.sources, ...Object.fromEntries(sources) },
  };
}
