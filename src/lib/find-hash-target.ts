import { isPageId, makeAnchorFinder } from "./content-ids";

/**
 * The element of the page that a hash with this id leads to. In articles it may have a similar id,
 * see `toContentId`.
 */
export function findHashTarget(id: string): HTMLElement | null {
  const exact = isPageId(id) ? null : document.getElementById(id);
  if (exact) return exact;
  return makeAnchorFinder(document.querySelectorAll<HTMLElement>(".prose [id]"))(id) ?? null;
}
