import { parameters } from "@/config/parameters";
import { toWellFormed } from "@/lib/well-formed";
import type { Form, FormRows } from "./define-form";
import { canonicalText, findFieldError, isSameValue, rowFieldKey, type Field } from "./fields";
import {
  getDefault,
  getDefaults,
  initialState,
  listExampleCells,
  type FormState,
  type Texts,
} from "./form-state";

const { version: VERSION_KEY } = parameters.tool;
const VERSION = "1";

/** Marks a figure of the example that the link cannot leave out. */
const EXAMPLE_MARK = "~";

/** What a link holds. */
type LinkReading = { state: FormState; hasIgnoredValues: boolean };

/**
 * The query of a link that restores the form, without the question mark. Contains only valid values
 * that differ from their defaults or were confirmed, and the fields whose default depends on the
 * date, so that a shared link means the same tomorrow. What it leaves out of the example is still
 * the example's where the link is opened.
 * @returns `isOwn`: whether it contains anything that was changed or confirmed
 */
export function writeLinkQuery(
  form: Form,
  state: FormState,
  today: string,
): { query: string; isOwn: boolean } {
  const changed = new URLSearchParams();
  const pinned = new URLSearchParams();
  for (const [name, field] of Object.entries(form.fields)) {
    const text = state.texts[name] ?? "";
    if (findFieldError(field, text) !== null) continue;
    const isExample = state.exampleKeys.includes(name);
    const written = (isExample ? EXAMPLE_MARK : "") + canonicalText(field, text);
    if (field.kind === "date" && field.isPinned) pinned.set(field.linkKey, written);
    const others = { ...state.texts, [name]: undefined };
    const isConfirmed = Boolean(field.isExample) && !isExample;
    if (isConfirmed || !isSameValue(field, text, getDefault(field, others, today)))
      changed.set(field.linkKey, written);
  }
  const start = initialState(form, today);
  for (const [group, definition] of Object.entries(form.rows)) {
    const rows = writeRows(definition, state.rows[group] ?? [], state);
    if (rows !== writeRows(definition, definition.initial, start))
      changed.set(definition.linkKey, rows);
  }
  const all = new URLSearchParams({ [VERSION_KEY]: VERSION });
  for (const [key, value] of [...pinned, ...changed]) all.set(key, value);
  // These need no escaping in a query, and rows are easier to read with them.
  const query = all.size > 1 ? all.toString().replaceAll(/%(2C|3A|7E)/g, decodeURIComponent) : "";
  return { query, isOwn: changed.size > 0 };
}

/** Returns null if the query was not written by `writeLinkQuery`. */
export function readLinkQuery(form: Form, query: string, today: string): LinkReading | null {
  const params = new URLSearchParams(query);
  if (!params.get(VERSION_KEY)) return null;
  const given: Record<string, string> = {};
  const exampleKeys: string[] = [];
  let hasIgnoredValues = params.get(VERSION_KEY) !== VERSION;
  for (const [name, field] of Object.entries(form.fields)) {
    const written = params.get(field.linkKey);
    const { text, isExample } = readMarked(field, written ?? "");
    const isValid = written !== null && findFieldError(field, text) === null;
    if (isValid) given[name] = text;
    else if (written !== null) hasIgnoredValues = true;
    if (isExample || (field.isExample && !isValid)) exampleKeys.push(name);
  }
  const texts: Record<string, string> = { ...getDefaults(form, given, today) };
  for (const [name, text] of Object.entries(given)) {
    const field = form.fields[name];
    // A confirmed default is written as the form writes it: "250.00", not "250".
    if (field && !isSameValue(field, text, texts[name] ?? "")) texts[name] = text;
  }
  const rows: Record<string, readonly Texts[]> = {};
  const exampleCells: string[] = [];
  for (const [group, definition] of Object.entries(form.rows)) {
    const written = params.get(definition.linkKey);
    const read = readRows(definition, written ?? "");
    hasIgnoredValues ||= read.isIncomplete;
    const isGiven = written === "" || read.rows.length > 0;
    rows[group] = isGiven ? read.rows : definition.initial;
    exampleCells.push(...(isGiven ? read.exampleKeys : listExampleCells(definition)));
  }
  const state = {
    texts,
    rows,
    aside: { texts: {}, rows: {} },
    sources: {},
    exampleKeys: [...exampleKeys.filter((name) => texts[name] !== ""), ...exampleCells],
  };
  return { state, hasIgnoredValues };
}

/** A text is never written with a mark, since a link leaves out the default. */
function readMarked(field: Field, written: string) {
  const isExample =
    field.kind !== "text" && Boolean(field.isExample) && written.startsWith(EXAMPLE_MARK);
  return { text: isExample ? written.slice(EXAMPLE_MARK.length) : written, isExample };
}

function writeRows(
  { columns, separator }: FormRows,
  rows: readonly Texts[],
  state: FormState,
): string {
  const { exampleKeys } = state;
  const fields = Object.entries(columns);
  const isInvalid = (field: Field, cells: Texts, name: string) =>
    findFieldError(field, cells[name] ?? "") !== null;
  return [...rows.entries()]
    .filter(([, cells]) =>
      fields.every(
        ([name, field]) =>
          (field.when && !field.when(cells, state)) || !isInvalid(field, cells, name),
      ),
    )
    .map(([row, cells]) => {
      const written = fields.map(([name, field]) => {
        // What does not apply is in nobody's way, and blank where it is invalid.
        const text = isInvalid(field, cells, name) ? "" : (cells[name] ?? "");
        const cell = encodeCell(separator, canonicalText(field, text));
        return exampleKeys.includes(rowFieldKey(name, row)) ? EXAMPLE_MARK + cell : cell;
      });
      // Blank cells at the end are left out, as in links from before their columns existed.
      const length = written.findLastIndex((cell) => cell !== "") + 1;
      return written.slice(0, length).join(separator);
    })
    .join(",");
}

function readRows(definition: FormRows, text: string) {
  const rows: Texts[] = [];
  const exampleKeys: string[] = [];
  const all = text === "" ? [] : text.split(",");
  for (const written of all.slice(0, definition.max)) {
    const row = readRow(definition, written);
    if (!row) continue;
    exampleKeys.push(...row.exampleColumns.map((column) => rowFieldKey(column, rows.length)));
    rows.push(row.cells);
  }
  return { rows, exampleKeys, isIncomplete: rows.length < all.length };
}

function readRow({ columns, separator, empty }: FormRows, written: string) {
  const fields = Object.entries(columns);
  const parts = written.split(separator).map(decodeSafely);
  const exampleColumns: string[] = [];
  const cells: Record<string, string> = { ...empty };
  for (const [i, [name, field]] of fields.entries()) {
    const part = i < parts.length ? parts[i] : (empty[name] ?? "");
    if (part == null) return null;
    const { text, isExample } = readMarked(field, part);
    const mayBeBlank = text === "" && field.when !== undefined;
    if (!mayBeBlank && findFieldError(field, text) !== null) return null;
    if (isExample) exampleColumns.push(name);
    cells[name] = text;
  }
  return parts.length <= fields.length ? { cells, exampleColumns } : null;
}

/**
 * Percent-encodes what separates cells and rows. The rest is encoded once, with the whole query, so
 * that links with names stay short.
 */
function encodeCell(separator: "x" | ":", text: string): string {
  return toWellFormed(text).replaceAll(
    new RegExp(`[%,${separator}]`, "g"),
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
}

/** Null if the percent-encoding is invalid. */
function decodeSafely(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
