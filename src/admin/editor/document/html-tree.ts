import {
  defaultTreeAdapter,
  html as names,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from "parse5";

export type HtmlNode = Tree.ChildNode;
export type HtmlElement = Tree.Element;
export type Attributes = Readonly<Record<string, string>>;

/** Parsed as a body's content, and as by a browser without scripts, like `sanitizeHtml`. */
export function parseHtml(html: string): HtmlNode[] {
  const body = defaultTreeAdapter.createElement(names.TAG_NAMES.BODY, names.NS.HTML, []);
  const options = { scriptingEnabled: false, sourceCodeLocationInfo: true };
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

function isComment(node: HtmlNode): node is Tree.CommentNode {
  return defaultTreeAdapter.isCommentNode(node);
}

/** The name of an HTML element; empty for other nodes and for elements of SVG and MathML. */
export function tagOf(node: HtmlNode): string {
  return isElement(node) && node.namespaceURI === names.NS.HTML ? node.tagName : "";
}

export function attributesOf(element: HtmlElement): Attributes {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}

export function childrenOf(node: HtmlNode): HtmlNode[] {
  return "childNodes" in node ? node.childNodes : [];
}

/** A parsed text never contains it. */
const TEXT_EDGE = "\0";

/**
 * Text that is equal for equal trees: the order of attributes and the division of a text into nodes
 * do not matter.
 */
export function outline(nodes: readonly HtmlNode[]): string {
  const parts: string[] = [];
  const visit = (node: HtmlNode) => {
    if (isText(node)) {
      parts.push(TEXT_EDGE, node.value, TEXT_EDGE);
    } else if (isElement(node)) {
      const attributes = node.attrs.map((each) => JSON.stringify([each.name, each.value])).sort();
      parts.push(`<${node.namespaceURI} ${node.tagName} ${attributes.join()}>`);
      node.childNodes.forEach(visit);
      if ("content" in node) node.content.childNodes.forEach(visit);
      parts.push("</>");
    } else if (isComment(node)) {
      parts.push(`<!${JSON.stringify(node.data)}>`);
    }
  };
  nodes.forEach(visit);
  return parts.join("").replaceAll(TEXT_EDGE + TEXT_EDGE, "");
}
