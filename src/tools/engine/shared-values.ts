import {
  readSharedValues,
  type StoredValue,
  type StoredValues,
} from "@/data/browser/shared-values";
import { toolKeys } from "@/config/tools";
import type { Tool } from "./define-tool";
import {
  sharedNames,
  sharedRowsNames,
  type SharedEntry,
  type SharedValues,
} from "./form/field-kinds";
import { findFieldError, isSameValue } from "./form/fields";
import { findField } from "./form/find-field";
import {
  changeRows,
  changeText,
  getDefault,
  isPartOf,
  isStandIn,
  type FormState,
  type Texts,
} from "./form/form-state";

/**
 * What a tool tells the one that the visitor goes on to: the visitor's own entries, and what follows
 * from them. The example is not told. What it was told itself goes on with them.
 */
export function listSharedValues<Result>(
  tool: Tool<Result>,
  state: FormState,
  result: Result,
  today: string,
): StoredValues {
  const isOwn = (key: string) => isOwnEntry(tool, state, key, today);
  const own: Record<string, SharedValues[keyof SharedValues]> = {};
  for (const [key, { shared }] of Object.entries(tool.form.fields))
    if (shared && isOwn(key)) own[shared] = (state.texts[key] ?? "").trim();
  for (const [group, { shared }] of Object.entries(tool.form.rows))
    if (shared && isOwn(group)) own[shared] = state.rows[group] ?? [];
  const hasExampleRows = Object.keys(tool.form.rows).some((group) =>
    hasExample(tool, state, group),
  );
  Object.assign(own, hasExampleRows ? {} : tool.share?.(result, isOwn));

  const stored: Record<string, StoredValue> = {};
  for (const [name, value] of Object.entries(readSharedValues()))
    if (value.from !== tool.key) stored[name] = value;
  for (const [name, value] of Object.entries(own)) {
    if (value === undefined) continue;
    stored[name] =
      typeof value === "string" ? { from: tool.key, text: value } : { from: tool.key, rows: value };
  }
  return stored;
}

/**
 * The form with what the tool before has told, each with its mark, and what is left: that would
 * replace something that the visitor has entered.
 */
export function fillIn<Result>(
  tool: Tool<Result>,
  state: FormState,
  stored: StoredValues,
  today: string,
): { state: FormState; offers: readonly SharedEntry[] } {
  let next = state;
  const offers: SharedEntry[] = [];
  const values = readValues(stored);
  const add = (key: string, name: string, value: string | readonly Texts[] | undefined) => {
    const from = toolKeys.find((other) => other === stored[name]?.from && other !== tool.key);
    if (!from || value === undefined || isInForm(tool, next, key, value, today)) return;
    const entry = { key, from, value };
    if (isOwnEntry(tool, next, key, today)) offers.push(entry);
    else next = takeEntry(tool, next, entry, today);
  };
  for (const [key, { shared }] of Object.entries(tool.form.fields))
    if (shared && findField(tool.form, next, key, today)?.isShown) add(key, shared, values[shared]);
  for (const [name, receive] of Object.entries(tool.receive ?? {})) {
    if (!(name in values)) continue;
    for (const [key, value] of Object.entries(receive(values, next))) add(key, name, value);
  }
  return { state: next, offers };
}

function readValues(stored: StoredValues): SharedValues {
  const values: Record<string, string | readonly Texts[]> = {};
  for (const name of sharedNames) {
    const value = stored[name];
    if (value && "text" in value) values[name] = value.text;
  }
  for (const name of sharedRowsNames) {
    const value = stored[name];
    if (value && "rows" in value) values[name] = value.rows;
  }
  return values;
}

/** The form with one entry of another tool, and the mark of where it comes from. */
export function takeEntry<Result>(
  { form }: Tool<Result>,
  state: FormState,
  { key, from, value }: SharedEntry,
  today: string,
): FormState {
  const changed =
    typeof value === "string"
      ? changeText(form, state, { key, text: value }, today)
      : changeRows(form, state, key, value.slice(0, form.rows[key]?.max));
  return { ...changed, sources: { ...changed.sources, [key]: from } };
}

/** Whether there is nothing to fill in: it is there already, or not valid here. */
function isInForm<Result>(
  { form }: Tool<Result>,
  state: FormState,
  key: string,
  value: string | readonly Texts[],
  today: string,
): boolean {
  if (typeof value !== "string") return JSON.stringify(value) === JSON.stringify(state.rows[key]);
  const found = findField(form, state, key, today);
  if (!found || findFieldError(found.field, value) !== null) return true;
  return isSameValue(found.field, found.text, value) && !isStandIn(state, key);
}

/** Whether the visitor has typed, chosen or confirmed a field's valid text, or a group's rows. */
function isOwnEntry<Result>(
  tool: Tool<Result>,
  state: FormState,
  key: string,
  today: string,
): boolean {
  if (key in state.sources) return false;
  const group = tool.form.rows[key];
  if (group) {
    const isInitial = JSON.stringify(state.rows[key]) === JSON.stringify(group.initial);
    return !isInitial && !hasExample(tool, state, key);
  }
  const found = findField(tool.form, state, key, today);
  if (!found?.isShown || isStandIn(state, key)) return false;
  const { field, text } = found;
  if (text.trim() === "" || findFieldError(field, text) !== null) return false;
  const defaultText = getDefault(field, { ...state.texts, [key]: undefined }, today);
  return Boolean(field.isExample) || !isSameValue(field, text, defaultText);
}

function hasExample<Result>({ form }: Tool<Result>, state: FormState, group: string): boolean {
  return [...state.exampleKeys, ...state.unknownKeys].some((key) => isPartOf(form, key, group));
}

/** Freight is that of one mode: by another one it is nothing to go by. */
export function receiveFreight({ freight, mode }: SharedValues, { texts }: FormState) {
  return mode === undefined || mode === texts["mode"] ? { freight } : {};
}
