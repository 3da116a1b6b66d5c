export type DecimalSeparator = "." | ",";

/** A typed number, or why the text is not one. */
export type TypedNumber =
  | {
      ok: true;
      value: number;
      /** The same digits, with a decimal point and without signs between thousands: "1234.50". */
      plain: string;
      /** The decimal separator that the text proves. Null if it has none, or could mean two things. */
      proves: DecimalSeparator | null;
      /** Whether the text means another number to who writes the other decimal separator: "1.250". */
      isAmbiguous: boolean;
    }
  | { ok: false; reason: "blank" | "text" };

type ReadingOptions = {
  /** How to read what could mean two things. */
  decimal?: DecimalSeparator | undefined;
  /** Whole numbers have no decimals, so that "1.250" are over a thousand. */
  isWhole?: boolean | undefined;
};

const SIGNED = /^([+-]?)([\d., ]+)$/;
const LAST_SEPARATOR = /[.,](?=[^.,]*$)/;
/** Whole numbers in groups by the sign between them. India groups by two digits before the last three. */
const GROUPED = {
  ".": /^[1-9]\d{0,2}(\.\d{3})+$/,
  ",": /^[1-9]\d{0,2}(,\d{3})+$|^[1-9]\d?(,\d\d)+,\d{3}$/,
  " ": /^[1-9]\d{0,2}( \d{3})+$/,
};
/** Apostrophes group in Switzerland. Arabic has separators of its own. */
const SIGNS: Readonly<Record<string, string>> = { "'": " ", "’": " ", "٫": ",", "٬": " " };
const ZEROS = ["٠", "۰", "०"].map((zero) => zero.charCodeAt(0));

export const otherSeparator = (sign: DecimalSeparator): DecimalSeparator =>
  sign === "." ? "," : ".";

/**
 * Reads a number as people write it in any country: "1,234.5", "1.234,5", "1 234,5", "1’234.5". What
 * could mean two things, one separator with three digits behind it, is read by `decimal`.
 * Scientific notation and other text are errors.
 */
export function readTypedNumber(
  typed: string,
  { decimal = ".", isWhole = false }: ReadingOptions = {},
): TypedNumber {
  const text = toAsciiFigure(typed);
  if (text === "") return { ok: false, reason: "blank" };
  const [, sign = "", body = ""] = SIGNED.exec(text) ?? [];
  const at = body.search(LAST_SEPARATOR);
  const last = at === -1 ? null : body[at] === "," ? "," : ".";
  const [head, tail] = last ? [body.slice(0, at), body.slice(at + 1)] : [body, ""];
  const mayBeDecimal =
    /\d/.test(body) && /^\d*$/.test(tail) && (/^\d*$/.test(head) || isGrouped(head, last));
  // The Arabic sign separates nothing but decimals.
  const mayBeThousands = last !== null && !typed.includes("٫") && GROUPED[last].test(body);
  if (!mayBeDecimal && !mayBeThousands) return { ok: false, reason: "text" };
  const isAmbiguous = mayBeDecimal && mayBeThousands;
  const isThousands = isAmbiguous ? isWhole || last !== decimal : mayBeThousands;
  const whole = (isThousands ? body : head).replace(/\D/g, "");
  const plain = sign.replace("+", "") + (isThousands || !last ? whole : `${whole}.${tail}`);
  const value = Number(plain);
  if (!Number.isFinite(value)) return { ok: false, reason: "text" };
  const isProof = last !== null && (isThousands || tail !== "") && (!isAmbiguous || isWhole);
  const proves = isProof ? (isThousands ? otherSeparator(last) : last) : null;
  return { ok: true, value, plain, proves, isAmbiguous: isAmbiguous && !isWhole };
}

function isGrouped(head: string, decimal: DecimalSeparator | null): boolean {
  return (
    GROUPED[" "].test(head) || (decimal !== null && GROUPED[otherSeparator(decimal)].test(head))
  );
}

/** Full-width, Arabic, Persian and Hindi figures as ASCII, all spaces as one kind. */
function toAsciiFigure(typed: string): string {
  return typed
    .normalize("NFKC")
    .trim()
    .replace(/[٠-٩۰-۹०-९]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - Math.max(...ZEROS.filter((zero) => zero <= code)));
    })
    .replace(/['’٫٬]/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/\s/g, " ");
}

/** Whether a figure is written as on our pages, "1,250.5", and not as in another country. */
export function isInHouseForm(text: string): boolean {
  return /^[+-]?(\d+\.?\d*|\.\d+|[1-9]\d{0,2}(,\d{3})+(\.\d*)?)$/.test(text.trim());
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
