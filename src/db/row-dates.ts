import { extractDate } from "@/lib/dates";
import { readText } from "./rows";

/** A moment (ISO 8601), or "" for what is none. */
export function readMoment(value: unknown): string {
  const moment = readText(value);
  return extractDate(moment) === "" || Number.isNaN(Date.parse(moment)) ? "" : moment;
}

/** The rows in their order, but those without a date come last. */
export function undatedLast<Row>(rows: readonly Row[], dateOf: (row: Row) => string): Row[] {
  return rows.toSorted((a, b) => Number(dateOf(a) === "") - Number(dateOf(b) === ""));
}
