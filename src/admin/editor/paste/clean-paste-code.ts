import { getInheritedStyle, listTexts } from "@/lib/dom-edits";

/** Code of web pages by its elements; that of other programs is known by its white space and font. */
const CODE = "pre, .blob-code, .react-code-text";
const LINES = "div, p, pre, table, tbody, tr, li, ol, ul";
const MONOSPACED = /mono|consol|courier|menlo|terminal|\bcode\b/i;

/** The text of a paste that is nothing but code. Null for all others. */
export function readCode(html: string): string | null {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  body.querySelectorAll("style, script, title").forEach((element) => {
    element.remove();
  });
  return isCode(body) ? textOfCode(body) : null;
}

/** Turns all code into `pre` elements with its exact text, without colors. */
export function keepCode(holder: Element): void {
  joinIndentedLines(holder);
  for (const element of [...holder.children]) {
    if (element.matches("div, table, pre") && isCode(element)) {
      const block = element.ownerDocument.createElement("pre");
      const code = element.ownerDocument.createElement("code");
      code.textContent = textOfCode(element);
      block.append(code);
      element.replaceWith(block);
    } else keepCode(element);
  }
}

/** Puts the lines of a piece of code among other paragraphs, as in Google Docs, into one element. */
function joinIndentedLines(holder: Element) {
  for (const first of holder.querySelectorAll(":scope > p")) {
    if (first.parentElement !== holder || !isCode(first)) continue;
    const lines: Element[] = [first];
    for (let next = first.nextElementSibling; next; next = next.nextElementSibling) {
      // An empty line is a line break between two paragraphs.
      if (next.localName !== "br" && !(next.localName === "p" && isCode(next))) break;
      lines.push(next);
    }
    while (lines.at(-1)?.localName === "br") lines.pop();
    if (!lines.some(({ textContent }) => /^(\t|[ \u00a0]{2})/.test(textContent))) continue;
    const block = holder.ownerDocument.createElement("div");
    first.before(block);
    block.append(...lines);
  }
}

/** Whether all text in it shows its white space as only code does. */
function isCode(holder: Element): boolean {
  const texts = listCode(holder).filter(({ data }) => data.trim() !== "");
  return texts.length > 0 && texts.every(isCodeText) && !holder.querySelector("img");
}

function isCodeText(text: Text): boolean {
  if (text.parentElement?.closest(CODE)) return true;
  const whiteSpace = getInheritedStyle(text, "white-space", "white-space-collapse");
  if (/^pre$|preserve nowrap/.test(whiteSpace)) return true;
  const font = getInheritedStyle(text, "font-family", "font");
  return /^(pre-wrap|break-spaces|preserve)/.test(whiteSpace) && MONOSPACED.test(font);
}

/** The texts in it, without line numbers in cells of their own. */
const listCode = (holder: Element) => listTexts(holder).filter((text) => !isLineNumber(text));

function isLineNumber({ parentElement }: Text): boolean {
  const cell = parentElement?.closest("td");
  return cell?.nextElementSibling?.localName === "td" && /^\s*\d*\s*$/.test(cell.textContent);
}

/** Each element that is a line gets one, also when it is empty. */
function textOfCode(holder: Element): string {
  const texts = new Set<Node>(listCode(holder));
  let code = "";
  const endLine = () => {
    if (code !== "" && !code.endsWith("\n")) code += "\n";
  };
  const read = (parent: Element) => {
    const isAroundLines = parent.matches("tr") || parent.querySelector(LINES) !== null;
    for (const node of parent.childNodes) {
      if (node.nodeName === "BR") code += "\n";
      else if (node instanceof Element) readElement(node);
      // Between lines and cells, line breaks are those of the HTML.
      else if (texts.has(node) && !(isAroundLines && /^\s*\n\s*$/.test(node.textContent ?? ""))) {
        code += node.textContent ?? "";
      }
    }
  };
  const readElement = (element: Element) => {
    if (!element.matches(LINES)) {
      read(element);
      return;
    }
    endLine();
    const before = code;
    read(element);
    if (code === before && !element.querySelector(LINES)) code += "\n";
    else endLine();
  };
  read(holder);
  return code.replaceAll("\u00a0", " ").replace(/\n+$/, "");
}
