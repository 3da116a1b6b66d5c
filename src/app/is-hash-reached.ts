import { hashTargetId } from "@/lib/hash-target";

/** The application opens a story that a link leads to. */
const UNOPENED_STORY = "article:has(details:not([open]))";

/**
 * Whether the browser itself shows what the address names by its hash. The application knows more
 * names for the parts of a text.
 */
export function isHashReached(hash: string): boolean {
  const id = hashTargetId(hash);
  if (id === "" || id === "top") return true;
  const target = document.getElementById(id);
  return target !== null && !target.matches(UNOPENED_STORY);
}
