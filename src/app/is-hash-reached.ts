import { hashTargetId } from "@/lib/hash-target";

const CLOSED = "details:not([open])";
/** An answer or a story that a link leads to, and what is inside of one. */
const UNOPENED = `${CLOSED}, article:has(${CLOSED}), ${CLOSED} > :not(summary) *`;

/**
 * Whether the browser itself shows what the address names by its hash. The application knows more
 * names for the parts of a text, and opens what a link leads to.
 */
export function isHashReached(hash: string): boolean {
  const id = hashTargetId(hash);
  if (id === "" || id === "top") return true;
  const target = document.getElementById(id);
  return target !== null && !target.matches(UNOPENED);
}
