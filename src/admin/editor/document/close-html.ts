import {
  childrenOf,
  isElement,
  isTooDeep,
  outline,
  parseHtml,
  serializeNodes,
  type HtmlNode,
} from "./html-tree";
import { VOID_TAGS } from "./tags";

/**
 * What could follow a text: white space, which an SVG would take in; words, which an unclosed `b`
 * would make bold even in a new paragraph; and a form, which an unclosed form would not let begin.
 */
const PROBE_HTML = "\n<p>words</p><form></form>";
const probeNodes = parseHtml(PROBE_HTML);

/** Whether all that follows a text is outside of it: no element, comment or tag is left open. */
export function isClosed(html: string): boolean {
  return outline(parseHtml(html + PROBE_HTML)) === outline([...parseHtml(html), ...probeNodes]);
}

/**
 * The text with its open elements closed, which a browser does at its end. The same text if nothing
 * can end it, such as a `plaintext` element; then `isClosed` is still false.
 */
export function closeHtml(html: string): string {
  if (isClosed(html)) return html;
  const nodes = parseHtml(html);
  const tree = outline(nodes);
  const ends = endTags(nodes);
  // Some trees cannot be serialized: parsed again, they become others. So end tags come first.
  const closed = [html + ends, `${html}-->${ends}`];
  if (!isTooDeep(nodes)) closed.push(serializeNodes(nodes));
  return closed.find((each) => isClosed(each) && outline(parseHtml(each)) === tree) ?? html;
}

/** The missing end tags of the last element and of the last ones inside of it. */
function endTags(nodes: readonly HtmlNode[]): string {
  let tags = "";
  let last = nodes.at(-1);
  while (last && isElement(last)) {
    const isOpen = !last.sourceCodeLocation?.endTag && !VOID_TAGS.has(last.tagName);
    if (isOpen) tags = `</${last.tagName}>${tags}`;
    last = childrenOf(last).at(-1);
  }
  return tags;
}
