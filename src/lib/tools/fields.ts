import { isCalendarDate } from "@/lib/dates";
import { readTypedNumber } from "./typed-number";

export type NumberField = {
  kind: "number";
  /** The smallest allowed value, or with `isAboveMin` the largest that is not. */
  min: number;
  isAboveMin?: boolean;
  max: number;
  isWhole?: boolean;
  /** May stay blank. */
  isOptional?: boolean;
  /** For anything that is no figure of the range. */
  message: string;
  /** For figures over `max`, where that says something else. */
  tooLarge?: string;
};

export type ChoiceField = { kind: "choice"; options: readonly string[]; message: string };

export type TextField = { kind: "text"; maxLength: number; message: string };

/** A calendar date, "2027-03-15". What days are allowed is the tool's own rule. */
export type DateField = { kind: "date" };

export type Field = NumberField | ChoiceField | TextField | DateField;

/** Fields by name. */
export type Fields<Name extends string = string> = Readonly<Record<Name, Field>>;

/** What stands in them, as typed. */
export type Texts<Name extends string = string> = Readonly<Record<Name, string>>;

export const commonMessages = {
  comma: "Use a point for decimals",
  choice: "Choose one",
  date: "Enter a real date",
};

/** What is wrong with the text of a field, or null. */
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

function findNumberError(field: NumberField, text: string): string | null {
  const typed = readTypedNumber(text);
  if (!typed.ok) {
    if (typed.reason === "comma") return commonMessages.comma;
    return typed.reason === "blank" && field.isOptional ? null : field.message;
  }
  const { value } = typed;
  if (value > field.max) return field.tooLarge ?? field.message;
  const isTooSmall = field.isAboveMin ? value <= field.min : value < field.min;
  return isTooSmall || (field.isWhole && !Number.isInteger(value)) ? field.message : null;
}

/** Whether two texts of a field mean the same: "1,000" and "1000.00" do in a number field. */
export function isSameValue(field: Field, a: string, b: string): boolean {
  return canonicalText(field, a) === canonicalText(field, b);
}

/** The shortest text of the same meaning, for links. */
export function canonicalText(field: Field, text: string): string {
  if (field.kind !== "number") return text;
  const typed = readTypedNumber(text);
  if (!typed.ok) return text.trim();
  const plain = text.trim().replaceAll(",", "").replace(/^\+/, "");
  return plain.includes(".") ? plain.replace(/\.?0*$/, "") : plain;
}
