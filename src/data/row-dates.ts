import { extractDate } from "@/lib/dates";
import { readText } from "./rows";

/** A timestamp (ISO 8601), or "" for an invalid value. */
export function readTimestamp(value: unknown): string {
  const timestamp = readText(value);
  return extractDate(timestamp) === "" || Number.isNaN(Date.parse(timestamp)) ? "" : timestamp;
}

/** Moves rows without a date to the end. The order is otherwise kept. */
export function sortUndatedLast<Row>(rows: readonly Row[], dateOf: (row: Row) => string): Row[] {
  return rows.toSorted((a, b) => Number(dateOf(a) === "") - Number(dateOf(b) === ""));
}
