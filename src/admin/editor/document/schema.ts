import {
  Schema,
  type AttributeSpec,
  type DOMOutputSpec,
  type MarkSpec,
  type Node,
  type NodeSpec,
} from "prosemirror-model";
import { sanitizeAttributes } from "@/lib/sanitize-html";
import type { Attributes } from "./html-tree";
import { CONTAINER_TAGS } from "./tags";

/**
 * How a paragraph is written: as a `p`; without one, as the text of a list item or table cell
 * ("inItem"); or without one, straight in the article or a section ("loose"). New paragraphs are
 * "inItem", until the editor knows where they ended up.
 */
export type ParagraphKind = "p" | "inItem" | "loose";

/** The `thead`, `tbody` or `tfoot` of a row. Rows of one section have the same key. */
export type RowSection = { tag: string; attributes: Attributes; key: string };

/** The attributes of the HTML element, all of them. Only safe ones are shown (`show`). */
const attributes: AttributeSpec = { default: {} };

export function attributesOfNode({ attrs }: { attrs: Node["attrs"] }): Attributes {
  const stored: unknown = attrs["attributes"];
  return isAttributes(stored) ? stored : {};
}

function isAttributes(value: unknown): value is Attributes {
  return typeof value === "object" && value !== null;
}

/** The attributes of an element as the article's page has them, but no id. */
function shownAttributes(tag: string, node: { attrs: Node["attrs"] }): Attributes {
  const { id: _, ...safe } = sanitizeAttributes(tag, attributesOfNode(node));
  const { type } = safe;
  return { ...safe, ...(type && { "data-type": type }) };
}

/** Shows an element with those of its attributes that are safe. */
function show(tag: string, node: { attrs: Node["attrs"] }, own: Attributes = {}): DOMOutputSpec {
  return [tag, { ...shownAttributes(tag, node), ...own }, 0];
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** The attribute `tag` of a node or a mark. */
export function tagOfNode({ attrs }: { attrs: Node["attrs"] }): string {
  return textOf(attrs["tag"]);
}

/** The source of an HTML block or of a piece of HTML in a text. */
export function htmlOfNode(node: Node): string {
  return textOf(node.attrs["html"]);
}

const isSection = (value: unknown): value is RowSection =>
  typeof value === "object" && value !== null && "tag" in value;

/** The section of a row; a row that was not in any section belongs to the body. */
export function sectionOf(row: Node): RowSection {
  const stored: unknown = row.attrs["section"];
  return isSection(stored) ? stored : { tag: "tbody", attributes: {}, key: "" };
}

const paragraph: NodeSpec = {
  group: "block",
  content: "inline*",
  attrs: { kind: { default: "inItem" satisfies ParagraphKind }, attributes },
  parseDOM: [{ tag: "p" }],
  // Without the margins of a paragraph, as on the page.
  toDOM: (node) => show(node.attrs["kind"] === "p" ? "p" : "div", node),
};

const heading: NodeSpec = {
  group: "block",
  content: "inline*",
  defining: true,
  attrs: { tag: { default: "h2" }, attributes },
  parseDOM: ["h2", "h3"].map((tag) => ({ tag, attrs: { tag } })),
  toDOM: (node) => show(tagOfNode(node), node),
};

/** A block without further rules: the name of the element is the name of the node. */
const block = (tag: string, content: string, rest: NodeSpec = {}): NodeSpec => ({
  group: "block",
  content,
  attrs: { attributes },
  toDOM: (node) => show(tag, node),
  ...rest,
});

/** A part that only its parent may contain, such as a list item. */
const part = (tag: string, content: string, rest: NodeSpec = {}): NodeSpec => ({
  content,
  defining: true,
  attrs: { attributes },
  toDOM: (node) => show(tag, node),
  ...rest,
});

/** The attributes that prosemirror-tables needs. */
const cellAttributes = {
  attributes,
  colspan: { default: 1 },
  rowspan: { default: 1 },
  colwidth: { default: null },
};

const cell = (tag: string, tableRole: string): NodeSpec => ({
  content: "block+",
  tableRole,
  isolating: true,
  attrs: cellAttributes,
  toDOM: (node) =>
    show(tag, node, {
      ...(Number(node.attrs["colspan"]) > 1 && { colspan: String(node.attrs["colspan"]) }),
      ...(Number(node.attrs["rowspan"]) > 1 && { rowspan: String(node.attrs["rowspan"]) }),
    }),
});

const nodes = {
  doc: { content: "block+" },
  paragraph,
  heading,
  blockquote: block("blockquote", "block+", { defining: true, parseDOM: [{ tag: "blockquote" }] }),
  container: {
    ...block("div", "block+", { defining: true }),
    attrs: { tag: { default: "div" }, attributes },
    toDOM: (node) => show(CONTAINER_TAGS.has(tagOfNode(node)) ? tagOfNode(node) : "div", node),
  },
  bullet_list: block("ul", "list_item+", { parseDOM: [{ tag: "ul" }] }),
  ordered_list: block("ol", "list_item+", { parseDOM: [{ tag: "ol" }] }),
  list_item: part("li", "block+", { parseDOM: [{ tag: "li" }] }),
  definition_list: block("dl", "(term | description)+"),
  term: part("dt", "inline*"),
  description: part("dd", "block+"),
  figure: block("figure", "(block | figure_caption)+", { defining: true }),
  figure_caption: part("figcaption", "inline*"),
  // As a `details` element, it could be folded, and a space typed into the summary would do so.
  details: block("div", "summary block*", {
    defining: true,
    toDOM: (node) => show("div", node, { class: "details" }),
  }),
  summary: part("div", "inline*", { toDOM: (node) => show("div", node, { class: "summary" }) }),
  preformatted: block("pre", "inline*", { code: true, defining: true }),
  rule: block("hr", "", { content: "", toDOM: () => ["hr"], selectable: true }),
  // A table and its caption, which `prosemirror-tables` would take for a row.
  table_block: block("div", "table_caption? table", {
    isolating: true,
    toDOM: () => ["div", { class: "table-scroll" }, 0],
  }),
  table_caption: part("div", "inline*", {
    toDOM: (node) => show("div", node, { class: "caption-above" }),
  }),
  table: {
    content: "table_row+",
    tableRole: "table",
    isolating: true,
    // The columns are HTML, a list of `colgroup` elements.
    attrs: { attributes, columns: { default: "" } },
    toDOM: (node) => ["table", shownAttributes("table", node), ["tbody", 0]],
  },
  table_row: {
    content: "(table_cell | table_header)*",
    tableRole: "row",
    attrs: { attributes, section: { default: null } },
    toDOM: (node) => show("tr", node),
  },
  table_cell: cell("td", "cell"),
  table_header: cell("th", "header_cell"),
  // What the other nodes cannot hold, to the letter. Their views are React components.
  html_block: {
    group: "block",
    atom: true,
    draggable: true,
    attrs: { html: { default: "" } },
    toDOM: () => ["div"],
  },
  html_inline: {
    group: "inline",
    inline: true,
    atom: true,
    draggable: true,
    attrs: { html: { default: "" } },
    toDOM: () => ["span"],
  },
  image: {
    group: "inline",
    inline: true,
    draggable: true,
    attrs: { attributes },
    toDOM: (node) => ["img", shownAttributes("img", node)],
  },
  line_break: {
    group: "inline",
    inline: true,
    selectable: false,
    attrs: { tag: { default: "br" }, attributes },
    parseDOM: [{ tag: "br" }],
    toDOM: (node) => [tagOfNode(node) === "wbr" ? "wbr" : "br"],
    leafText: () => "\n",
  },
  text: { group: "inline" },
} satisfies Record<string, NodeSpec>;

/** The key tells neighbors apart that have the same name and attributes, `<b>a</b><b>b</b>`. */
const markAttributes = { attributes, key: { default: "" } };

const marks = {
  link: {
    attrs: markAttributes,
    excludes: "",
    inclusive: false,
    toDOM: (mark) => show("a", mark),
  },
  format: {
    attrs: { tag: { default: "strong" }, ...markAttributes },
    excludes: "",
    parseDOM: ["strong", "b", "em", "i"].map((tag) => ({ tag, attrs: { tag } })),
    toDOM: (mark) => show(tagOfNode(mark), mark),
  },
} satisfies Record<string, MarkSpec>;

/**
 * The document of an article in the visual editor: all that an article's page can show
 * (`lib/sanitize-html.ts`), with all its attributes. `html_block` and `html_inline` hold the rest.
 */
export const schema = new Schema({ nodes, marks });

// ProseMirror sorts the marks of a text by their types, so that a link would always be outside of
// bold words. With the same rank, marks keep the order in which the elements were nested.
Object.assign(schema.marks.link, { rank: 0 });
Object.assign(schema.marks.format, { rank: 0 });
