import {
  parseFragment,
  html as names,
  defaultTreeAdapter,
  type DefaultTreeAdapterTypes,
} from "parse5";

type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

/** Elements with a line of their own, and the line break. */
const BLOCKS = new Set(
  (
    "address aside blockquote br caption center col colgroup dd details div dl dt figcaption figure " +
    "h1 h2 h3 h4 h5 h6 hr li ol p pre section summary table tbody td tfoot th thead tr ul"
  ).split(" "),
);

/** Elements around words, between which white space collapses as if they were not there. */
const AROUND_WORDS = new Set(
  (
    "a abbr b bdi bdo big cite code del dfn em font i ins kbd mark q rp rt ruby s samp small span " +
    "strike strong sub sup time tt u var"
  ).split(" "),
);

/** Parses an article as the page does: as the content of a body, without scripts. */
function parseArticle(html: string): HtmlNode[] {
  const body = defaultTreeAdapter.createElement(names.TAG_NAMES.BODY, names.NS.HTML, []);
  return parseFragment(body, html, { scriptingEnabled: false }).childNodes;
}

/**
 * The blocks of an article and the texts between them, without the white space around. Equal for
 * equal trees, whatever the order of the attributes.
 */
export function exactTrees(html: string): string[] {
  const trees: string[] = [];
  let isInText = false;
  for (const node of parseArticle(html)) {
    const tag = defaultTreeAdapter.isElementNode(node) ? node.tagName : "";
    // The lines of a text are one text.
    const isBlock = BLOCKS.has(tag) && tag !== "br";
    const before = isInText && !isBlock ? trees.pop() : "";
    trees.push((before ?? "") + describeNode(node));
    isInText = !isBlock;
  }
  return trees.map((tree) => tree.replace(/^[ \t\n\f\r]+|[ \t\n\f\r]+$/g, "")).filter(Boolean);
}

/** Markup is replaced by letters for private use, so that expressions can find it between words. */
const SIGNS = { block: "\ue000", inline: "\ue001", object: "\ue002", top: "\ue003" };
const MARKUP = /[\ue000-\ue003]\d+\ue004/g;
const INLINE = "(?:\ue001\\d+\ue004)*";
/** White space is not shown beside a block, and does not matter beside a player of the article. */
const EDGE = "[\ue000\ue003]\\d+\ue004";

/** The tree of an article without the white space that a browser does not show. */
export function shownTree(html: string): string {
  const markup: string[] = [];
  const put = (kind: keyof typeof SIGNS, text: string) =>
    `${SIGNS[kind]}${markup.push(text) - 1}\ue004`;
  const write = (node: HtmlNode, isTop: boolean): string => {
    if (defaultTreeAdapter.isTextNode(node)) return node.value;
    if (!defaultTreeAdapter.isElementNode(node)) return put("inline", describeNode(node));
    const isHtml = node.namespaceURI === names.NS.HTML;
    if (!isHtml || !(BLOCKS.has(node.tagName) || AROUND_WORDS.has(node.tagName))) {
      return put(isTop ? "top" : "object", describeNode(node));
    }
    const kind = BLOCKS.has(node.tagName) ? "block" : "inline";
    if (node.tagName === "pre") return put("block", describeNode(node));
    const content = node.childNodes.map((child) => write(child, false)).join("");
    return put(kind, describeTag(node)) + content + put(kind, `</${node.tagName}>`);
  };
  let text = parseArticle(html)
    .map((node) => write(node, true))
    .join("");
  text = text.replace(/[ \t\n\f\r]+/g, " ");
  const repeated = new RegExp(` (${INLINE}) `, "g");
  while (repeated.test(text)) text = text.replace(repeated, " $1");
  text = text.replace(new RegExp(`((?:^|${EDGE})${INLINE}) `, "g"), "$1");
  text = text.replace(new RegExp(` (${INLINE}(?:$|${EDGE}))`, "g"), "$1");
  return text.replace(MARKUP, (sign) => markup[Number(sign.slice(1, -1))] ?? "");
}

function describeNode(node: HtmlNode): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value.replaceAll("<", "&lt;");
  if (defaultTreeAdapter.isCommentNode(node)) return `<!--${node.data}-->`;
  if (!defaultTreeAdapter.isElementNode(node)) return "";
  const content =
    "content" in node ? [...node.childNodes, ...node.content.childNodes] : node.childNodes;
  return `${describeTag(node)}${content.map(describeNode).join("")}</${node.tagName}>`;
}

function describeTag({ namespaceURI, tagName, attrs }: DefaultTreeAdapterTypes.Element): string {
  const attributes = attrs.map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`).sort();
  const prefix = namespaceURI === names.NS.HTML ? "" : `${namespaceURI} `;
  return `<${prefix}${tagName}${attributes.join("")}>`;
}
