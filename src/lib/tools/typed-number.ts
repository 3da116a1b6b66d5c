/** A typed number, or why the text is not one. */
export type TypedNumber =
  { ok: true; value: number } | { ok: false; reason: "blank" | "comma" | "text" };

const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)$/;
/** Excludes "0,500", which is a half in countries with decimal commas. */
const WITH_THOUSANDS = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
const WITH_COMMAS = /^[+-]?[\d.,]+$/;

/**
 * Reads a number as people type it: "1234.5", " 1,234 ". A comma anywhere but between thousands is
 * an error and never guessed, since "12,5" is twelve and a half in half of the world. Scientific
 * notation and other text are errors too.
 */
export function readTypedNumber(typed: string): TypedNumber {
  const text = typed.trim();
  if (text === "") return { ok: false, reason: "blank" };
  if (PLAIN.test(text) || WITH_THOUSANDS.test(text)) {
    const value = Number(text.replaceAll(",", ""));
    if (Number.isFinite(value)) return { ok: true, value };
  }
  const hasComma = text.includes(",") && WITH_COMMAS.test(text);
  return { ok: false, reason: hasComma ? "comma" : "text" };
}
