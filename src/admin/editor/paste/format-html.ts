import { escapeAttribute, escapeText } from "@/lib/escape-html";
import { tidySpaces } from "@/lib/tidy-spaces";

/** Elements that contain only other blocks. */
const CONTAINERS = "ul, ol, dl, table, thead, tbody, tfoot, tr, blockquote, figure";
const LINES = "p, h2, h3, h4, h5, h6, li, td, th, caption, figcaption, dt, dd, pre, hr";
const BLOCKS = `${CONTAINERS}, ${LINES}`;
const HEADINGS = "h2, h3, h4, h5, h6";
const VOID = "br, hr, img";

/** Formats HTML with one block per line, and indents the content of lists and tables. */
export function formatHtml(fragment: DocumentFragment): string {
  return blockLines(fragment, "").join("\n").trim();
}

function blockLines(parent: ParentNode, indent: string): string[] {
  const lines: string[] = [];
  let text = "";
  const endText = () => {
    if (text.trim()) lines.push(indent + text.trim());
    text = "";
  };
  for (const node of parent.childNodes) {
    if (!(node instanceof Element && isBlock(node))) {
      text += inline(node);
      continue;
    }
    endText();
    // An empty line makes headings easy to find in the source.
    if (node.matches(HEADINGS) && lines.length > 0) lines.push("");
    lines.push(...elementLines(node, indent));
  }
  endText();
  return lines;
}

function elementLines(element: Element, indent: string): string[] {
  const open = indent + openTag(element);
  if (element.matches(VOID)) return [open];
  const close = `</${element.localName}>`;
  if (element.localName === "pre") return [open + element.innerHTML + close];
  const inner = blockLines(element, `${indent}  `);
  if (element.matches(CONTAINERS)) return [open, ...inner, indent + close];
  if (![...element.children].some(isBlock)) return [open + inner.join("").trim() + close];
  const start = [...element.childNodes].find((node) => node.textContent?.trim());
  if (start && isBlock(start)) return [open, ...inner, indent + close];
  const [first = "", ...rest] = inner;
  return [open + first.trim(), ...rest, indent + close];
}

function isBlock(node: Node): boolean {
  return node instanceof Element && node.matches(BLOCKS);
}

function inline(node: Node): string {
  if (node instanceof Text) {
    const text = tidySpaces(node.data).replace(/[^\S\u00a0\u202f]+/g, " ");
    return escapeText(text).replaceAll("\u00a0", "&nbsp;");
  }
  if (!(node instanceof Element)) return "";
  if (node.matches(VOID)) return openTag(node);
  const content = [...node.childNodes].map(inline).join("");
  return `${openTag(node)}${content}</${node.localName}>`;
}

function openTag(element: Element): string {
  const attributes = [...element.attributes].map(
    ({ name, value }) => ` ${name}="${escapeAttribute(value)}"`,
  );
  return `<${element.localName}${attributes.join("")}>`;
}
