import { isBlank, tidyText } from "@/lib/clean-text";
import { extractDate } from "@/lib/dates";

/** A row as stored. In an older or foreign table, a column may be missing or hold anything. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** How the rows of a table are read. */
export type TableRows<Row, Table extends string = string> = {
  table: Table;
  /** Converts a row: a column that is missing or invalid gets its default or "". */
  normalize: (row: StoredRow) => Row;
  /**
   * Visitors are not shown rows in which one of these columns is "". If all rows lack them, the
   * response is not from this table.
   */
  required: readonly (keyof Row & string)[];
  /** Why visitors are not shown a row that has all of these; null for a row that they are shown. */
  findFault?: (row: Row) => string | null;
};

/** The text, or the fallback for blank text and for values that are not text. */
export function readText(value: unknown, fallback = ""): string {
  return typeof value === "string" && !isBlank(value) ? value : fallback;
}

/** Like `readText`, for titles, names and other short texts. */
export function readTidyText(value: unknown, fallback = ""): string {
  return tidyText(readText(value, fallback));
}

/** The id of a row as text. Tables that were not made by our migrations often have numeric ids. */
export function readId(value: unknown): string {
  return Number.isSafeInteger(value) ? String(value) : readText(value);
}

/** A timestamp (ISO 8601), or "" for an invalid value. */
export function readTimestamp(value: unknown): string {
  const timestamp = readText(value);
  return extractDate(timestamp) === "" || Number.isNaN(Date.parse(timestamp)) ? "" : timestamp;
}

/** Reads the rows of a table as they are stored. */
export function asStored<Row>({ required }: Pick<TableRows<Row>, "required">) {
  return { required, normalize: (row: StoredRow) => row };
}

export function isDisplayable<Row>(
  { required, findFault }: Pick<TableRows<Row>, "required" | "findFault">,
  row: Row,
): boolean {
  return required.every((column) => row[column] !== "") && !findFault?.(row);
}

/** The rows that visitors can be shown. Each of the others is logged once, in one line. */
export function filterDisplayable<Row>(rows: TableRows<Row>, all: readonly Row[]): Row[] {
  return all.filter((row) => {
    const isShown = isDisplayable(rows, row);
    if (!isShown) logIncompleteRow(rows, row);
    return isShown;
  });
}

const warned = new Set<string>();

function logIncompleteRow<Row>({ table, required, findFault }: TableRows<Row>, row: Row) {
  const fault = findFault?.(row);
  const reason = fault ? `, because ${fault}` : "";
  const message = `A row of ${table} is left out${reason}: ${JSON.stringify(row, [...required])}`;
  if (!warned.has(message)) console.warn(message);
  warned.add(message);
}

/** Moves rows without a date to the end. The order is otherwise kept. */
export function sortUndatedLast<Row>(rows: readonly Row[], dateOf: (row: Row) => string): Row[] {
  return [...rows].sort((a, b) => Number(dateOf(a) === "") - Number(dateOf(b) === ""));
}
