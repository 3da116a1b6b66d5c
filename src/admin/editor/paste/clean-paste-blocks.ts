import { renameElement } from "@/lib/prepare-headings";
import { isBlank, unwrap } from "./dom-edits";

const CONTAINERS =
  "div, section, article, aside, header, footer, main, nav, center, address, form, details, summary, fieldset, legend, hgroup";
const TEXT_BLOCKS = "p, h1, h2, h3, h4, h5, h6";
const BLOCKS = `${CONTAINERS}, ${TEXT_BLOCKS}, ul, ol, dl, table, blockquote, pre, hr, figure, iframe`;
const INLINE = "span, font, strong, em, s, sup, sub, a";

/** Turns the containers, line breaks and blank lines of pasted HTML into paragraphs. */
export function arrangeBlocks(body: HTMLElement): void {
  body.querySelectorAll(INLINE).forEach((element) => {
    if (element.querySelector(BLOCKS)) unwrap(element);
  });
  body.querySelectorAll("span, font").forEach(unwrap);
  // Innermost first: whether a container holds blocks depends on what its children have become.
  for (const container of [...body.querySelectorAll(CONTAINERS)].reverse()) {
    if (needsParagraphs(container)) {
      wrapLooseText(container);
      unwrap(container);
    } else renameElement(container, "p");
  }
  for (const holder of [body, ...body.querySelectorAll("blockquote")]) {
    if (needsParagraphs(holder) || holder !== body) wrapLooseText(holder);
  }
  removeBlankElements(body);
  body.querySelectorAll(":is(li, td, th) > p:only-of-type").forEach((paragraph) => {
    // Behind a space, its words do not run into those before.
    if (!/\S$/.test(paragraph.previousSibling?.textContent ?? "")) unwrap(paragraph);
  });
}

/** Whether there are blocks or blank lines between its texts. */
function needsParagraphs(element: Element): boolean {
  return element.querySelector(BLOCKS) !== null || /<br>\s*<br>/.test(element.innerHTML);
}

/** Wraps text between blocks in paragraphs. A blank line ends a paragraph. */
function wrapLooseText(holder: Element) {
  let paragraph: Element | null = null;
  for (const node of [...holder.childNodes]) {
    const isBreak = node.nodeName === "BR";
    const endsParagraph = isBreak && paragraph?.lastChild?.nodeName === "BR";
    if (endsParagraph || (node instanceof Element && node.matches(BLOCKS))) {
      paragraph = null;
      if (isBreak) node.remove();
    } else if (paragraph) {
      if (!isBlank(node) || isBreak || paragraph.lastChild?.nodeName !== "BR")
        paragraph.append(node);
    } else if (!isBlank(node)) {
      paragraph = holder.ownerDocument.createElement("p");
      node.before(paragraph);
      paragraph.append(node);
    } else if (isBreak) node.remove();
  }
}

function removeBlankElements(body: HTMLElement) {
  const elements = body.querySelectorAll(`${INLINE}, ${TEXT_BLOCKS}, li, blockquote`);
  for (const element of [...elements].reverse()) {
    if (isBlank(element)) element.replaceWith(element.matches(INLINE) ? element.textContent : "");
  }
}
