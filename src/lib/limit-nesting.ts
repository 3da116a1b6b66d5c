/** Firefox keeps 200 levels apart and Chromium 512. No text needs so many. */
const MAX_LEVELS = 200;

/** Comments, and tags with attributes whose values may contain ">". */
const TAG = /<!--.*?-->|<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*>/gis;

/**
 * Elements that have no end tag, or that end where the next of their kind begins, so that they are
 * only nested with another element between them.
 */
const UNCOUNTED = new Set([
  ...["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param"],
  ...["source", "track", "wbr", "a", "p", "li", "dt", "dd", "option", "optgroup", "rp", "rt"],
  ...["caption", "colgroup", "thead", "tbody", "tfoot", "tr", "td", "th"],
]);

/**
 * Leaves out the tags of elements that are nested deeper than browsers can show, but not what is in
 * them. Otherwise the emulated document of a build needs minutes for thousands of levels, and each
 * browser would put the elements into another order.
 */
export function limitNesting(html: string): string {
  const open: string[] = [];
  return html.replace(TAG, (tag, slash: string | undefined, name: string | undefined) => {
    const element = name?.toLowerCase() ?? "";
    if (name === undefined || UNCOUNTED.has(element)) return tag;
    if (!slash) return open.push(element) > MAX_LEVELS ? "" : tag;
    const level = open.lastIndexOf(element);
    if (level === -1) return tag;
    open.length = level;
    return level < MAX_LEVELS ? tag : "";
  });
}
