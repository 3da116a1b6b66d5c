import DOMPurify from "dompurify";
import { arrangeBlocks } from "./clean-paste-blocks";
import { keepCode } from "./clean-paste-code";
import { rebuildLists } from "./clean-paste-lists";
import { removePrivateText, type PrivateText } from "./clean-paste-private";
import {
  getInlineStyle,
  listTexts,
  renameElement,
  replaceFirstLevel,
  unwrap,
} from "@/lib/dom-edits";
import { tidySpaces } from "@/lib/tidy-spaces";
import { parseUrl } from "@/lib/parse-url";

export type CleanPaste = {
  html: string;
  droppedImages: number;
  /** What was left out because its readers are not meant to see it. */
  leftOut: PrivateText[];
};

const purifier = DOMPurify();

const ALLOWED_TAGS =
  "p h2 h3 h4 h5 h6 ul ol li blockquote pre code hr br strong em s sub sup a img figure figcaption table caption thead tbody tfoot tr th td dl dt dd".split(
    " ",
  );
const ALLOWED_ATTR = "href src alt colspan rowspan start type reversed value".split(" ");
/** Obsolete tags, and Word paragraphs that are titles or quotes by their class. */
const RENAMED: Record<string, string> = {
  "p.MsoTitle": "h1",
  "p.MsoQuote, p.MsoIntenseQuote": "blockquote",
  b: "strong",
  i: "em",
  "strike, del": "s",
};

/**
 * Cleans the HTML that Word, Google Docs or a web page puts on the clipboard: keeps structure and
 * emphasis, removes styling, comments, tracked deletions and hidden text. Images that exist only on
 * the writer's computer are removed and counted.
 */
export function cleanPaste(html: string): CleanPaste {
  const page = new DOMParser().parseFromString(html, "text/html");
  const { body } = page;
  const leftOut = removePrivateText(page);
  removeInvisible(body);
  const droppedImages = dropLocalImages(body);
  keepCode(body);
  rebuildLists(body);
  stylesToTags(body);
  for (const [selector, name] of Object.entries(RENAMED)) {
    body.querySelectorAll(selector).forEach((element) => renameElement(element, name));
  }
  findHeadings(body);
  // Headings are bold by their style.
  body.querySelectorAll(":is(h2, h3, h4, h5, h6) strong").forEach(unwrap);
  // These attributes mean something else on other elements.
  body.querySelectorAll("[type]:not(ol)").forEach((element) => {
    element.removeAttribute("type");
  });
  body.querySelectorAll("[value]:not(ol > li)").forEach((element) => {
    element.removeAttribute("value");
  });
  fixLinks(body);
  arrangeBlocks(body);
  tidyTexts(body);
  const clean = purifier.sanitize(body.innerHTML, {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  return { html: clean.trim(), droppedImages, leftOut };
}

function tidyTexts(body: HTMLElement) {
  for (const text of listTexts(body)) {
    if (!text.parentElement?.closest("pre")) text.data = tidySpaces(text.data);
  }
}

function removeInvisible(body: HTMLElement) {
  // Google Docs wraps everything in a <b> element with a normal font weight.
  body.querySelectorAll('b[id^="docs-internal-guid"]').forEach(unwrap);
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const invisible: ChildNode[] = [
    ...body.querySelectorAll(
      "style, script, noscript, title, template, meta, link, xml, .EOP, br.Apple-interchange-newline",
    ),
  ];
  while (comments.nextNode()) {
    if (comments.currentNode instanceof Comment) invisible.push(comments.currentNode);
  }
  invisible.forEach((node) => {
    node.remove();
  });
  body.querySelectorAll("*").forEach((element) => {
    // Office's own elements have a namespace prefix: o:p, w:sdt, st1:place.
    if (element.localName.includes(":")) unwrap(element);
  });
}

/** Removes images without a web address: embedded ones (data:) and files on disk (file:). */
function dropLocalImages(body: HTMLElement): number {
  const local = [...body.querySelectorAll("img")].filter(
    (image) => !/^(https?:)?\/\//i.test(image.getAttribute("src")?.trim() ?? ""),
  );
  local.forEach((image) => {
    image.remove();
  });
  // An empty alt attribute shows the writer where to describe the image.
  body.querySelectorAll("img:not([alt])").forEach((image) => {
    image.setAttribute("alt", "");
  });
  return local.length;
}

function stylesToTags(body: HTMLElement) {
  body.querySelectorAll("b, strong, i, em").forEach((element) => {
    const isBold = element.matches("b, strong");
    const style = getInlineStyle(element, isBold ? "font-weight" : "font-style");
    if (style === "normal" || style === "400") unwrap(element);
  });
  body.querySelectorAll("span, font").forEach((element) => {
    const weight = getInlineStyle(element, "font-weight");
    const decoration =
      getInlineStyle(element, "text-decoration") + getInlineStyle(element, "text-decoration-line");
    const position = getInlineStyle(element, "vertical-align");
    if (/^bold/.test(weight) || Number(weight) >= 600) wrapContent(element, "strong", "b, strong");
    if (/^(italic|oblique)/.test(getInlineStyle(element, "font-style"))) {
      wrapContent(element, "em", "i, em");
    }
    if (decoration.includes("line-through")) wrapContent(element, "s", "s, strike, del");
    if (position === "super") wrapContent(element, "sup", "sup");
    if (position === "sub") wrapContent(element, "sub", "sub");
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

function wrapContent(element: Element, name: string, same: string) {
  if (element.closest(same)) return;
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function fixLinks(body: HTMLElement) {
  body.querySelectorAll("a").forEach((link) => {
    const href = withoutRedirect(link.getAttribute("href")?.trim() ?? "");
    // Word bookmarks ("#_Toc1"), local files and relative links lead nowhere on this site.
    if (/^(https?:|mailto:|tel:)/i.test(href)) link.setAttribute("href", href);
    else unwrap(link);
  });
}

/** Google Docs sends some links through google.com/url?q=… */
function withoutRedirect(href: string): string {
  const url = parseUrl(href);
  if (!url) return href;
  const { hostname, pathname, searchParams } = url;
  const isRedirect = /^(www\.)?google\.[a-z.]+$/.test(hostname) && pathname === "/url";
  return (isRedirect && searchParams.get("q")) || href;
}
