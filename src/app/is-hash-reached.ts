import { hashTargetId } from "@/lib/hash-target";

/**
 * Whether the browser itself shows what the address names by its hash. The application knows more
 * names for the parts of a text.
 */
export function isHashReached(hash: string): boolean {
  const id = hashTargetId(hash);
  if (id === "" || id === "top") return true;
  const target = document.getElementById(id);
  // The application opens a story that a link leads to. Not by `:has()`, which Firefox 115 refuses.
  const unopened = target?.matches("article") && target.querySelector("details:not([open])");
  return target !== null && !unopened;
}
