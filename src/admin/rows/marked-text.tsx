import { diffWords, diffWordsWithSpace } from "diff";
import { useMemo } from "react";

/** Above it, marking takes longer than a moment, and nearly every word would be marked. */
const MAX_CHANGED_WORDS = 2000;
/** Characters of equal text that are shown before and after a change. */
const CONTEXT_LENGTH = 80;

type MarkedTextProps = { text: string; other: string };

/** A text with the words marked that another version of it does not have. */
export function MarkedText({ text, other }: MarkedTextProps) {
  const parts = useMemo(() => compare(other, text), [text, other]);
  if (!parts) return text;
  return parts
    .filter(({ removed }) => !removed)
    .map(({ value, added }, i) =>
      added ? (
        <mark key={i} className="bg-warning-100 font-semibold text-foreground">
          {value}
        </mark>
      ) : (
        shorten(value)
      ),
    );
}

/** The start and the end of a long text in which nothing has changed. */
function shorten(text: string): string {
  return text.length > 3 * CONTEXT_LENGTH
    ? `${text.slice(0, CONTEXT_LENGTH)} […] ${text.slice(-CONTEXT_LENGTH)}`
    : text;
}

function compare(before: string, after: string) {
  const limit = { maxEditLength: MAX_CHANGED_WORDS };
  const parts = diffWords(before, after, limit);
  const hasChange = !parts || parts.some(({ added, removed }) => added || removed);
  // It takes texts for equal that differ in their white space alone.
  return hasChange ? parts : diffWordsWithSpace(before, after, limit);
}
