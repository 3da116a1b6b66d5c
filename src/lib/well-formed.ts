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
