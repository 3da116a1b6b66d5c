import type { Mark, Node } from "prosemirror-model";
import { escapeText } from "@/lib/escape-html";
import type { Attributes } from "./html-tree";
import { attributesOfNode, htmlOfNode, sectionOf, tagOfNode, type RowSection } from "./schema";
import { VOID_TAGS } from "./tags";

/** Writes a block as HTML, one block per line, with the content of lists and tables indented. */
export function writeBlock(node: Node, indent = ""): string {
  const attributes = attributesOfNode(node);
  switch (node.type.name) {
    case "paragraph":
      return node.attrs["kind"] === "p"
        ? writeElement("p", attributes, writeInline(node))
        : writeInline(node);
    case "heading":
      return writeElement(tagOfNode(node), attributes, writeInline(node));
    case "preformatted":
      return writePreformatted(node, attributes);
    case "rule":
      return openTag("hr", attributes);
    case "html_block":
      return htmlOfNode(node);
    case "table_block":
      return writeTable(node, indent);
    default:
      return node.isTextblock
        ? writeElement(ELEMENTS[node.type.name] ?? "p", attributes, writeInline(node))
        : writeContainer(ELEMENTS[node.type.name] ?? tagOfNode(node), node, indent);
  }
}

const ELEMENTS: Readonly<Record<string, string>> = {
  blockquote: "blockquote",
  bullet_list: "ul",
  ordered_list: "ol",
  list_item: "li",
  definition_list: "dl",
  term: "dt",
  description: "dd",
  figure: "figure",
  figure_caption: "figcaption",
  details: "details",
  summary: "summary",
  table_caption: "caption",
  table_row: "tr",
  table_cell: "td",
  table_header: "th",
};

function writeElement(tag: string, attributes: Attributes, content: string): string {
  return `${openTag(tag, attributes)}${content}</${tag}>`;
}

function openTag(tag: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeValue(value)}"`,
  );
  return `<${tag}${written.join("")}>`;
}

/** As browsers write attributes. An apostrophe stays, as it was probably typed. */
function escapeValue(value: string): string {
  return escapeText(value).replaceAll('"', "&quot;").replaceAll("\u00a0", "&nbsp;");
}

/** A parser drops a line break directly after `<pre>`, so one more is written before it. */
function writePreformatted(node: Node, attributes: Attributes): string {
  const content = writeInline(node);
  return writeElement("pre", attributes, content.startsWith("\n") ? `\n${content}` : content);
}

/** The children on lines of their own, but the text of a list item or cell beside its tag. */
function writeContainer(tag: string, node: Node, indent: string): string {
  const attributes = { ...attributesOfNode(node), ...spansOf(node) };
  const children = separateTexts(node.children);
  const [first, ...others] = children;
  if (first && others.length === 0 && isLooseText(first)) {
    return writeElement(tag, attributes, writeInline(first));
  }
  const inner = `${indent}  `;
  const isBeside = first?.type.name === "paragraph" && first.attrs["kind"] === "inItem";
  const start = isBeside ? writeInline(first) : "";
  const lines = (isBeside ? others : children).map((child) => inner + writeBlock(child, inner));
  return [openTag(tag, attributes) + start, ...lines, `${indent}</${tag}>`].join("\n");
}

const isLooseText = ({ type, attrs }: Node) => type.name === "paragraph" && attrs["kind"] !== "p";

/** A text without an element of its own would join such a text before it. So it gets a `p`. */
export function separateTexts(blocks: readonly Node[]): Node[] {
  return blocks.map((block, i) => {
    const before = blocks[i - 1];
    return before && isLooseText(before) && isLooseText(block)
      ? block.type.create({ ...block.attrs, kind: "p" }, block.content)
      : block;
  });
}

function spansOf({ attrs }: Node): Attributes {
  const spans = ["colspan", "rowspan"].filter((name) => Number(attrs[name] ?? 1) > 1);
  return Object.fromEntries(spans.map((name) => [name, String(attrs[name])]));
}

function writeTable(block: Node, indent: string): string {
  const table = block.lastChild;
  if (!table) return "";
  const inner = `${indent}  `;
  const lines = [openTag("table", attributesOfNode(table))];
  const caption = block.firstChild;
  if (caption && caption !== table) lines.push(inner + writeBlock(caption));
  const columns = String(table.attrs["columns"]);
  if (columns) lines.push(inner + columns);
  let open: RowSection | null = null;
  for (const row of table.children) {
    const section = sectionOf(row);
    if (open?.key !== section.key || open.tag !== section.tag) {
      if (open) lines.push(`${inner}</${open.tag}>`);
      lines.push(inner + openTag(section.tag, section.attributes));
      open = section;
    }
    lines.push(writeRow(row, `${inner}  `));
  }
  if (open) lines.push(`${inner}</${open.tag}>`);
  return [...lines, `${indent}</table>`].join("\n");
}

/** On one line, as long as each cell has only a line of text. */
function writeRow(row: Node, indent: string): string {
  const cells = row.children.map((cell) => writeBlock(cell, `${indent}  `));
  const open = indent + openTag("tr", attributesOfNode(row));
  if (cells.every((cell) => !cell.includes("\n"))) return `${open}${cells.join("")}</tr>`;
  return [open, ...cells.map((cell) => `${indent}  ${cell}`), `${indent}</tr>`].join("\n");
}

/** Writes the text of a block, with elements for its marks. */
export function writeInline(block: Node): string {
  let html = "";
  let open: readonly Mark[] = [];
  const switchTo = (marks: readonly Mark[]) => {
    const kept = open.findIndex((mark, i) => !marks[i]?.eq(mark));
    const common = kept < 0 ? open.length : kept;
    html += open
      .slice(common)
      .reverse()
      .map((mark) => `</${elementOf(mark)}>`)
      .join("");
    html += marks
      .slice(common)
      .map((mark) => openTag(elementOf(mark), attributesOfNode(mark)))
      .join("");
    open = marks;
  };
  for (const child of block.children) {
    switchTo(child.marks);
    html += writeLeaf(child);
  }
  switchTo([]);
  return html;
}

const elementOf = (mark: Mark) => (mark.type.name === "link" ? "a" : tagOfNode(mark));

function writeLeaf(node: Node): string {
  if (node.isText) return escapeText(node.text ?? "").replaceAll("\u00a0", "&nbsp;");
  if (node.type.name === "html_inline") return htmlOfNode(node);
  const tag = node.type.name === "image" ? "img" : tagOfNode(node);
  return VOID_TAGS.has(tag) ? openTag(tag, attributesOfNode(node)) : "";
}
