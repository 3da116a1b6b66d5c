import {
  defaultTreeAdapter,
  html as names,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
  type ParserError,
} from "parse5";

export type HtmlNode = Tree.ChildNode;
export type HtmlElement = Tree.Element;
export type Attributes = Readonly<Record<string, string>>;

/** Parsed as a body's content, and as by a browser without scripts, like `sanitizeHtml`. */
export function parseHtml(
  html: string,
  onParseError: ((error: ParserError) => void) | null = null,
): HtmlNode[] {
  const body = defaultTreeAdapter.createElement(names.TAG_NAMES.BODY, names.NS.HTML, []);
  const options = { scriptingEnabled: false, sourceCodeLocationInfo: true, onParseError };
  return parseFragment(body, html, options).childNodes;
}

export function serializeNodes(nodes: readonly HtmlNode[]): string {
  const fragment = defaultTreeAdapter.createDocumentFragment();
  fragment.childNodes = [...nodes];
  return serialize(fragment);
}

/** The place of a node in the source. Null for a node that only the parser's repairs have made. */
export function sourceRange(node: HtmlNode): { start: number; end: number } | null {
  const location = node.sourceCodeLocation;
  return location ? { start: location.startOffset, end: location.endOffset } : null;
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return defaultTreeAdapter.isElementNode(node);
}

export function isText(node: HtmlNode): node is Tree.TextNode {
  return defaultTreeAdapter.isTextNode(node);
}

/** The name of an HTML element; empty for other nodes and for elements of SVG and MathML. */
export function tagOf(node: HtmlNode): string {
  return isElement(node) && node.namespaceURI === names.NS.HTML ? node.tagName : "";
}

export function attributesOf(element: HtmlElement): Attributes {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}

/** What is in a node; the content of a template, too. */
export function childrenOf(node: HtmlNode): HtmlNode[] {
  if ("content" in node) return node.content.childNodes;
  return "childNodes" in node ? node.childNodes : [];
}

const MAX_DEPTH = 100;

/**
 * Whether elements are nested deeper than any text needs. Reading them would take long, and functions
 * that call themselves for each level would overflow the stack.
 */
export function isTooDeep(nodes: readonly HtmlNode[]): boolean {
  let level = nodes;
  for (let depth = 0; depth < MAX_DEPTH; depth++) level = level.flatMap(childrenOf);
  return level.length > 0;
}

/** A parsed text never contains it. */
const TEXT_EDGE = "\0";

/**
 * Text that is equal for equal trees: the order of attributes and the division of a text into nodes
 * do not matter. Works at any depth.
 */
export function outline(nodes: readonly HtmlNode[]): string {
  const parts: string[] = [];
  const unread: (HtmlNode | string)[] = [...nodes].reverse();
  for (let next = unread.pop(); next !== undefined; next = unread.pop()) {
    if (typeof next === "string") {
      parts.push(next);
    } else if (isText(next)) {
      parts.push(TEXT_EDGE, next.value, TEXT_EDGE);
    } else if (isElement(next)) {
      const attributes = next.attrs.map((each) => JSON.stringify([each.name, each.value])).sort();
      parts.push(`<${next.namespaceURI} ${next.tagName} ${attributes.join()}>`);
      unread.push("</>");
      for (const child of [...childrenOf(next)].reverse()) unread.push(child);
    } else if (defaultTreeAdapter.isCommentNode(next)) {
      parts.push(`<!${JSON.stringify(next.data)}>`);
    }
  }
  return parts.join("").replaceAll(TEXT_EDGE + TEXT_EDGE, "");
}
