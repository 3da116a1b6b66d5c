import { isPageId, makeAnchorFinder } from "./content-ids";

/** The element id in a URL's hash. A hash with invalid percent-encoding is used as it is. */
export function hashTargetId(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * The element of the page that a hash with this id leads to. In articles it may have a similar id,
 * see `toContentId`.
 */
export function findHashTarget(id: string): HTMLElement | null {
  const exact = isPageId(id) ? null : document.getElementById(id);
  if (exact) return exact;
  return makeAnchorFinder(document.querySelectorAll<HTMLElement>(".prose [id]"))(id) ?? null;
}
