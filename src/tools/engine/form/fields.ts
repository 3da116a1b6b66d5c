import { isCalendarDate } from "@/lib/dates";
import { readTypedNumber, splitUnit } from "./typed-number";
import { toolMessages as messages } from "@/content/tools/shared";
import type { FieldSpec } from "./field-kinds";

/** A field with the words that a visitor reads of it. */
export type Field = FieldSpec & {
  /** The error for what is not valid. */
  message: string;
  /** A different error for numbers over `max`. */
  tooLarge?: string | undefined;
};

type NumberField = Extract<Field, { kind: "number" }>;

/**
 * Fields are known by a key: their name or, in a row, "column.row" with the row's index. It is also
 * the id of the field's element, and the key of its error.
 */
export function rowFieldKey(column: string, row: number): string {
  return `${column}.${row}`;
}

/** `row` is null for fields that are in no row. */
export function splitFieldKey(key: string): { name: string; row: number | null } {
  const [name = "", row] = key.split(".");
  return { name, row: row === undefined ? null : Number(row) };
}

/** The error message for a field's text, or null. */
export function findFieldError(field: Field, text: string): string | null {
  switch (field.kind) {
    case "number":
      return findNumberError(field, text);
    case "choice":
      return field.options.includes(text) ? null : field.message;
    case "text":
      return text.length <= field.maxLength ? null : field.message;
    case "date":
      return isCalendarDate(text) ? null : messages.date;
  }
}

/**
 * What the text was probably meant to be: "7.20" for "USD 7.20". Null if the text has another form,
 * or if the correction would not be valid either.
 */
export function findCorrection(field: Field, text: string): string | null {
  if (field.kind !== "number") return null;
  const split = splitUnit(text);
  // A weight in pounds is not the same figure in kilograms, so a unit is never just cut off.
  if (!split || split.kind === "measure") return null;
  return findNumberError(field, split.figure) === null ? split.figure : null;
}

function findNumberError(field: NumberField, text: string): string | null {
  const split = splitUnit(text);
  if (split?.kind === "measure") return messages.unit;
  if (split) return findNumberError(field, split.figure) ?? messages[split.kind](split.figure);
  const typed = readTypedNumber(text, field);
  if (!typed.ok) return typed.reason === "blank" && field.isOptional ? null : field.message;
  const { value } = typed;
  if (value > field.max) return field.tooLarge ?? field.message;
  const isTooSmall = field.isMinExclusive ? value <= field.min : value < field.min;
  return isTooSmall || (field.isWhole && !Number.isInteger(value)) ? field.message : null;
}

/** Whether two texts mean the same value: "1,000" and "1000.00" do in a number field. */
export function isSameValue(field: Field, a: string, b: string): boolean {
  return canonicalText(field, a) === canonicalText(field, b);
}

/** The shortest text with the same meaning, for links. */
export function canonicalText(field: Field, text: string): string {
  if (field.kind !== "number") return text;
  const typed = readTypedNumber(text, field);
  if (!typed.ok) return text.trim();
  return typed.plain.includes(".") ? typed.plain.replace(/\.?0*$/, "") : typed.plain;
}
