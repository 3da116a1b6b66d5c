/** Half an emoji, which a careless paste or cut leaves behind, makes `encodeURIComponent` throw. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The text with a replacement character for each half of an emoji that stands alone. */
export function toWellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, "\uFFFD");
}
