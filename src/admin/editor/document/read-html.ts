import type { Attrs, Mark, Node, NodeType } from "prosemirror-model";
import { TableMap } from "prosemirror-tables";
import { closeHtml } from "./close-html";
import { groupRuns, hasBlock } from "./group-runs";
import {
  attributesOf,
  childrenOf,
  isElement,
  isText,
  serializeNodes,
  sourceRange,
  tagOf,
  type Attributes,
  type HtmlElement,
  type HtmlNode,
} from "./html-tree";
import { schema, type ParagraphKind } from "./schema";
import { CONTAINER_TAGS, FORMAT_TAGS, HEADING_TAGS } from "./tags";

const { nodes, marks } = schema;

/**
 * Reads parsed HTML as blocks of the editor's document. What the schema cannot hold becomes an HTML
 * block, or a piece of HTML inside of a text, with its source to the letter.
 */
export class HtmlReader {
  /** Tells elements of the same name apart, so that neighbors are not merged. */
  private count = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  /** One or more blocks. Text between them becomes a paragraph of the given kind. */
  readBlocks(content: readonly HtmlNode[], kind: ParagraphKind): Node[] {
    const blocks = groupRuns(content).map((run) =>
      Array.isArray(run) ? this.readRun(run, kind) : this.readBlock(run),
    );
    return blocks.length > 0 ? blocks : [nodes.paragraph.create({ kind })];
  }

  private readRun(run: readonly HtmlNode[], kind: ParagraphKind): Node {
    return nodes.paragraph.create({ kind }, this.readInline(run));
  }

  private readBlock(node: HtmlNode): Node {
    const block = isElement(node) ? this.readElement(node) : null;
    return block ?? nodes.html_block.create({ html: this.sourceOf(node) });
  }

  private readElement(element: HtmlElement): Node | null {
    const tag = tagOf(element);
    const content = element.childNodes;
    const own = { attributes: attributesOf(element) };
    if (HEADING_TAGS.has(tag)) return this.readText(nodes.heading, { ...own, tag }, content);
    if (CONTAINER_TAGS.has(tag)) {
      return nodes.container.create({ ...own, tag }, this.readBlocks(content, "loose"));
    }
    switch (tag) {
      case "p":
        return this.readText(nodes.paragraph, { ...own, kind: "p" }, content);
      case "pre":
        return this.readText(nodes.preformatted, own, content);
      case "hr":
        return nodes.rule.create(own);
      case "blockquote":
        return nodes.blockquote.create(own, this.readBlocks(content, "loose"));
      case "ul":
        return this.readParts(nodes.bullet_list, own, content);
      case "ol":
        return this.readParts(nodes.ordered_list, own, content);
      case "dl":
        return this.readParts(nodes.definition_list, own, content);
      case "figure":
        return this.readFigure(own, content);
      case "details":
        return this.readDetails(own, content);
      case "table":
        return this.readTable(own, content);
      default:
        return null;
    }
  }

  private readText(type: NodeType, attrs: Attrs, content: readonly HtmlNode[]): Node | null {
    return content.every((node) => !hasBlock(node))
      ? type.create(attrs, this.readInline(content))
      : null;
  }

  /** A list whose children are all parts of it. */
  private readParts(type: NodeType, attrs: Attrs, content: readonly HtmlNode[]): Node | null {
    const parts = content.map((node) => (isElement(node) ? this.readPart(node) : null));
    return createIfValid(type, attrs, parts);
  }

  private readPart(element: HtmlElement): Node | null {
    const own = { attributes: attributesOf(element) };
    switch (tagOf(element)) {
      case "li":
        return nodes.list_item.create(own, this.readBlocks(element.childNodes, "inItem"));
      case "dd":
        return nodes.description.create(own, this.readBlocks(element.childNodes, "inItem"));
      case "dt":
        return this.readText(nodes.term, own, element.childNodes);
      case "summary":
        return this.readText(nodes.summary, own, element.childNodes);
      case "figcaption":
        return this.readText(nodes.figure_caption, own, element.childNodes);
      case "caption":
        return this.readText(nodes.table_caption, own, element.childNodes);
      default:
        return null;
    }
  }

  private readFigure(own: { attributes: Attributes }, content: readonly HtmlNode[]): Node | null {
    const parts: (Node | null)[] = [];
    let others: HtmlNode[] = [];
    const endOthers = () => {
      if (others.length > 0) parts.push(...this.readBlocks(others, "loose"));
      others = [];
    };
    for (const node of content) {
      if (isElement(node) && tagOf(node) === "figcaption") {
        endOthers();
        parts.push(this.readPart(node));
      } else {
        others.push(node);
      }
    }
    endOthers();
    return createIfValid(nodes.figure, own, parts);
  }

  private readDetails(own: { attributes: Attributes }, content: readonly HtmlNode[]): Node | null {
    const [summary, ...rest] = content;
    if (!summary || !isElement(summary) || tagOf(summary) !== "summary") return null;
    const blocks = rest.length > 0 ? this.readBlocks(rest, "loose") : [];
    return createIfValid(nodes.details, own, [this.readPart(summary), ...blocks]);
  }

  private readTable(own: { attributes: Attributes }, content: readonly HtmlNode[]): Node | null {
    const caption: (Node | null)[] = [];
    const rows: (Node | null)[] = [];
    let columns = "";
    for (const child of content) {
      const tag = tagOf(child);
      if (tag === "caption" && isElement(child) && rows.length === 0 && columns === "") {
        caption.push(this.readPart(child));
      } else if (tag === "colgroup" && rows.length === 0) {
        columns += serializeNodes([child]);
      } else if (["thead", "tbody", "tfoot"].includes(tag) && isElement(child)) {
        rows.push(...this.readRows(child));
      } else {
        return null;
      }
    }
    const table = createIfValid(nodes.table, { ...own, columns }, rows);
    if (!table || TableMap.get(table).problems) return null;
    return createIfValid(nodes.table_block, {}, [...caption, table]);
  }

  private readRows(section: HtmlElement): (Node | null)[] {
    const key = String(++this.count);
    const own = { tag: section.tagName, attributes: attributesOf(section), key };
    // An empty section has no row that could remember it.
    if (section.childNodes.length === 0) return [null];
    return section.childNodes.map((row) => {
      if (!isElement(row) || tagOf(row) !== "tr") return null;
      const cells = row.childNodes.map((each) => (isElement(each) ? this.readCell(each) : null));
      return createIfValid(nodes.table_row, { attributes: attributesOf(row), section: own }, cells);
    });
  }

  private readCell(element: HtmlElement): Node | null {
    const tag = tagOf(element);
    if (tag !== "td" && tag !== "th") return null;
    const attrs = readCellAttributes(attributesOf(element));
    if (!attrs) return null;
    const type = tag === "th" ? nodes.table_header : nodes.table_cell;
    return type.create(attrs, this.readBlocks(element.childNodes, "inItem"));
  }

  private readInline(content: readonly HtmlNode[], outer: readonly Mark[] = []): Node[] {
    return content.flatMap((node) => {
      if (isText(node)) return node.value ? [schema.text(node.value, outer)] : [];
      const mark = isElement(node) ? this.readMark(node) : null;
      if (mark) return this.readInline(childrenOf(node), mark.addToSet(outer));
      return [this.readLeaf(node).mark(outer)];
    });
  }

  /** The mark of an element around text. An element without text would be lost as a mark. */
  private readMark(element: HtmlElement): Mark | null {
    const tag = tagOf(element);
    if (element.childNodes.length === 0) return null;
    const attrs = { attributes: attributesOf(element), key: String(++this.count) };
    if (tag === "a") return marks.link.create(attrs);
    return FORMAT_TAGS.has(tag) ? marks.format.create({ ...attrs, tag }) : null;
  }

  private readLeaf(node: HtmlNode): Node {
    const tag = tagOf(node);
    if (isElement(node)) {
      const attributes = attributesOf(node);
      if (tag === "img") return nodes.image.create({ attributes });
      if (tag === "br" || tag === "wbr") return nodes.line_break.create({ tag, attributes });
    }
    return nodes.html_inline.create({ html: this.sourceOf(node) });
  }

  /** Closed, so that it does not take in what is typed behind it. */
  private sourceOf(node: HtmlNode): string {
    const range = sourceRange(node);
    const source = range ? this.source.slice(range.start, range.end) : serializeNodes([node]);
    return closeHtml(source);
  }
}

function createIfValid(
  type: NodeType,
  attrs: Attrs,
  content: readonly (Node | null)[],
): Node | null {
  const children = content.filter((node) => node !== null);
  if (children.length < content.length) return null;
  const node = type.create(attrs, children);
  return type.validContent(node.content) ? node : null;
}

/** Wider or higher cells would make the editor slow, and are mistakes. */
const MAX_SPAN = 50;

/**
 * The attributes of a table cell, with its spans as the numbers that prosemirror-tables works with.
 * Null for spans that the editor's table cannot hold.
 */
function readCellAttributes({ colspan, rowspan, ...attributes }: Attributes) {
  const spans = { colspan: readSpan(colspan), rowspan: readSpan(rowspan) };
  if (!spans.colspan || !spans.rowspan) return null;
  return {
    attributes: {
      ...attributes,
      // A written span of 1 is kept as it is.
      ...(colspan === "1" && { colspan }),
      ...(rowspan === "1" && { rowspan }),
    },
    ...spans,
  };
}

/** 0 for a span that the editor's table cannot hold. */
function readSpan(value: string | undefined): number {
  if (value === undefined) return 1;
  return /^[1-9]\d?$/.test(value) && Number(value) <= MAX_SPAN ? Number(value) : 0;
}
