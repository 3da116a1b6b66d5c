/**
 * The text of an HTML source without its tags, comments and raw-text elements. Ignores quotes, so
 * it also counts text that a browser would swallow after a missing quote.
 */
export function stripTags(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<(script|style|iframe|svg|math|title|textarea)\b[\s\S]*?<\/\1>/gi, "")
    .replace(/<\/?[a-z!][^<>]*>/gi, "")
    .replace(/&\w+;/g, "");
}

export function countLetters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

/** Chinese and Japanese, which are counted and read by characters. */
const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;

const WORD =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}]*(?:[’'.,‑-][\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Default_Ignorable_Code_Point}]*)*/gu;

/** Scripts that write words without spaces. Only a dictionary finds them. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

export type WordCount = {
  /** Including the characters. */
  words: number;
  /** Chinese and Japanese ones. */
  characters: number;
};

export function countWords(text: string): WordCount {
  const characters = text.match(CHARACTER)?.length ?? 0;
  const words = text.replace(CHARACTER, " ").match(WORD) ?? [];
  const counts = words.map((word) => (UNSPACED.test(word) ? countUnspaced(word) : 1));
  return { words: counts.reduce((sum, count) => sum + count, characters), characters };
}

function countUnspaced(text: string): number {
  // Firefox has it since 2024.
  if (!("Segmenter" in Intl)) return 1;
  const segments = new Intl.Segmenter("th", { granularity: "word" }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}
