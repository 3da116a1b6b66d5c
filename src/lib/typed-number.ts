/** A typed number, or why the text is not one. */
export type TypedNumber =
  { ok: true; value: number } | { ok: false; reason: "blank" | "comma" | "text" };

const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)$/;
/** Excludes "0,500", which is a half in countries with decimal commas. */
const WITH_THOUSANDS = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
const WITH_COMMAS = /^[+-]?[\d.,\s'’]+$/;

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

/** A figure, also with spaces in it, and what stands before or behind it. */
const WITH_WORDS = /^([^\d.,+-]*)([+-]?[\d.,](?:[\d.,]|[\s'’](?=\d))*)([^\d.,+-]*)\.?$/;
const CURRENCY_SIGN = /^(us|a|au|c|ca|cn|hk|nz|s)?\p{Sc}$/u;

const wordsIn = (list: string): ReadonlySet<string> => new Set(list.split(" "));
const CURRENCIES = wordsIn(
  "usd eur gbp cny rmb jpy krw cad aud nzd chf sgd hkd aed sar mxn nok sek dkk pln czk inr zar dollar dollars euro euros yuan",
);
const COUNTS = wordsIn("a day days ea each pc pcs per piece pieces unit units");
const MEASURES = wordsIn(
  "g gram grams kg kgs kilo kilos lb lbs pound pounds oz t ton tons tonne tonnes mm cm m in inch inches ft feet \" ″ ' ′ m² m³ cbm % week weeks month months ctn ctns carton cartons box boxes set sets",
);

/**
 * Splits "USD 7.20" or "12 kg" into the figure and what it is a figure of. Null if the text has
 * another form, like "5k". An amount in another unit is another figure, so measures are told apart.
 */
export function splitUnit(
  typed: string,
): { figure: string; kind: "count" | "money" | "measure" } | null {
  const [, before = "", figure = "", after = ""] = WITH_WORDS.exec(typed.trim()) ?? [];
  const words = `${before} ${after}`
    .toLowerCase()
    .split(/[\s/]+/)
    .filter(Boolean);
  if (words.length === 0 || !/\d/.test(figure)) return null;
  const kinds = words.map(findKind);
  if (kinds.includes(null)) return null;
  const kind = (["measure", "money"] as const).find((one) => kinds.includes(one)) ?? "count";
  return { figure, kind };
}

function findKind(word: string) {
  if (CURRENCIES.has(word) || CURRENCY_SIGN.test(word)) return "money";
  if (COUNTS.has(word)) return "count";
  return MEASURES.has(word) ? "measure" : null;
}
