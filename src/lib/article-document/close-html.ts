import { outline, parseHtml, serializeNodes } from "./html-tree";

/** An element that no text before it can become part of. */
const MARKER = "<p></p>";

/** Whether all that follows a text is outside of it: no element, comment or tag is left open. */
export function isClosed(html: string): boolean {
  return outline(parseHtml(html + MARKER)) === outline([...parseHtml(html), ...parseHtml(MARKER)]);
}

/** The text with its open elements closed, which a browser does at its end. */
export function closeHtml(html: string): string {
  return isClosed(html) ? html : serializeNodes(parseHtml(html));
}
