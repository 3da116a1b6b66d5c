import { isCalendarDate } from "@/lib/dates";
import { readTypedNumber, splitUnit } from "@/lib/typed-number";
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

/** Matches "1.000", a thousand in countries that group digits with dots. Does not match "0.500". */
const WITH_DOTS = /^[1-9]\d{0,2}(\.\d{3})+$/;

/** Matches "1 000" and "1’000.50". */
const WITH_SPACES = /^[1-9]\d{0,2}([\s'’]\d{3})+(\.\d+)?$/;

/**
 * What the text was probably meant to be: "1,000" for "1 000", and for "1.000" in a field for whole
 * numbers; "7.20" for "USD 7.20". Null if the text has another form, or if the correction would not be valid either.
 */
export function findCorrection(field: Field, text: string): string | null {
  if (field.kind !== "number") return null;
  const split = splitUnit(text);
  // A weight in pounds is not the same figure in kilograms, so a unit is never just cut off.
  if (split?.kind === "measure") return null;
  const figure = split?.figure ?? text.trim();
  const corrected = groupWithCommas(field, figure);
  return corrected !== text.trim() && findNumberError(field, corrected) === null ? corrected : null;
}

function groupWithCommas({ isWhole }: NumberField, figure: string): string {
  if (WITH_SPACES.test(figure)) return figure.replace(/[\s'’]/g, ",");
  return isWhole && WITH_DOTS.test(figure) ? figure.replaceAll(".", ",") : figure;
}

function findNumberError(field: NumberField, text: string): string | null {
  const split = splitUnit(text);
  if (split?.kind === "measure") return messages.unit;
  if (split) return findNumberError(field, split.figure) ?? messages[split.kind](split.figure);
  const correction = findCorrection(field, text);
  if (correction !== null) return messages.thousands(correction);
  const typed = readTypedNumber(text);
  if (!typed.ok) {
    if (typed.reason === "comma") return messages.comma;
    return typed.reason === "blank" && field.isOptional ? null : field.message;
  }
  const { value } = typed;
  if (value > field.max) return field.tooLarge ?? field.message;
  const isTooSmall = field.isMinExclusive ? value <= field.min : value < field.min;
  const isBroken = field.isWhole && (!Number.isInteger(value) || WITH_DOTS.test(text.trim()));
  return isTooSmall || isBroken ? field.message : null;
}

/** Whether two texts mean the same value: "1,000" and "1000.00" do in a number field. */
export function isSameValue(field: Field, a: string, b: string): boolean {
  return canonicalText(field, a) === canonicalText(field, b);
}

/** The shortest text with the same meaning, for links. */
export function canonicalText(field: Field, text: string): string {
  if (field.kind !== "number") return text;
  const typed = readTypedNumber(text);
  if (!typed.ok) return text.trim();
  const plain = text.trim().replaceAll(",", "").replace(/^\+/, "");
  return plain.includes(".") ? plain.replace(/\.?0*$/, "") : plain;
}
