/**
 * Control characters, lone surrogates and noncharacters. PostgreSQL refuses NUL, and the feed and
 * the sitemap would not be XML with the others: https://www.w3.org/TR/xml/#charsets
 */
const UNSTORABLE = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\uFFFE\uFFFF]/gu;

/** Text from PDFs and old programs without the characters that cannot be stored. */
export function removeUnstorable(text: string): string {
  // Word and PowerPoint write line breaks as vertical tabs. Without a space the words would join.
  return text.replace(/ ?[\v\f]/g, " ").replace(UNSTORABLE, "");
}

/**
 * Soft hyphens, zero-width spaces, byte order marks, direction marks and invisible letters, which
 * come in by pasting and which nobody wants in a title or a name.
 */
const UNWANTED =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/g;

/**
 * Joiners and variation selectors are parts of emoji and of Persian and Indic words. At the start,
 * after a space and after a Latin letter they have no effect.
 */
const IDLE_JOINERS = /(^|[\s\p{Script=Latin}])\p{Default_Ignorable_Code_Point}+/gu;

/** White space and the blank of braille, which is no white space for JavaScript. */
const SURROUNDING_SPACE = /^[\s\u2800]+|[\s\u2800]+$/g;

/** A title, name or other short text as it is stored: trimmed, and without invisible characters. */
export function tidyText(text: string): string {
  return removeUnstorable(text)
    .replace(UNWANTED, "")
    .replace(IDLE_JOINERS, "$1")
    .replace(SURROUNDING_SPACE, "");
}

const VISIBLE =
  /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Surrogate}\u2800\uFFF9-\uFFFB\uFFFE\uFFFF]/u;

/** Whether nothing of the text can be seen. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/**
 * Half of a surrogate pair, left behind when an emoji is cut in two. `encodeURIComponent` throws on
 * it:
 * https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/encodeURIComponent
 */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Replaces each lone surrogate with U+FFFD. `String.prototype.toWellFormed` is too new to rely on.
 */
export function toWellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, "\uFFFD");
}
