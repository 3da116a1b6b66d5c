import { childrenOf, isElement, outline, parseHtml, type HtmlNode } from "./html-tree";
import { VOID_TAGS } from "./tags";

/**
 * What could follow a text: white space, which an SVG would take in, and words, which an unclosed
 * `b` would make bold even in a new paragraph.
 */
const PROBE_HTML = "\n<p>words</p>";
const probeNodes = parseHtml(PROBE_HTML);

/** Whether all that follows a text is outside of it: no element, comment or tag is left open. */
export function isClosed(html: string): boolean {
  return outline(parseHtml(html + PROBE_HTML)) === outline([...parseHtml(html), ...probeNodes]);
}

/**
 * The text with end tags for the elements that it leaves open. Still open, and only to be edited as
 * HTML, are a comment or tag without an end, and a `plaintext` element, which nothing ends.
 */
export function closeHtml(html: string): string {
  return isClosed(html) ? html : html + endTags(parseHtml(html));
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
