import { createHash } from "node:crypto";

/** Values with a `>` stand in quotes; React and browsers write no others. */
const TAG = /<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/gi;
const ATTRIBUTE = /\s+([^\s=>/]+)(?:="([^"]*)")?/g;
const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** What differs from page to page and no selector asks for. */
const UNSTYLED =
  /^(?:href|src|(?:image)?srcset|(?:image)?sizes|width|height|alt|id|for|title|value|content|datetime|style|d|data-(?:article|modules|page)|aria-(?:label|labelledby|describedby|controls))$/i;

/** From here on, no selector tells one child of an element from the next. */
const COUNTED_CHILDREN = 4;

/**
 * All that the selectors of the style sheet can tell about a page, as a short text: two pages with
 * the same structure use the same rules. A thousand articles have a few dozen structures.
 */
export function structureOf(html: string): string {
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
