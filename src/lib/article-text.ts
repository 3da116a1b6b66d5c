/** Everything that is no tag, read without regard to quotes. */
export function textAsTyped(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<(script|style|iframe|svg|math|title|textarea)\b[\s\S]*?<\/\1>/gi, "")
    .replace(/<\/?[a-z!][^<>]*>/gi, "")
    .replace(/&\w+;/g, "");
}

export function countLetters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

/** Words of spaced scripts; each Chinese, Japanese or Korean character counts as one. */
export function countWords(text: string): number {
  const word =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu;
  return text.match(word)?.length ?? 0;
}
