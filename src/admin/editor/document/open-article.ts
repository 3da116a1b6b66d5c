import type { Node } from "prosemirror-model";
import { collapseWhiteSpace } from "./collapse-white-space";
import { closeHtml } from "./close-html";
import { divideSource } from "./divide-source";
import { outline, parseHtml } from "./html-tree";
import { HtmlReader } from "./read-html";
import { attributesOfNode, schema } from "./schema";
import { separateTexts, writeBlock } from "./write-html";

/** The source of a block. */
type Source = {
  html: string;
  /** The same with all its elements closed, so that another block can follow. */
  closed: string;
  /** The white space after it. */
  gap: string;
  /** Its place among the blocks of the opened text; -1 for a block that was written anew. */
  index: number;
};

export type OpenArticle = {
  doc: Node;
  /** The HTML of a later version of the document. Blocks that did not change keep their source. */
  write: (doc: Node) => string;
  /** The source of a block, or null for a block that was not in the text. */
  findSource: (node: Node) => Source | null;
};

/**
 * Opens stored HTML in the visual editor. Writing the document back gives the same text to the
 * byte, and after a change only the changed blocks are written anew.
 * @param earlier the text that was open before, whose blocks come back when the change is undone
 */
export function openArticle(html: string, earlier?: OpenArticle): OpenArticle {
  const byNode = new WeakMap<Node, Source>();
  const byHtml = new Map<string, Source>();
  const parts = divideSource(html);
  const blocks = parts.map(({ text, gap }, index) => {
    const node = readBlock(text);
    const source = { html: text, closed: closeHtml(text), gap, index };
    byNode.set(node, source);
    const written = writeBlock(node);
    if (!byHtml.has(written)) byHtml.set(written, source);
    return node;
  });
  const doc = schema.nodes.doc.create(
    {},
    blocks.length > 0 ? blocks : schema.nodes.paragraph.create({ kind: "p" }),
  );
  const end = parts.at(-1)?.gap ?? "";

  /** Undoing and moving make new nodes of old ones. These get their source back. */
  function findSource(node: Node): Source | null {
    return byNode.get(node) ?? byHtml.get(writeBlock(node)) ?? earlier?.findSource(node) ?? null;
  }

  function sourceOf(node: Node): Source {
    const known = byNode.get(node);
    if (known) return known;
    const source = findSource(node) ?? writeSource(node);
    byNode.set(node, source);
    return source;
  }

  function write(current: Node): string {
    if (current.eq(doc)) return html;
    if (earlier && current.eq(earlier.doc)) return earlier.write(current);
    if (isEmpty(current)) return "";
    const sources = separateTexts(current.children).map(sourceOf);
    const kept = new Set(sources.map(({ index }) => index));
    /** Whether a block, or the one of which it is a new version, stood at a place of the text. */
    const isAt = ({ index }: Source, place: number) =>
      index === place || (index < 0 && place in parts && !kept.has(place));
    const texts = sources.map((source, i) => {
      const next = sources[i + 1];
      if (!next) return source.html + end;
      const place = source.index < 0 ? next.index - 1 : source.index;
      const isInPlace = isAt(source, place) && isAt(next, place + 1);
      const isUnchanged = source.index >= 0 && next.index === source.index + 1;
      // Where there was no white space, words could be beside each other.
      const gap = isInPlace ? (parts[place]?.gap ?? "") : source.gap || "\n";
      return (isUnchanged ? source.html : source.closed) + gap;
    });
    return texts.join("");
  }

  return { doc, write, findSource };
}

function writeSource(node: Node): Source {
  const html = writeBlock(node);
  const closed = node.type.name === "html_block" ? closeHtml(html) : html;
  return { html, closed, gap: "", index: -1 };
}

/** Whether nothing is left but the paragraph that waits for text. */
function isEmpty(doc: Node): boolean {
  const [only] = doc.children;
  const isBlank = only?.type.name === "paragraph" && only.content.size === 0;
  return isBlank && doc.childCount === 1 && Object.keys(attributesOfNode(only)).length === 0;
}

/**
 * Reads one block. What would be written back as something else is kept as an HTML block, and so is
 * what cannot be closed, wherever in the block it is.
 */
function readBlock(source: string): Node {
  const tree = collapseWhiteSpace(parseHtml(source));
  const reader = new HtmlReader(source);
  const [block, ...others] = reader.readBlocks(tree, "bare");
  const isFaithful =
    block !== undefined &&
    others.length === 0 &&
    block.type !== schema.nodes.html_block &&
    !reader.isEndless &&
    outline(collapseWhiteSpace(parseHtml(writeBlock(block)))) === outline(tree);
  return isFaithful ? block : schema.nodes.html_block.create({ html: source });
}
