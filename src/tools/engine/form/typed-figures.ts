import {
  isInHouseForm,
  otherSeparator,
  readTypedNumber,
  type DecimalSeparator,
} from "./typed-number";
import type { Form } from "./define-form";
import { canonicalText, findFieldError, splitFieldKey, type Field } from "./fields";
import { changeText, fieldAt, textsOf, type FormState } from "./form-state";

/** A field's text as the visitor wrote it, and how it is read where it could mean two numbers. */
type TypedFigure = {
  text: string;
  /** `other` is null where the other number would not be valid. */
  reading: { figure: string; other: string | null } | null;
};

/**
 * The form after a visitor has typed something. The form itself has numbers in our own writing.
 * Those that could mean two things, like "1.250", are read as the visitor's other numbers prove,
 * also the ones that were typed before.
 */
export function typeText(
  form: Form,
  state: FormState,
  key: string,
  text: string,
  today: string,
): FormState {
  return readAgain(form, writeTyped(form, state, key, text, today), today);
}

/**
 * The form in which a number has its other meaning, in writing that has no other. Unless the visitor's
 * other numbers prove how to read them, they are read alike.
 */
export function swapReading(form: Form, state: FormState, key: string, today: string): FormState {
  const other = findTypedFigure(form, state, key).reading?.other;
  if (other == null) return state;
  const decimal = otherSeparator(findDecimal(form, state) ?? ".");
  const swapped = changeText(form, { ...state, decimal }, { key, text: other }, today);
  return readAgain(form, swapped, today);
}

export function findTypedFigure(form: Form, state: FormState, key: string): TypedFigure {
  const field = fieldAt(form, key);
  if (field?.kind !== "number" || !isCurrent(form, state, key))
    return { text: textOf(form, state, key), reading: null };
  const text = state.typed[key] ?? "";
  const inHouse = readTypedNumber(text);
  if (!inHouse.ok || !inHouse.isAmbiguous) return { text, reading: null };
  const figure = canonicalText(field, textOf(form, state, key));
  const decimals = [".", ","] as const;
  const [other = null] = decimals
    .map((decimal) => canonicalText(field, writeInHouseForm(field, text, decimal)))
    .filter((one) => one !== figure && findFieldError(field, one) === null);
  // Whoever writes decimals with a point elsewhere groups with commas, as we do.
  const isProven = state.decimal === null && findDecimal(form, state) === ".";
  const isPlain = field.isWhole || isProven;
  const isHouseReading = Number(figure) === inHouse.value;
  return { text, reading: isPlain && isHouseReading ? null : { figure, other } };
}

/**
 * The form that reads the visitor's figures as they are read now, also when the one that proves it is
 * converted or goes. For when a figure is complete: "1,5" may become "1,500".
 */
export function keepDecimal(form: Form, state: FormState): FormState {
  // A point is how all are read anyway.
  return findDecimal(form, state) === "," ? { ...state, decimal: "," } : state;
}

function readAgain(form: Form, state: FormState, today: string): FormState {
  let next = state;
  for (const [key, typed] of Object.entries(state.typed)) {
    if (!isCurrent(form, next, key)) continue;
    const again = writeTyped(form, next, key, typed, today);
    // What is read as before keeps its marks.
    if (textOf(form, again, key) !== textOf(form, next, key)) next = again;
  }
  return next;
}

function writeTyped(
  form: Form,
  state: FormState,
  key: string,
  text: string,
  today: string,
): FormState {
  const field = fieldAt(form, key);
  const isNumber = field?.kind === "number";
  const written = isNumber ? writeInHouseForm(field, text, findDecimal(form, state)) : text;
  const changed = changeText(form, state, { key, text: written }, today);
  return isNumber ? { ...changed, typed: { ...changed.typed, [key]: text } } : changed;
}

/** A number as we write it. Other texts stay, and are invalid. */
function writeInHouseForm(
  field: Extract<Field, { kind: "number" }>,
  text: string,
  decimal: DecimalSeparator | null,
): string {
  const typed = readTypedNumber(text, { isWhole: field.isWhole, decimal: decimal ?? "." });
  if (!typed.ok) return text;
  const inHouse = isInHouseForm(text) ? readTypedNumber(text) : null;
  return inHouse?.ok && inHouse.value === typed.value ? text : typed.plain;
}

/** The decimal separator that all typed numbers prove or else, that the visitor has chosen. */
function findDecimal(form: Form, state: FormState): DecimalSeparator | null {
  const proofs = Object.keys(state.typed).flatMap((key) => {
    const field = fieldAt(form, key);
    if (field?.kind !== "number" || !isCurrent(form, state, key)) return [];
    const typed = readTypedNumber(state.typed[key] ?? "", field);
    return typed.ok && typed.proves ? [typed.proves] : [];
  });
  const [first = null] = proofs;
  return first !== null && proofs.every((proof) => proof === first) ? first : state.decimal;
}

/** Whether a field still has what was typed in it. A converted measure, for example, has not. */
function isCurrent(form: Form, state: FormState, key: string): boolean {
  const field = fieldAt(form, key);
  const typed = state.typed[key];
  if (field?.kind !== "number" || typed === undefined) return false;
  const text = textOf(form, state, key);
  return ([".", ","] as const).some((decimal) => writeInHouseForm(field, typed, decimal) === text);
}

function textOf(form: Form, state: FormState, key: string): string {
  return textsOf(form, state, key)[splitFieldKey(key).name] ?? "";
}
