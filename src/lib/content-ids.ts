/** Ids used around an article. All other ids of our pages contain a colon or begin with "_". */
const PAGE_IDS = ["root", "page-data"];

export function isPageId(id: string): boolean {
  return PAGE_IDS.includes(id);
}

/**
 * Whether stored HTML may use this id. Slug-like ids never equal the id of an element around the
 * article, nor a global that a library looks up ("__…"), which would be DOM clobbering:
 * https://portswigger.net/web-security/dom-based/dom-clobbering
 */
export function isContentId(id: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_.-]*$/u.test(id) && !isPageId(id);
}

/**
 * The most similar id that stored HTML may use: "fn-1" for "fn:1", "Toc7" for "_Toc7" and "root-"
 * for "root". "" if there is none.
 */
export function toContentId(id: string): string {
  const safe = id.replace(/[^\p{L}\p{N}\p{M}_.-]+/gu, "-").replace(/^[^\p{L}\p{N}]+/u, "");
  if (safe === "") return nameSigns(id);
  return isPageId(safe) ? `${safe}-` : safe;
}

/** Footnotes are often marked by signs only: "sign-2a" for "*" and "sign-2020" for "†". */
function nameSigns(id: string): string {
  const signs = Array.from(id.trim(), (sign) => sign.codePointAt(0)?.toString(16));
  return signs.length > 0 ? `sign-${signs.join("-")}` : "";
}

/** Makes the ids safe and removes repeated ones, of which links reach the first. Returns them. */
export function cleanIds(elements: Iterable<Element>): Set<string> {
  const kept = new Set<string>();
  for (const element of elements) {
    const id = toContentId(element.id);
    if (id === "" || kept.has(id)) {
      element.removeAttribute("id");
    } else {
      element.id = id;
      kept.add(id);
    }
  }
  return kept;
}

/** Gives anchors of the old kind, `<a name="fees">`, an id instead. */
export function replaceNames(content: ParentNode): void {
  for (const anchor of content.querySelectorAll("a[name]:not([id])")) {
    anchor.id = anchor.getAttribute("name") ?? "";
  }
}

/**
 * Returns a function that finds the element with an id, as it was stored or as `toContentId` has
 * changed it. If there is none, it finds the first whose id has the same letters and digits, because
 * links are often typed by hand.
 */
export function makeAnchorFinder<Anchor extends Element>(
  anchors: Iterable<Anchor>,
): (id: string) => Anchor | undefined {
  const byId = new Map<string, Anchor>();
  const bySimilarId = new Map<string, Anchor>();
  for (const anchor of anchors) {
    const similar = simplify(anchor.id);
    if (!byId.has(anchor.id)) byId.set(anchor.id, anchor);
    if (similar !== "" && !bySimilarId.has(similar)) bySimilarId.set(similar, anchor);
  }
  return (id) => byId.get(id) ?? byId.get(toContentId(id)) ?? bySimilarId.get(simplify(id));
}

function simplify(id: string): string {
  return id
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, "");
}

/** The id of a story's article on the page, for links to it. */
export function storyAnchor(id: string): string {
  return `story-${id}`;
}
