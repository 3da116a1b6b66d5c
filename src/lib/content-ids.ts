/** What stands around an article; all other ids of our pages have a colon or begin with "_". */
const OF_THE_PAGE = ["root", "page-data"];

/**
 * Whether a stored text may have this id: like a slug, so that it never is the id of a part of the
 * page around it, nor the name of a global that a library looks for ("__…").
 */
export function isContentId(id: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_.-]*$/u.test(id) && !OF_THE_PAGE.includes(id);
}

/** Takes out the ids that a text may not have or has already. Links to them lead nowhere. */
export function dropUnsafeIds(elements: Iterable<Element>): Set<string> {
  const kept = new Set<string>();
  for (const element of elements) {
    if (isContentId(element.id) && !kept.has(element.id)) kept.add(element.id);
    else element.removeAttribute("id");
  }
  return kept;
}
