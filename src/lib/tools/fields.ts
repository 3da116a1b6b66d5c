import { isCalendarDate } from "@/lib/dates";
import { readTypedNumber, splitUnit } from "./typed-number";
import type { Dimension } from "./units";

type MaybeExample = {
  /**
   * The default describes the page's example, a shipment or an order, and not something that is
   * usually so. It counts as the visitor's own figure only once it is changed or confirmed.
   */
  isExample?: boolean;
};

export type NumberField = MaybeExample & {
  kind: "number";
  /** The smallest allowed value. With `isMinExclusive`, values have to be larger than it. */
  min: number;
  isMinExclusive?: boolean;
  max: number;
  isWhole?: boolean;
  isOptional?: boolean;
  /** The error for everything that is not a number in the range. */
  message: string;
  /** A different error for numbers over `max`. */
  tooLargeMessage?: string;
  /** The number is in the unit that `unitField` names, and is converted when the unit changes. */
  measure?: { of: Dimension; unitField: string };
};

export type ChoiceField = MaybeExample & {
  kind: "choice";
  options: readonly string[];
  message: string;
  /**
   * Explanations for options that no longer exist, by their names: "DAT was replaced by DPU in
   * 2020".
   */
  successors?: Readonly<Record<string, string>>;
};

export type TextField = MaybeExample & { kind: "text"; maxLength: number; message: string };

/** A calendar date, "2027-03-15". Each tool limits the range itself. */
export type DateField = MaybeExample & { kind: "date" };

export type Field = NumberField | ChoiceField | TextField | DateField;

/** Field definitions by name. */
export type Fields<Name extends string = string> = Readonly<Record<Name, Field>>;

/** The texts in the fields, as typed. */
export type FieldTexts<Name extends string = string> = Readonly<Record<Name, string>>;

export const commonMessages = {
  comma: "Use a point for decimals",
  thousands: (figure: string) => `Write ${figure.replaceAll(",", "")} or ${figure}`,
  count: (figure: string) => `Write only the figure: ${figure}`,
  money: (figure: string) => `Write only the figure, in the form’s own currency: ${figure}`,
  unit: "Write only the figure, in the form’s own unit",
  choice: "Choose one",
  date: "Enter a real date",
};

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
      return isCalendarDate(text) ? null : commonMessages.date;
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
  if (split?.kind === "measure") return commonMessages.unit;
  if (split)
    return findNumberError(field, split.figure) ?? commonMessages[split.kind](split.figure);
  const correction = findCorrection(field, text);
  if (correction !== null) return commonMessages.thousands(correction);
  const typed = readTypedNumber(text);
  if (!typed.ok) {
    if (typed.reason === "comma") return commonMessages.comma;
    return typed.reason === "blank" && field.isOptional ? null : field.message;
  }
  const { value } = typed;
  if (value > field.max) return field.tooLargeMessage ?? field.message;
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
