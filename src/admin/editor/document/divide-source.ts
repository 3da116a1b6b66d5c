import { isClosed } from "./close-html";
import { parseCollapsed } from "./collapse-white-space";
import { outline, sourceRange, type HtmlNode } from "./html-tree";
import { groupRuns } from "./group-runs";

/** A part of a source, and the white space after it. */
type SourcePart = { text: string; gap: string };

type Part = { start: number; end: number; nodes: HtmlNode[] };

/**
 * Divides a source into parts that mean the same on their own as in the whole. Usually each is a
 * block, or the text between two. Blocks that overlap, or that an unclosed element reaches into,
 * stay together, and so does what is nested too deep. The parts put together are the source.
 */
export function divideSource(html: string): SourcePart[] {
  const tree = parseCollapsed(html);
  if (!tree) return [{ text: html, gap: "" }];
  const isSame = ({ start, end, nodes }: Part) => {
    const own = parseCollapsed(html.slice(start, end));
    return own !== null && outline(own) === outline(nodes);
  };

  const parts: Part[] = [];
  for (const part of listBlocks(html, tree)) {
    parts.push(part);
    while (parts.length > 1 && !isSame(part)) {
      // The nodes of the part, which stays the last one, now begin with the ones before it.
      const [before] = parts.splice(-2, 1);
      if (!before) break;
      part.start = before.start;
      part.nodes.unshift(...before.nodes);
    }
  }
  // All others have been compared.
  const [first] = parts;
  const isDivided = !first || isSame(first);
  const texts = isDivided ? parts.map(({ start, end }) => html.slice(start, end)) : [html];
  return texts.map(splitOffGap);
}

/** The blocks of the whole, each with the source up to the next one. */
function listBlocks(html: string, tree: readonly HtmlNode[]): Part[] {
  const parts: Part[] = [];
  let readTo = 0;
  for (const group of groupRuns(tree)) {
    const nodes = Array.isArray(group) ? group : [group];
    const start = findStart(html, nodes[0]);
    const last = parts.at(-1);
    if (last && (start == null || start < readTo || start <= last.start)) {
      // The parser has moved these nodes out of the block, opened them again after it, or made them
      // itself.
      const before = parts.at(-2);
      last.start = Math.min(last.start, start ?? last.start);
      if (before) before.end = last.start;
      last.nodes.push(...nodes);
    } else {
      if (last && start != null) last.end = start;
      parts.push({ start: last ? (start ?? 0) : 0, end: html.length, nodes });
    }
    readTo = nodes.reduce((end, node) => Math.max(end, sourceRange(node)?.end ?? 0), readTo);
  }
  return parts;
}

/** Where a node begins to be seen: white space at the start of a text belongs to the block before. */
function findStart(html: string, node: HtmlNode | undefined): number | null {
  const range = node && sourceRange(node);
  if (!range) return null;
  return range.start + html.slice(range.start).search(/[^ \t\n\f\r]|$/);
}

/** White space at the end of an unclosed block, such as a comment, is a part of it. */
function splitOffGap(source: string): SourcePart {
  const text = source.replace(/[ \t\n\f\r]+$/, "");
  if (text !== source && !isClosed(text)) return { text: source, gap: "" };
  return { text, gap: source.slice(text.length) };
}
