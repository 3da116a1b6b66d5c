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

/** Browsers put no element deeper into a document, and the functions below call themselves. */
const MAX_DEPTH = 512;

/** All elements of a page with the same path from its root. */
type PathNode = { children: Map<string, PathNode>; isLastChild: boolean };

const newNode = (): PathNode => ({ children: new Map(), isLastChild: false });

/**
 * A hash of everything in a page that the site's selectors can match. Pages with the same hash use
 * the same rules, so their critical CSS is computed once. A thousand articles have a few dozen
 * hashes.
 */
export function hashStructure(html: string): string {
  const root = newNode();
  const open: { node: PathNode; childCount: number; lastChild?: PathNode }[] = [
    { node: root, childCount: 0 },
  ];
  const body = html.replace(/<script\b[\s\S]*?<\/script>/g, "");
  for (const [, isEnd, name = "", attributes = "", isClosed] of body.matchAll(TAG)) {
    if (isEnd) {
      const lastChild = open.length > 1 ? open.pop()?.lastChild : undefined;
      if (lastChild) lastChild.isLastChild = true;
      continue;
    }
    const parent = open.at(-1);
    if (!parent) break;
    parent.childCount = Math.min(parent.childCount + 1, COUNTED_CHILDREN);
    const key = `${parent.childCount}${name}${styledAttributes(attributes)}`;
    const node = parent.node.children.get(key) ?? newNode();
    if (open.length <= MAX_DEPTH) parent.node.children.set(key, node);
    parent.lastChild = node;
    if (!isClosed && !VOID.test(name)) open.push({ node, childCount: 0 });
  }
  return createHash("sha256").update(serialize(root)).digest("hex");
}

/** The same text for the same paths, whatever their order in the page is. */
function serialize({ children, isLastChild }: PathNode): string {
  const parts = [...children].map(([key, child]) => `${key}{${serialize(child)}}`);
  return `${isLastChild ? "last" : ""}${parts.sort().join("")}`;
}

/** Pages repeat most of their attributes. */
const styledAttributesCache = new Map<string, string>();

function styledAttributes(attributes: string): string {
  const known = styledAttributesCache.get(attributes);
  if (known !== undefined) return known;
  const styled = [...attributes.matchAll(ATTRIBUTE)]
    .filter(([, name = ""]) => !UNSTYLED.test(name))
    .map(([, name = "", value = ""]) => `[${name}=${value}]`)
    .join("");
  styledAttributesCache.set(attributes, styled);
  return styled;
}
