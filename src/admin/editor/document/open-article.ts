import type { Node } from "prosemirror-model";
import { closeHtml, isClosed } from "./close-html";
import { parseCollapsed } from "./collapse-white-space";
import { divideSource } from "./divide-source";
import { outline } from "./html-tree";
import { HtmlReader } from "./read-html";
import { attributesOfNode, schema } from "./schema";
import { separateTexts, writeBlock } from "./write-html";

/** The source of a block. */
type Source = {
  html: string;
  /** The same with all its elements closed, so that another block can follow. */
  closed: string;
  /** What would be written of the block if it had no source. */
  written: string;
  /** The white space after it. */
  gap: string;
  /** Its place among the blocks of the opened text; -1 for a block that is not one of them. */
  index: number;
};

type Block = { node: Node; source: Source };
/** A document whose text is known to the byte. */
type Version = { doc: Node; html: string };

export type OpenArticle = {
  doc: Node;
  /** Nothing can be put behind the text: it would be swallowed, as by `<plaintext>`. */
  isHtmlOnly: boolean;
  /** The HTML of a later version of the document. Blocks that did not change keep their source. */
  write: (doc: Node) => string;
  /**
   * Opens another text in the place of a version of the document. Its blocks are used again, and get
   * their source back when the change is undone.
   */
  reopen: (html: string, replaced: Node) => OpenArticle;
};

/**
 * Opens stored HTML in the visual editor. Writing the document back gives the same text to the
 * byte, and after a change only the changed blocks are written anew.
 */
export function openArticle(html: string): OpenArticle {
  return openBlocks(html, readBlocks(html, new Map()), []);
}

/** @param earlier versions that may come back when changes are undone, with their sources */
function openBlocks(
  html: string,
  blocks: readonly Block[],
  earlier: readonly Version[],
  earlierSource?: (node: Node) => Source,
): OpenArticle {
  const byNode = new WeakMap<Node, Source>();
  const byHtml = new Map<string, Source>();
  for (const node of earlier.flatMap((version) => version.doc.children)) {
    if (earlierSource) byNode.set(node, { ...earlierSource(node), index: -1 });
  }
  for (const { node, source } of blocks) {
    byNode.set(node, source);
    if (!byHtml.has(source.written)) byHtml.set(source.written, source);
  }
  const content = blocks.map(({ node }) => node);
  const doc = schema.nodes.doc.create(
    {},
    content.length > 0 ? content : schema.nodes.paragraph.create({ kind: "p" }),
  );
  const gaps = blocks.map(({ source }) => source.gap);
  const versions = [{ doc, html }, ...earlier];

  /** Undoing and moving make new nodes of old ones. These get their source back. */
  function sourceOf(node: Node): Source {
    const known = byNode.get(node);
    if (known) return known;
    const written = writeBlock(node);
    const source = byHtml.get(written) ?? makeSource(node, written);
    byNode.set(node, source);
    return source;
  }

  function write(current: Node): string {
    const version = versions.find((each) => current.eq(each.doc));
    if (version) return version.html;
    if (isEmpty(current)) return "";
    const sources = separateTexts(current.children).map(sourceOf);
    const kept = new Set(sources.map(({ index }) => index));
    /**
     * Whether a block stood at a place of the opened text, or stands there now: when "A gap B"
     * becomes "A gap C", C is at the place of B, and the gap between them stays.
     */
    const isAt = ({ index }: Source, place: number) =>
      index === place || (index < 0 && place in gaps && !kept.has(place));
    const texts = sources.map((source, i) => {
      const next = sources[i + 1];
      if (!next) return source.html + (gaps.at(-1) ?? "");
      const place = source.index < 0 ? next.index - 1 : source.index;
      const isInPlace = isAt(source, place) && isAt(next, place + 1);
      const isUnchanged = source.index >= 0 && next.index === source.index + 1;
      // Where there was no white space, words could be beside each other.
      const gap = isInPlace ? (gaps[place] ?? "") : source.gap || "\n";
      return (isUnchanged ? source.html : source.closed) + gap;
    });
    return texts.join("");
  }

  function reopen(text: string, replaced: Node): OpenArticle {
    const known = new Map<string, Block[]>();
    for (const node of replaced.children) {
      const source = sourceOf(node);
      const equal = known.get(source.html);
      if (equal) equal.push({ node, source });
      else known.set(source.html, [{ node, source }]);
    }
    const earlierVersions = [{ doc: replaced, html: write(replaced) }, ...versions];
    return openBlocks(text, readBlocks(text, known), earlierVersions, sourceOf);
  }

  return { doc, isHtmlOnly: !isClosed(closeHtml(html)), write, reopen };
}

/** @param known blocks by their source, each of which is used once more */
function readBlocks(html: string, known: ReadonlyMap<string, Block[]>): Block[] {
  return divideSource(html).map(({ text, gap }, index) => {
    const block = known.get(text)?.shift();
    if (block && block.source.index >= 0) {
      return { node: block.node, source: { ...block.source, html: text, gap, index } };
    }
    const read = readBlock(text);
    // What was written anew may be read as something else, such as the text of a former list item.
    const node = block?.node.eq(read) ? block.node : read;
    const closed = closeHtml(text);
    return { node, source: { html: text, closed, written: writeBlock(node), gap, index } };
  });
}

function makeSource(node: Node, written: string): Source {
  const closed = node.type.name === "html_block" ? closeHtml(written) : written;
  return { html: written, closed, written, gap: "", index: -1 };
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
  const tree = parseCollapsed(source);
  const reader = new HtmlReader(source);
  const [block, ...others] = tree ? reader.readBlocks(tree, "loose") : [];
  const isFaithful =
    tree !== null &&
    block !== undefined &&
    others.length === 0 &&
    block.type !== schema.nodes.html_block &&
    outline(parseCollapsed(writeBlock(block)) ?? []) === outline(tree);
  return isFaithful ? block : schema.nodes.html_block.create({ html: source });
}
