import { createHash } from "node:crypto";

/** Attribute values are always quoted, since React and browsers write them so. */
const TAG = /<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/gi;
const ATTRIBUTE = /\s+([^\s=>/]+)(?:="([^"]*)")?/g;
const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** Attributes that differ between pages and that no selector of the site uses. */
const UNSTYLED =
  /^(?:href|src|(?:image)?srcset|(?:image)?sizes|width|height|alt|id|for|title|value|content|datetime|style|d|data-(?:article|modules|page)|aria-(?:label|labelledby|describedby|controls))$/i;

/** The site's selectors distinguish at most this many first children of an element. */
const COUNTED_CHILDREN = 4;

/**
 * A hash of everything in a page that the site's selectors can match. Pages with the same hash use
 * the same rules, so their critical CSS is computed once. A thousand articles have a few dozen
 * hashes.
 */
export function hashStructure(html: string): string {
  const found = new Set<string>();
  const open: { path: string; children: number; last: string }[] = [
    { path: "", children: 0, last: "" },
  ];
  const body = html.replace(/<script\b[\s\S]*?<\/script>/g, "");
  for (const [, isEnd, name = "", attributes = "", isClosed] of body.matchAll(TAG)) {
    if (isEnd) {
      const element = open.length > 1 ? open.pop() : undefined;
      if (element) found.add(`${element.last} last`);
      continue;
    }
    const parent = open.at(-1);
    if (!parent) break;
    parent.children = Math.min(parent.children + 1, COUNTED_CHILDREN);
    const path = `${parent.path}>${parent.children}${name}${styledAttributes(attributes)}`;
    parent.last = path;
    found.add(path);
    if (!isClosed && !VOID.test(name)) open.push({ path, children: 0, last: "" });
  }
  return createHash("sha256")
    .update([...found].sort().join("\n"))
    .digest("hex");
}

function styledAttributes(attributes: string): string {
  return [...attributes.matchAll(ATTRIBUTE)]
    .filter(([, name = ""]) => !UNSTYLED.test(name))
    .map(([, name = "", value = ""]) => `[${name}=${value}]`)
    .join("");
}
