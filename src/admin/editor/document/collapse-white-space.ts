import {
  childrenOf,
  isElement,
  isText,
  isTooDeep,
  parseHtml,
  tagOf,
  type HtmlNode,
} from "./html-tree";
import { BLOCK_TAGS, FORMAT_TAGS } from "./tags";

const WHITE_SPACE = /[ \t\n\f\r]+/g;

/**
 * Parses HTML without the white space that a browser does not show, and with the other as single
 * spaces, as CSS has it: https://www.w3.org/TR/css-text-3/#white-space-phase-1. The content of `pre`
 * and of elements that the editor does not know stays as it is. Null if the elements are nested too
 * deep to be edited as text.
 */
export function parseCollapsed(html: string): HtmlNode[] | null {
  const nodes = parseHtml(html);
  if (isTooDeep(nodes)) return null;
  const lines = new LineReader();
  lines.read(nodes);
  lines.end();
  return withoutEmptyTexts(nodes);
}

class LineReader {
  /** The line's last text, while it ends with a space. */
  private spaced: { value: string } | null = null;
  private isAtStart = true;

  read(nodes: readonly HtmlNode[]) {
    for (const node of nodes) {
      if (isText(node)) this.readText(node);
      else if (isElement(node)) this.readElement(node);
    }
  }

  /** A line ends: the space before it is not shown. */
  end() {
    if (this.spaced) this.spaced.value = this.spaced.value.slice(0, -1);
    this.spaced = null;
    this.isAtStart = true;
  }

  private readElement(node: HtmlNode) {
    const tag = tagOf(node);
    const isBlock = BLOCK_TAGS.has(tag);
    if (isBlock) this.end();
    if (tag !== "pre" && (isBlock || tag === "a" || FORMAT_TAGS.has(tag))) {
      this.read(childrenOf(node));
    } else {
      this.spaced = null;
      this.isAtStart = false;
    }
    if (isBlock) this.end();
  }

  private readText(text: { value: string }) {
    let value = text.value.replace(WHITE_SPACE, " ");
    if ((this.isAtStart || this.spaced) && value.startsWith(" ")) value = value.slice(1);
    text.value = value;
    if (value === "") return;
    this.isAtStart = false;
    this.spaced = value.endsWith(" ") ? text : null;
  }
}

function withoutEmptyTexts(nodes: HtmlNode[]): HtmlNode[] {
  const kept = nodes.filter((node) => !isText(node) || node.value !== "");
  for (const node of kept) {
    if (isElement(node)) node.childNodes = withoutEmptyTexts(node.childNodes);
  }
  return kept;
}
