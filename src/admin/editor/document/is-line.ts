import { collapseWhiteSpace } from "./collapse-white-space";
import { parseHtml } from "./html-tree";
import { hasBlock } from "./group-runs";

/** Whether HTML can stand inside of a line of text: it contains no blocks. */
export function isLine(html: string): boolean {
  return !collapseWhiteSpace(parseHtml(html)).some(hasBlock);
}
