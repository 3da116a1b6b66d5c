/** Ids used around an article. All other ids of our pages contain a colon or begin with "_". */
const PAGE_IDS = ["root", "page-data"];

/**
 * Whether stored HTML may use this id. Slug-like ids never equal the id of an element around the
 * article, nor a global that a library looks up ("__…"), which would be DOM clobbering:
 * https://portswigger.net/web-security/dom-based/dom-clobbering
 */
export function isContentId(id: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_.-]*$/u.test(id) && !PAGE_IDS.includes(id);
}

/**
 * Removes ids that are unsafe or repeated, and returns the kept ones. Links to removed ids go
 * nowhere.
 */
export function removeUnsafeIds(elements: Iterable<Element>): Set<string> {
  const kept = new Set<string>();
  for (const element of elements) {
    if (isContentId(element.id) && !kept.has(element.id)) kept.add(element.id);
    else element.removeAttribute("id");
  }
  return kept;
}
