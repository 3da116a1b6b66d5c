import { tidyText } from "./clean-text";

export type ArticleHeading = { id: string; text: string; level: 2 | 3 };

/** The h2 and h3 headings of a prepared article that say something, for its table of contents. */
export function listHeadings(article: ParentNode): ArticleHeading[] {
  return [...article.querySelectorAll<HTMLHeadingElement>("h2, h3")]
    .map((heading) => ({
      id: heading.id,
      text: headingText(heading),
      level: heading.localName === "h2" ? (2 as const) : (3 as const),
    }))
    .filter(({ text }) => text !== "");
}

/** The heading's text on one line or, without text, the alternative texts of its pictures. */
export function headingText(heading: HTMLHeadingElement): string {
  const images = [...heading.querySelectorAll("img")];
  return toLine(readText(heading)) || toLine(images.map(({ alt }) => alt).join(" "));
}

const toLine = (text: string) => tidyText(text.replace(/\s+/g, " "));

/** Elements that begin a new line, so that the words before and after them are two. */
const LINES = new Set([
  "br",
  "hr",
  "p",
  "div",
  "section",
  "blockquote",
  "li",
  "dt",
  "dd",
  "td",
  "th",
]);

function readText(node: Node): string {
  if (node.nodeName === "#text") return node.textContent ?? "";
  if (!(node instanceof Element)) return "";
  const text = [...node.childNodes].map(readText).join("");
  return LINES.has(node.localName) ? ` ${text} ` : text;
}
