import { parameters } from "@/config/parameters";
import { groupDigits } from "@/lib/numbers";
import { toWellFormed } from "@/lib/clean-text";
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
export const EXAMPLE_MARK = "~";
/** Marks a figure that the sender does not know. Alone, in a text field, it stands for the default. */
const UNKNOWN_MARK = "*";

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
    const isUnknownText = field.kind === "text" && state.unknownKeys.includes(name);
    const written = findMark(state, name) + (isUnknownText ? "" : canonicalText(field, text));
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
  form.readFormerLink?.(params);
  const given: Record<string, string> = {};
  const exampleKeys: string[] = [];
  const unknownKeys: string[] = [];
  let hasIgnoredValues = params.get(VERSION_KEY) !== VERSION;
  for (const [name, field] of Object.entries(form.fields)) {
    const written = params.get(field.linkKey);
    const { text, mark } = readMarked(field, written ?? "");
    const isUnknownText = field.kind === "text" && mark === UNKNOWN_MARK;
    const isValid = written !== null && findFieldError(field, text) === null;
    if (isValid && !isUnknownText) given[name] = text;
    else if (written !== null && !isUnknownText) hasIgnoredValues = true;
    if (mark === UNKNOWN_MARK && isValid) unknownKeys.push(name);
    else if (mark === EXAMPLE_MARK || (field.isExample && !isValid)) exampleKeys.push(name);
  }
  const texts: Record<string, string> = { ...getDefaults(form, given, today) };
  for (const [name, text] of Object.entries(given)) {
    const field = form.fields[name];
    // A confirmed default is written as the form writes it: "250.00", not "250".
    if (field && !isSameValue(field, text, texts[name] ?? "")) texts[name] = text;
  }
  const rows: Record<string, readonly Texts[]> = {};
  const exampleCells: string[] = [];
  const unknownCells: string[] = [];
  for (const [group, definition] of Object.entries(form.rows)) {
    const written = params.get(definition.linkKey);
    const read = readRows(definition, written ?? "");
    hasIgnoredValues ||= read.isIncomplete;
    const isGiven = written === "" || read.rows.length > 0;
    rows[group] = isGiven ? read.rows : definition.initial;
    exampleCells.push(...(isGiven ? read.exampleKeys : listExampleCells(definition)));
    unknownCells.push(...read.unknownKeys);
  }
  const state = {
    ...initialState(form, today),
    texts,
    rows,
    exampleKeys: [...exampleKeys.filter((name) => texts[name] !== ""), ...exampleCells],
    unknownKeys: [...unknownKeys, ...unknownCells],
  };
  return { state, hasIgnoredValues };
}

function findMark({ exampleKeys, unknownKeys }: FormState, key: string): string {
  if (exampleKeys.includes(key)) return EXAMPLE_MARK;
  return unknownKeys.includes(key) ? UNKNOWN_MARK : "";
}

/** A text that was typed is never written with a mark, since a link leaves out the default. */
function readMarked(field: Field, written: string): { text: string; mark: string | null } {
  const found = [EXAMPLE_MARK, UNKNOWN_MARK].find((sign) => written.startsWith(sign));
  const mayBeMarked = field.isExample && (field.kind !== "text" || written === UNKNOWN_MARK);
  const mark = (mayBeMarked && found) || null;
  const text = written.slice(mark?.length ?? 0);
  return { text: field.kind === "number" ? groupDigits(text) : text, mark };
}

function writeRows(
  { columns, separator }: FormRows,
  rows: readonly Texts[],
  state: FormState,
): string {
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
        return findMark(state, rowFieldKey(name, row)) + cell;
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
  const unknownKeys: string[] = [];
  const all = text === "" ? [] : text.split(",");
  for (const written of all.slice(0, definition.max)) {
    const row = readRow(definition, written);
    if (!row) continue;
    for (const [column, mark] of Object.entries(row.marks))
      (mark === EXAMPLE_MARK ? exampleKeys : unknownKeys).push(rowFieldKey(column, rows.length));
    rows.push(row.cells);
  }
  return { rows, exampleKeys, unknownKeys, isIncomplete: rows.length < all.length };
}

function readRow({ columns, separator, empty }: FormRows, written: string) {
  const fields = Object.entries(columns);
  const parts = written.split(separator).map(decodeSafely);
  const marks: Record<string, string> = {};
  const cells: Record<string, string> = { ...empty };
  for (const [i, [name, field]] of fields.entries()) {
    const part = i < parts.length ? parts[i] : (empty[name] ?? "");
    if (part == null) return null;
    const { text, mark } = readMarked(field, part);
    const mayBeBlank = text === "" && field.when !== undefined;
    if (!mayBeBlank && findFieldError(field, text) !== null) return null;
    if (mark !== null) marks[name] = mark;
    cells[name] = text;
  }
  return parts.length <= fields.length ? { cells, marks } : null;
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
