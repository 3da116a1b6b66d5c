import { removeUnstorable } from "./clean-text";

/** Quotation marks, apostrophes and primes, also of Chinese, Japanese and Hebrew. */
const QUOTES = /[\p{Pi}\p{Pf}'"`´‚„′″‴‵‶ʹʺʻʼʽʾʿˈˊˋˮ＇＂｀〝〞〟「」『』｢｣׳״]/gu;

/** Accents of letters, and the points and the lengthening stroke of Hebrew and Arabic, rarely typed. */
const ACCENTS = /[\u0300-\u036F\u0591-\u05BD\u05BF-\u05C7\u0640\u064B-\u065F\u0670]/g;

/** Letters that Unicode does not take apart, and signs, as they are typed without them. */
const TYPED_AS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ŧ: "t",
  ı: "i",
  ς: "σ",
  "×": "x",
  "⁄": "/",
  "∕": "/",
};
const SPECIAL = new RegExp(`[${Object.keys(TYPED_AS).join("")}]`, "g");

export const SPACES_AND_DASHES = /[\s\p{Pd}−⁃]+/gu;

/**
 * The text as it is compared in searches: titles come from word processors with curly quotes, long
 * dashes and no-break spaces, and keyboards have none of them. Ignores case, accents, widths,
 * quotation marks and invisible characters. Every run of spaces and dashes is one space.
 */
export function normalizeForSearch(text: string): string {
  return removeUnstorable(text)
    .replace(QUOTES, "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(ACCENTS, "")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(SPECIAL, (letter) => TYPED_AS[letter] ?? letter)
    .replace(SPACES_AND_DASHES, " ")
    .trim();
}

/** The words of a query. A normalized text is found if it contains each of them, in any order. */
export function listSearchWords(query: string): string[] {
  return normalizeForSearch(query).split(" ");
}

/**
 * Returns a search among entries by the texts of each: it finds those that contain every word of a
 * query, in their order. The texts are normalized once per entry, and not with every typed letter.
 */
export function makeWordSearch<Entry extends object>(
  readTexts: (entry: Entry) => readonly string[],
) {
  const normalized = new WeakMap<Entry, string>();
  const read = (entry: Entry) => {
    const text = normalized.get(entry) ?? normalizeForSearch(readTexts(entry).join("\n"));
    normalized.set(entry, text);
    return text;
  };
  return <Found extends Entry>(entries: readonly Found[], query: string): Found[] => {
    const words = listSearchWords(query);
    return entries.filter((entry) => words.every((word) => read(entry).includes(word)));
  };
}
