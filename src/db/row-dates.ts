import { readableDate } from "@/lib/dates";
import { readText } from "./rows";

/** A timestamp (ISO 8601), or "" for an invalid value. */
export function readMoment(value: unknown): string {
  const moment = readText(value);
  return readableDate(moment) === "" || Number.isNaN(Date.parse(moment)) ? "" : moment;
}

/** Moves rows without a date to the end. The order is otherwise kept. */
export function undatedLast<Row>(rows: readonly Row[], dateOf: (row: Row) => string): Row[] {
  return rows.toSorted((a, b) => Number(dateOf(a) === "") - Number(dateOf(b) === ""));
}
