import { canonicalText, findFieldError, isSameValue, type Field, type FieldTexts } from "./fields";
import { toWellFormed } from "@/lib/well-formed";
import { rowErrorKey } from "./form-reader";
import {
  initialState,
  isExampleField,
  listExampleCells,
  type FormDefinition,
  type FormState,
  type RowsDefinition,
} from "./form-state";

const VERSION_KEY = "v";
const VERSION = "1";

/** Marks a figure of the example that the link cannot leave out. */
const EXAMPLE_MARK = "~";

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
 * that differ from their defaults or were confirmed, and is "" if there are none. What it leaves out
 * of the example is still the example's where the link is opened.
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
    const isExample = isMarked(state, name);
    const written = (isExample ? EXAMPLE_MARK : "") + canonicalText(field, text);
    if (field.isPinned) pinned.set(field.key, written);
    const standard = form.getDefaults({ ...state.texts, [name]: undefined }, today)[name];
    const isConfirmed = isExampleField(field) && !isExample;
    if (isConfirmed || !isSameValue(field, text, standard)) changed.set(field.key, written);
  }
  if (form.rows) {
    const rows = writeRows(form.rows, state);
    if (rows !== writeRows(form.rows, initialState(form, today))) changed.set(form.rows.key, rows);
  }
  const all = new URLSearchParams({ [VERSION_KEY]: VERSION });
  if (withPinned || changed.size > 0) for (const [key, value] of pinned) all.set(key, value);
  for (const [key, value] of changed) all.set(key, value);
  // These need no escaping in a query, and rows are easier to read with them.
  return all.size > 1 ? all.toString().replaceAll("%2C", ",").replaceAll("%7E", "~") : "";
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
  const examples: Name[] = [];
  const dropped: DroppedValue<Name>[] = [];
  const version = params.get(VERSION_KEY) ?? "";
  if (version !== VERSION) dropped.push({ kind: "version", text: version });
  for (const name in form.fields) {
    const field = form.fields[name];
    const written = params.get(field.key);
    const { text, isExample } = readMarked(field, written ?? "");
    const isValid = written !== null && findFieldError(field, text) === null;
    if (isValid) given[name] = text;
    else if (written !== null) dropped.push({ kind: "field", name, text: written });
    if (isExample || (isExampleField(field) && !isValid)) examples.push(name);
  }
  const defaults = form.getDefaults(given, today);
  const texts: Record<Name, string> = { ...defaults };
  for (const name in given) {
    const text = given[name] ?? "";
    // A confirmed default is written as the form writes it: "250.00", not "250".
    if (!isSameValue(form.fields[name], text, defaults[name])) texts[name] = text;
  }
  const exampleKeys = examples.filter((name) => texts[name] !== "");
  const rowsText = form.rows && params.get(form.rows.key);
  const read = form.rows && rowsText !== null ? readRows(form.rows, rowsText) : null;
  const { rows, exampleKeys: exampleCells } =
    read && (rowsText === "" || read.rows.length > 0)
      ? read
      : { rows: form.rows?.initial ?? [], exampleKeys: listExampleCells(form) };
  return {
    state: { texts, rows, exampleKeys: [...exampleKeys, ...exampleCells] },
    dropped: [...dropped, ...(read?.dropped ?? [])],
  };
}

/** A text is never written with a mark, since a link leaves out the default. */
function readMarked(field: Field, written: string) {
  const isExample =
    field.kind !== "text" && isExampleField(field) && written.startsWith(EXAMPLE_MARK);
  return { text: isExample ? written.slice(EXAMPLE_MARK.length) : written, isExample };
}

function isMarked({ exampleKeys = [] }: FormState, key: string): boolean {
  return exampleKeys.includes(key);
}

function writeRows<Column extends string>(
  definition: RowsDefinition<Column>,
  state: FormState<string, Column>,
): string {
  const columns = listColumns(definition);
  return [...state.rows.entries()]
    .filter(([, row]) => columns.every(([name, field]) => !findFieldError(field, row[name])))
    .map(([i, row]) => {
      const cells = columns.map(([name, field]) => {
        const cell = encodeCell(definition, canonicalText(field, row[name]));
        return isMarked(state, rowErrorKey(name, i)) ? EXAMPLE_MARK + cell : cell;
      });
      // Blank cells at the end are left out, as in links from before their columns existed.
      const length = cells.findLastIndex((cell) => cell !== "") + 1;
      return cells.slice(0, length).join(definition.separator);
    })
    .join(",");
}

function readRows<Column extends string>(definition: RowsDefinition<Column>, text: string) {
  const rows: FieldTexts<Column>[] = [];
  const exampleKeys: string[] = [];
  const dropped: DroppedValue<never>[] = [];
  for (const [i, written] of (text === "" ? [] : text.split(",")).entries()) {
    const row = i < definition.max ? readRow(definition, written) : null;
    if (row) {
      exampleKeys.push(...row.exampleColumns.map((column) => rowErrorKey(column, rows.length)));
      rows.push(row.cells);
    } else dropped.push({ kind: "row", row: i, text: written });
  }
  return { rows, exampleKeys, dropped };
}

function readRow<Column extends string>(definition: RowsDefinition<Column>, written: string) {
  const columns = listColumns(definition);
  const parts = written.split(definition.separator).map(decodeSafely);
  const exampleColumns: Column[] = [];
  const cells: Record<Column, string> = { ...definition.empty };
  for (const [i, [name, field]] of columns.entries()) {
    const part = i < parts.length ? parts[i] : "";
    if (part == null) return null;
    const { text, isExample } = readMarked(field, part);
    if (findFieldError(field, text) !== null) return null;
    if (isExample) exampleColumns.push(name);
    cells[name] = text;
  }
  return parts.length <= columns.length ? { cells, exampleColumns } : null;
}

/**
 * Percent-encodes what separates cells and rows. The rest is encoded once, with the whole query, so
 * that links with names stay short.
 */
function encodeCell({ separator }: { separator: "x" | ":" }, text: string): string {
  return toWellFormed(text).replaceAll(
    new RegExp(`[%,${separator}]`, "g"),
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
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
