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

/**
 * Counts the words of scripts with spaces; each Chinese, Japanese or Korean character is a word.
 */
export function countWords(text: string): number {
  const word =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu;
  return text.match(word)?.length ?? 0;
}
