import DOMPurify from "dompurify";
import { arrangeBlocks } from "./clean-paste-blocks";
import { rebuildLists } from "./clean-paste-lists";
import { cleanPictures, type PastedPictures } from "./clean-paste-pictures";
import { removePrivateText, type PrivateText } from "./clean-paste-private";
import { getInlineStyle, listTexts, unwrap } from "./dom-edits";
import { unwrapLink } from "./link-wrappers";
import { renameElement, replaceFirstLevel } from "@/lib/prepare-headings";
import { isTrustedFrame, readFrameAddress, readStyledSize } from "@/lib/sanitize-html";
import { tidySpaces } from "@/admin/ui/tidy-spaces";

export type CleanPaste = PastedPictures & {
  html: string;
  /** What was left out because its readers are not meant to see it. */
  leftOut: PrivateText[];
};

const purifier = DOMPurify();

const ALLOWED_TAGS =
  "p h2 h3 h4 h5 h6 ul ol li blockquote pre code hr br strong em s sub sup mark a img figure figcaption table caption thead tbody tfoot tr th td dl dt dd iframe".split(
    " ",
  );
const ALLOWED_ATTR = "href src alt colspan rowspan start type reversed value width height".split(
  " ",
);
/** Obsolete tags, and Word paragraphs that are titles or quotes by their class. */
const RENAMED: Record<string, string> = {
  "p.MsoTitle": "h1",
  "p.MsoQuote, p.MsoIntenseQuote": "blockquote",
  b: "strong",
  i: "em",
  "strike, del": "s",
};

const NESTED = "strong strong, em em, s s, sup sup, sub sub";
/** Bold words that Word has divided, and line breaks at the end of a block, which are invisible. */
const TRACES = /<\/(strong|em|s|sup|sub)><\1>|(?:<br>\s*)+(?=<\/(?:p|h\d|li)>)/g;

/** These attributes mean something else on other elements, or nothing. */
const OWNERS = { type: "ol", value: "ol > li", width: "iframe", height: "iframe" };

/**
 * Cleans the HTML that Word, Google Docs or a web page puts on the clipboard: keeps structure and
 * emphasis, removes styling, comments, tracked deletions and hidden text. Of the frames of a page,
 * players and maps are wanted, and advertisements are not.
 */
export function cleanPaste(html: string, isFrameWanted = isTrustedFrame): CleanPaste {
  const page = new DOMParser().parseFromString(html, "text/html");
  const { body } = page;
  const leftOut = removePrivateText(page);
  removeInvisible(body);
  cleanFrames(body, isFrameWanted);
  showBoxes(body);
  body.querySelectorAll("mark").forEach(unwrap);
  const pictures = cleanPictures(body);
  unwrapSingleCells(body);
  cleanCode(body);
  rebuildLists(body);
  stylesToTags(body);
  for (const [selector, name] of Object.entries(RENAMED)) {
    body.querySelectorAll(selector).forEach((element) => renameElement(element, name));
  }
  findHeadings(body);
  // Headings are bold by their style.
  body.querySelectorAll(`${NESTED}, :is(h2, h3, h4, h5, h6) strong`).forEach(unwrap);
  for (const [name, owner] of Object.entries(OWNERS)) {
    body.querySelectorAll(`[${name}]:not(${owner})`).forEach((element) => {
      element.removeAttribute(name);
    });
  }
  fixLinks(body);
  arrangeBlocks(body);
  tidyTexts(body);
  const clean = purifier.sanitize(body.innerHTML, {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  return { ...pictures, html: clean.replace(TRACES, "").trim(), leftOut };
}

function tidyTexts(body: HTMLElement) {
  for (const text of listTexts(body)) {
    if (!text.parentElement?.closest("pre")) text.data = tidySpaces(text.data);
  }
}

function removeInvisible(body: HTMLElement) {
  // Google Docs wraps everything in a <b> element with a normal font weight.
  body.querySelectorAll('b[id^="docs-internal-guid"]').forEach(unwrap);
  const invisible =
    "style, script, noscript, title, template, meta, link, xml, .EOP, br.Apple-interchange-newline, pre button, .sr-only, .visually-hidden, .screen-reader-text, .a-offscreen";
  body.querySelectorAll(invisible).forEach((element) => {
    element.remove();
  });
  body.innerHTML = body.innerHTML.replace(/<!--[^]*?-->/g, "");
  body.querySelectorAll("*").forEach((element) => {
    // Office's elements have a namespace prefix: o:p, w:sdt. Others of programs have a hyphen.
    if (/[:-]/.test(element.localName)) unwrap(element);
  });
}

/** Leaves the frames that are wanted, with the size that they or their boxes give, and no others. */
function cleanFrames(body: HTMLElement, isWanted: (address: string) => boolean) {
  body.querySelectorAll("iframe").forEach((frame) => {
    const address = readFrameAddress(frame.getAttribute("src") ?? "", window.location.origin);
    if (address === null || !isWanted(address) || frame.hasAttribute("srcdoc")) {
      frame.remove();
      return;
    }
    readStyledSize(frame);
    frame.setAttribute("src", address);
    frame.replaceChildren();
  });
}

/** Picture of Google Docs, and what pages and mails have. */
const BOX = '[type="checkbox" i], [role="checkbox"], [aria-roledescription*="checkbox"]';

/** A box to be checked stays visible as a sign. */
function showBoxes(body: HTMLElement) {
  body.querySelectorAll(BOX).forEach((box) => {
    // The item of a list with the picture of a box.
    if (box.querySelector(BOX)) return;
    const sign = box.closest('[checked], [aria-checked="true"]') ? "☑ " : "☐ ";
    if (box.textContent.trim()) box.prepend(sign);
    else box.replaceWith(sign);
  });
}

/** A single cell is its text, such as one copied from a spreadsheet, or the frame of a mail. */
function unwrapSingleCells(body: HTMLElement) {
  for (const table of [...body.querySelectorAll("table")].reverse()) {
    const [cell, second] = table.querySelectorAll("td, th");
    if (cell && !second && !table.caption) table.replaceWith(renameElement(cell, "div"));
  }
}

/** Code without its colors. */
function cleanCode(body: HTMLElement) {
  body.querySelectorAll("pre").forEach((block) => {
    block.querySelectorAll("br").forEach((lineEnd) => {
      lineEnd.replaceWith("\n");
    });
    // Beside it, chat programs have its language and buttons.
    const [own, second] = block.querySelectorAll("code");
    const code = body.ownerDocument.createElement("code");
    code.textContent = (own && !second ? own : block).textContent;
    block.replaceChildren(code);
  });
}

function stylesToTags(body: HTMLElement) {
  body.querySelectorAll("b, strong, i, em").forEach((element) => {
    const isBold = element.matches("b, strong");
    const style = getInlineStyle(element, isBold ? "font-weight" : "font-style");
    if (style === "normal" || style === "400") unwrap(element);
  });
  body.querySelectorAll("span, font").forEach((element) => {
    const style = (property: string) => getInlineStyle(element, property);
    if (/^(bold|[6-9]00)/.test(style("font-weight"))) wrapContent(element, "strong");
    if (/^(italic|oblique)/.test(style("font-style"))) wrapContent(element, "em");
    if (/line-through/.test(style("text-decoration") + style("text-decoration-line"))) {
      wrapContent(element, "s");
    }
    const [, position] = /^(su[pb])(?:er)?$/.exec(style("vertical-align")) ?? [];
    if (position) wrapContent(element, position);
  });
}

/** Makes headings of what has the role of one. */
function findHeadings(body: HTMLElement) {
  body.querySelectorAll('[role="heading"]').forEach((element) => {
    const level = Number(element.getAttribute("aria-level")) || 2;
    renameElement(element, `h${Math.min(Math.max(level, 1), 6)}`);
  });
  replaceFirstLevel(body);
}

function wrapContent(element: Element, name: string) {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function fixLinks(body: HTMLElement) {
  body.querySelectorAll("a").forEach((link) => {
    const href = unwrapLink(link.getAttribute("href")?.trim() ?? "");
    // Word bookmarks ("#_Toc1"), local files and relative links lead nowhere on this site.
    if (/^(https?:|mailto:|tel:)/i.test(href)) link.setAttribute("href", href);
    else unwrap(link);
  });
}
