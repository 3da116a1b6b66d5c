import {
  readSharedValues,
  type StoredValue,
  type StoredValues,
} from "@/data/browser/shared-values";
import { toolKeys, type ToolKey } from "@/config/tools";
import type { Tool } from "./define-tool";
import {
  sharedNames,
  sharedRowsNames,
  type SharedEntry,
  type SharedValue,
  type SharedValues,
} from "./form/field-kinds";
import { findFieldError, isSameValue } from "./form/fields";
import { findField } from "./form/find-field";
import {
  changeRows,
  changeText,
  getDefault,
  initialState,
  isPartOf,
  isStandIn,
  listExampleCells,
  restoreParts,
  type FormState,
  type Texts,
} from "./form/form-state";

/**
 * What a tool tells the one that the visitor goes on to: the visitor's own entries, and what follows
 * from them. The example is not told. What it was told itself goes on with them, but not what another
 * tool has told of a shipment that the visitor has not taken.
 */
export function listSharedValues<Result>(
  tool: Tool<Result>,
  state: FormState,
  result: Result,
  today: string,
): StoredValues {
  const isOwn = (key: string) => isOwnEntry(tool, state, key, today);
  const own: Record<string, SharedValues[keyof SharedValues]> = {};
  const hasExampleRows = Object.keys(tool.form.rows).some((group) =>
    [...state.exampleKeys, ...state.unknownKeys].some((key) => isPartOf(tool.form, key, group)),
  );
  for (const [key, { shared }] of Object.entries(tool.form.fields)) {
    // Amounts in rows that are partly the example's are not told, so their currency would be of none.
    if (!shared || (shared === "currency" && hasExampleRows)) continue;
    if (isOwn(key)) own[shared] = (state.texts[key] ?? "").trim();
  }
  if (!hasExampleRows) {
    for (const [group, { shared }] of Object.entries(tool.form.rows))
      if (shared && isOwn(group)) own[shared] = state.rows[group] ?? [];
    Object.assign(own, tool.share?.(result, isOwn));
  }

  const stored: Record<string, StoredValue> = {};
  const before = readSharedValues();
  const { offers } = fillIn(tool, state, before, today);
  const followed = Object.values(state.sources);
  const isLeft = (sender: string) =>
    offers.some(
      ({ key, from }) => from === sender && (key in state.sources || !followed.includes(from)),
    );
  for (const [name, value] of Object.entries(before))
    if (value.from !== tool.key && !isLeft(value.from)) stored[name] = value;
  for (const [name, value] of Object.entries(own)) {
    if (value === undefined) continue;
    stored[name] =
      typeof value === "string" ? { from: tool.key, text: value } : { from: tool.key, rows: value };
  }
  return stored;
}

/**
 * The form with what the tool before has told, each with its mark. What has come from a tool follows
 * it: it is replaced, and goes where that tool says something else instead. Where any of it would
 * replace something that the visitor has entered, nothing is filled in, and all of it is offered, to
 * be taken or left as a whole: so figures of two shipments never mix.
 */
export function fillIn<Result>(
  tool: Tool<Result>,
  state: FormState,
  stored: StoredValues,
  today: string,
): { state: FormState; taken: readonly string[]; offers: readonly SharedEntry[] } {
  let next = state;
  const own = new Set<string>();
  const told = new Set<string>();
  const entries = new Map<string, SharedEntry>();
  const values = readValues(stored);
  const findSource = (source: string | undefined) =>
    toolKeys.find((other) => other === source && other !== tool.key);
  const add = (key: string, from: ToolKey, value: SharedValue) => {
    told.add(key);
    if (isInForm(tool, next, key, value, today)) return;
    if (isOwnEntry(tool, next, key, today)) own.add(key);
    entries.set(key, { key, from, value });
    next = takeEntry(tool, next, { key, from, value }, today);
  };
  for (const [key, { shared }] of Object.entries(tool.form.fields)) {
    const from = findSource(shared && stored[shared]?.from);
    const value = shared && values[shared];
    if (!from || value === undefined) continue;
    told.add(key);
    if (findField(tool.form, next, key, today)?.isShown) add(key, from, value);
  }
  for (const [name, receive] of Object.entries(tool.receive ?? {})) {
    const from = findSource(stored[name]?.from);
    if (!from || !(name in values)) continue;
    for (const [key, value] of Object.entries(receive(values, next)))
      if (value !== undefined) add(key, from, value);
  }
  const senders = new Set(Object.values(stored).map(({ from }) => from));
  for (const [key, source] of Object.entries(state.sources)) {
    const from = senders.has(source) && !told.has(key) ? findSource(source) : undefined;
    if (from) add(key, from, null);
  }
  const changes = [...entries.values()].filter(
    ({ key, value }) => value !== null || !isInForm(tool, state, key, null, today),
  );
  if (changes.length === 0) return { state, taken: [], offers: [] };
  return own.size > 0
    ? { state, taken: [], offers: changes }
    : { state: next, taken: changes.map(({ key }) => key), offers: [] };
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
export function takeEntry(
  { form }: Pick<Tool<never>, "form">,
  state: FormState,
  { key, from, value }: SharedEntry,
  today: string,
): FormState {
  if (value === null) return restoreParts(form, state, initialState(form, today), [key], today);
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
  value: SharedValue,
  today: string,
): boolean {
  if (value === null) {
    const start = initialState(form, today);
    const isExample = (one: FormState) => one.exampleKeys.includes(key);
    const isStart = (state.rows[key] ?? state.texts[key]) === (start.rows[key] ?? start.texts[key]);
    return isStart && isExample(state) === isExample(start);
  }
  if (typeof value !== "string") return JSON.stringify(value) === JSON.stringify(state.rows[key]);
  const found = findField(form, state, key, today);
  if (!found || findFieldError(found.field, value) !== null) return true;
  return isSameValue(found.field, found.text, value) && !isStandIn(state, key);
}

/** Whether the visitor has typed, chosen or confirmed a field's valid text, or any of a group's rows. */
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
    return !isInitial || !listExampleCells(group).every((cell) => isStandIn(state, cell));
  }
  const found = findField(tool.form, state, key, today);
  if (!found?.isShown || isStandIn(state, key)) return false;
  const { field, text } = found;
  if (field.shared === "currency" && hasOwnFigures(tool, state, today)) return true;
  if (text.trim() === "" || findFieldError(field, text) !== null) return false;
  const defaultText = getDefault(field, { ...state.texts, [key]: undefined }, today);
  return Boolean(field.isExample) || !isSameValue(field, text, defaultText);
}

/** A currency, also the usual one, is that of all amounts beside it. */
function hasOwnFigures<Result>(tool: Tool<Result>, state: FormState, today: string): boolean {
  const { fields, rows } = tool.form;
  const numbers = Object.keys(fields).filter((key) => fields[key]?.kind === "number");
  return [...numbers, ...Object.keys(rows)].some((key) => isOwnEntry(tool, state, key, today));
}
