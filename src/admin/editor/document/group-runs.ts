import { isElement, isText, tagOf, type HtmlNode } from "./html-tree";
import { BLOCK_TAGS, FORMAT_TAGS } from "./tags";

/** Whether a node is, or contains, a block that cannot be part of a line of text. */
export function hasBlock(node: HtmlNode): boolean {
  if (!isElement(node)) return false;
  const tag = tagOf(node);
  if (tag === "br") return false;
  const isInline = tag === "a" || FORMAT_TAGS.has(tag);
  return BLOCK_TAGS.has(tag) || (isInline && node.childNodes.some(hasBlock));
}

/**
 * Groups neighbors that form a line of text. Comments, players and unknown elements belong to it if
 * there is any text beside them. Without text, elements form a line if they touch, as in
 * `<x-a></x-a><x-b></x-b>`; otherwise each is a block.
 */
export function groupRuns(content: readonly HtmlNode[]): (HtmlNode | HtmlNode[])[] {
  const groups: (HtmlNode | HtmlNode[])[] = [];
  let run: HtmlNode[] = [];
  const endRun = () => {
    if (run.some(isLineContent) || run.some(touchesElement)) groups.push(run);
    else groups.push(...run.filter((node) => !isText(node)));
    run = [];
  };
  for (const node of content) {
    if (hasBlock(node)) {
      endRun();
      groups.push(node);
    } else {
      run.push(node);
    }
  }
  endRun();
  return groups;
}

function touchesElement(node: HtmlNode, index: number, run: readonly HtmlNode[]): boolean {
  const before = run[index - 1];
  return isElement(node) && before !== undefined && isElement(before);
}

function isLineContent(node: HtmlNode): boolean {
  // A space that does not break, or a Chinese one, is shown.
  if (isText(node)) return /[^ \t\n\f\r]/.test(node.value);
  const tag = tagOf(node);
  return ["br", "wbr", "img", "a"].includes(tag) || FORMAT_TAGS.has(tag);
}
