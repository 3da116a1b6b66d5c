import { canonicalText, findFieldError, isSameValue, type Field, type FieldTexts } from "./fields";
import { toWellFormed } from "@/lib/well-formed";
import type { FormDefinition, FormState, RowsDefinition } from "./form-state";

const VERSION_KEY = "v";
const VERSION = "1";

/** A value that was ignored because it is invalid. `row` is an index from 0. */
export type DroppedValue<Name extends string = string> =
  | { kind: "version"; text: string }
  | { kind: "field"; name: Name; text: string }
  | { kind: "row"; row: number; text: string };

/** What a link holds, and what was ignored in it. */
export type LinkReading<Name extends string, Column extends string> = {
  state: FormState<Name, Column>;
  dropped: readonly DroppedValue<Name>[];
};

/**
 * The query of a link that restores the form, without the question mark. Contains only valid values
 * that differ from their defaults, and is "" if there are none.
 * @param withPinned includes the fields whose default depends on the date, so that a shared link
 * means the same tomorrow
 */
export function writeLinkQuery<Name extends string, Column extends string>(
  form: FormDefinition<Name, Column>,
  state: FormState<Name, Column>,
  today: string,
  { withPinned }: { withPinned: boolean },
): string {
  const changed = new URLSearchParams();
  const pinned = new URLSearchParams();
  for (const name in form.fields) {
    const field = form.fields[name];
    const text = state.texts[name];
    if (findFieldError(field, text) !== null) continue;
    if (field.isPinned) pinned.set(field.key, canonicalText(field, text));
    const standard = form.getDefaults({ ...state.texts, [name]: undefined }, today)[name];
    if (!isSameValue(field, text, standard)) changed.set(field.key, canonicalText(field, text));
  }
  if (form.rows) {
    const rows = writeRows(form.rows, state.rows);
    if (rows !== writeRows(form.rows, form.rows.initial)) changed.set(form.rows.key, rows);
  }
  const all = new URLSearchParams({ [VERSION_KEY]: VERSION });
  if (withPinned || changed.size > 0) for (const [key, value] of pinned) all.set(key, value);
  for (const [key, value] of changed) all.set(key, value);
  // Commas need no escaping in a query, and rows are easier to read with them.
  return all.size > 1 ? all.toString().replaceAll("%2C", ",") : "";
}

/** Returns null if the query was not written by `writeLinkQuery`. */
export function readLinkQuery<Name extends string, Column extends string>(
  form: FormDefinition<Name, Column>,
  query: string,
  today: string,
): LinkReading<Name, Column> | null {
  const params = new URLSearchParams(query);
  if (!params.has(VERSION_KEY)) return null;
  const given: Partial<Record<Name, string>> = {};
  const dropped: DroppedValue<Name>[] = [];
  const version = params.get(VERSION_KEY) ?? "";
  if (version !== VERSION) dropped.push({ kind: "version", text: version });
  for (const name in form.fields) {
    const field = form.fields[name];
    const text = params.get(field.key);
    if (text === null) continue;
    if (findFieldError(field, text) === null) given[name] = text;
    else dropped.push({ kind: "field", name, text });
  }
  const texts = { ...form.getDefaults(given, today), ...given };
  const rowsText = form.rows && params.get(form.rows.key);
  const rows = form.rows && rowsText !== null ? readRows(form.rows, rowsText) : null;
  return {
    state: {
      texts,
      rows:
        rows && (rowsText === "" || rows.valid.length > 0)
          ? rows.valid
          : (form.rows?.initial ?? []),
    },
    dropped: [...dropped, ...(rows?.dropped ?? [])],
  };
}

function writeRows<Column extends string>(
  definition: RowsDefinition<Column>,
  rows: readonly FieldTexts<Column>[],
): string {
  const columns = listColumns(definition);
  return rows
    .filter((row) => columns.every(([name, field]) => findFieldError(field, row[name]) === null))
    .map((row) => {
      const cells = columns.map(([name, field]) =>
        encodeURIComponent(toWellFormed(canonicalText(field, row[name]))),
      );
      // Blank cells at the end are left out, as in links from before their columns existed.
      const length = cells.findLastIndex((cell) => cell !== "") + 1;
      return cells.slice(0, length).join(definition.separator);
    })
    .join(",");
}

function readRows<Column extends string>(definition: RowsDefinition<Column>, text: string) {
  const valid: FieldTexts<Column>[] = [];
  const dropped: DroppedValue<never>[] = [];
  for (const [i, written] of (text === "" ? [] : text.split(",")).entries()) {
    const row = i < definition.max ? readRow(definition, written) : null;
    if (row) valid.push(row);
    else dropped.push({ kind: "row", row: i, text: written });
  }
  return { valid, dropped };
}

function readRow<Column extends string>(
  definition: RowsDefinition<Column>,
  written: string,
): FieldTexts<Column> | null {
  const columns = listColumns(definition);
  const cells = written.split(definition.separator).map(decodeSafely);
  const row: Record<Column, string> = { ...definition.empty };
  for (const [i, [name, field]] of columns.entries()) {
    const cell = i < cells.length ? cells[i] : "";
    if (cell == null || findFieldError(field, cell) !== null) return null;
    row[name] = cell;
  }
  return cells.length <= columns.length ? row : null;
}

function listColumns<Column extends string>({ columns }: RowsDefinition<Column>) {
  const list: [Column, Field][] = [];
  for (const name in columns) list.push([name, columns[name]]);
  return list;
}

/** Null if the percent-encoding is invalid. */
function decodeSafely(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
