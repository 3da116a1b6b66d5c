import DOMPurify, { type UponSanitizeAttributeHookEvent } from "dompurify";
import { isContentId, replaceNames } from "./content-ids";
import { parseUrl } from "./url";

/**
 * The elements an article may contain. Others are removed from stored HTML, and their text is kept.
 */
export const ARTICLE_TAGS = [
  "p h1 h2 h3 h4 h5 h6 div section aside blockquote pre hr br wbr address",
  "ul ol li dl dt dd details summary figure figcaption",
  "table caption colgroup col thead tbody tfoot tr th td",
  "a b strong i em u s strike del ins mark small sub sup span code kbd samp var tt",
  "abbr cite q dfn time bdi bdo ruby rt rp font big center",
  "img picture source video audio track iframe",
].flatMap((line) => line.split(" "));

/**
 * The attributes an article may contain. `class`, `style`, `name` and `role` are missing on
 * purpose: with them a stored text could imitate a part of the page.
 */
export const ARTICLE_ATTRIBUTES = [
  "id title lang dir translate aria-label aria-hidden",
  "href target rel hreflang download cite datetime",
  "src srcset sizes media type alt width height allowfullscreen",
  "controls loop muted playsinline poster kind srclang label default",
  "colspan rowspan scope headers abbr span start reversed value open",
].flatMap((line) => line.split(" "));

/** Attributes that hold words. A colon in them does not end a URL's protocol. */
const ARTICLE_TEXT_ATTRIBUTES = ["aria-label", "abbr", "media"];

/** Allows the web, mail and telephone protocols, and URLs without a protocol. */
const ARTICLE_URL_PATTERN = /^(?:(?:https?|mailto|tel|sms):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;

/** Video players and maps that may run without a sandbox. */
const TRUSTED_FRAMES = [
  /^https:\/\/(www\.)?youtube(-nocookie)?\.com\/embed\//,
  /^https:\/\/player\.vimeo\.com\/video\//,
  /^https:\/\/(www\.)?google\.com\/maps\/embed/,
  /^https:\/\/maps\.google\.com\/maps/,
];

const purifier = DOMPurify();

const RULES = {
  ALLOWED_TAGS: [...ARTICLE_TAGS],
  ALLOWED_ATTR: [...ARTICLE_ATTRIBUTES],
  ALLOWED_URI_REGEXP: ARTICLE_URL_PATTERN,
  ADD_URI_SAFE_ATTR: [...ARTICLE_TEXT_ATTRIBUTES],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/**
 * Turns stored HTML into a safe fragment with only the allowed elements and attributes, and https
 * frames.
 * @param pageOrigin the site's own origin; frames from it are removed, since they could reach the
 * page
 */
export function sanitizeHtml(html: string, pageOrigin: string): DocumentFragment {
  const removeForbiddenFrame = (node: Node) => {
    if (!(node instanceof Element) || node.localName !== "iframe") return;
    const address = readFrameAddress(node.getAttribute("src") ?? "", pageOrigin);
    if (address === null || node.hasAttribute("srcdoc")) {
      node.remove();
      return;
    }
    node.setAttribute("src", address);
  };
  purifier.addHook("uponSanitizeElement", removeForbiddenFrame);
  purifier.addHook("uponSanitizeAttribute", checkAttribute);
  try {
    return purifier.sanitize(parseInert(html), { ...RULES, RETURN_DOM_FRAGMENT: true });
  } finally {
    purifier.removeHook("uponSanitizeElement", removeForbiddenFrame);
    purifier.removeHook("uponSanitizeAttribute", checkAttribute);
  }
}

/** The attributes of an element that `sanitizeHtml` would keep. */
export function sanitizeAttributes(
  tag: string,
  attributes: Readonly<Record<string, string>>,
): Record<string, string> {
  const own = Object.entries(attributes);
  if (own.length === 0) return {};
  const element = document.implementation.createHTMLDocument("").createElement(tag);
  for (const [name, value] of own) {
    // A parser accepts names that `setAttribute` does not.
    if (ARTICLE_ATTRIBUTES.includes(name)) element.setAttribute(name, value);
  }
  purifier.addHook("uponSanitizeAttribute", checkAttribute);
  try {
    const clean = purifier.sanitize(element, { ...RULES, RETURN_DOM_FRAGMENT: true }).firstChild;
    if (!(clean instanceof Element)) return {};
    return Object.fromEntries([...clean.attributes].map(({ name, value }) => [name, value]));
  } finally {
    purifier.removeHook("uponSanitizeAttribute", checkAttribute);
  }
}

/**
 * Parses in an inert document, where no script runs and nothing loads. Parsed as a body's content,
 * because a whole document could be a frameset.
 * https://developer.mozilla.org/docs/Web/API/DOMImplementation/createHTMLDocument
 */
function parseInert(html: string): DocumentFragment {
  const page = document.implementation.createHTMLDocument("");
  page.body.innerHTML = limitNesting(html);
  replaceNames(page.body);
  const content = page.createDocumentFragment();
  content.append(...page.body.childNodes);
  content.querySelectorAll("iframe").forEach(readStyledSize);
  return content;
}

/** Checks attributes whose allowed values depend on the element. */
function checkAttribute(element: Element, attribute: UponSanitizeAttributeHookEvent) {
  const { attrName: name, attrValue: value } = attribute;
  // DOMPurify removes ids such as "title" and "images", which are names of the document's and of
  // forms' properties. Only pictures could replace these:
  // https://html.spec.whatwg.org/multipage/forms.html#dom-form-nameditem
  if (name === "id" && element.localName !== "img" && isContentId(value)) {
    attribute.forceKeepAttr = true;
  }
  const isAllowed = () => {
    switch (name) {
      case "width":
      case "height":
        return (
          (element.matches("img, source, video") && /^\d{1,4}$/.test(value)) ||
          (element.localName === "iframe" && /^\d{1,4}(?:px|%)?$/.test(value))
        );
      case "target":
        return element.localName === "a" && value.toLowerCase() === "_blank";
      case "src":
      case "srcset":
      case "poster":
        return !/^\s*data:(?!image\/)/i.test(value);
      default:
        return true;
    }
  };
  if (!isAllowed()) attribute.keepAttr = false;
}

/**
 * The address of a frame by https, also of the address without a protocol that some players give.
 * Null for one that is not shown.
 */
export function readFrameAddress(src: string, pageOrigin: string): string | null {
  const address = src.trim().replace(/^(http:)?\/\//i, "https://");
  const url = parseUrl(address);
  const isForeign = url?.hostname !== parseUrl(pageOrigin)?.hostname;
  return url?.protocol === "https:" && isForeign ? address : null;
}

/** Whether this is the address of a video player or a map that may run without a sandbox. */
export function isTrustedFrame(url: string): boolean {
  return TRUSTED_FRAMES.some((pattern) => pattern.test(url));
}

const STYLED_SIZE = /(?<![\w-])(width|height)\s*:\s*([^\s;!]+)/gi;
const STYLED_RATIO = /(?<![\w-])aspect-ratio\s*:\s*([\d.]+)(?:\s*\/\s*([\d.]+))?/i;
/** Of a box that a frame fills, as a part of the width. */
const STYLED_PADDING = /(?<![\w-])padding(?:-top|-bottom)?\s*:\s*(?:0\w*\s+0\w*\s+)?([\d.]+)%/i;

/** Many sites give the size or the ratio of a frame in its style or that of its box, which are removed. */
export function readStyledSize(frame: Element): void {
  const style = frame.getAttribute("style") ?? "";
  for (const [, name = "", value = ""] of style.matchAll(STYLED_SIZE)) {
    frame.setAttribute(name, value);
  }
  const isFilling = frame.getAttribute("height") === "100%";
  const box = (isFilling && frame.parentElement?.getAttribute("style")) || "";
  const [, width, height = 1] = STYLED_RATIO.exec(style) ?? STYLED_RATIO.exec(box) ?? [];
  const percent = width ? (100 * Number(height)) / Number(width) : STYLED_PADDING.exec(box)?.[1];
  if (percent === undefined) return;
  frame.setAttribute("width", "1000");
  frame.setAttribute("height", String(Math.round(10 * Number(percent))));
}

/** Lower frames are no content: 80 px is the lowest player. */
const MIN_FRAME_PX = 50;

/**
 * The style of a frame's container that keeps the ratio of its width and height, or only its height
 * if it is as wide as the text; "" for 16:9. One that is higher than wide is not enlarged.
 */
function frameStyle(frame: HTMLIFrameElement): string {
  const readPx = (text: string) => (text.endsWith("%") ? 0 : parseInt(text, 10));
  const [width = 0, height = 0] = [frame.width, frame.height].map(readPx);
  if (!(height >= MIN_FRAME_PX)) return "";
  if (!(width >= MIN_FRAME_PX)) return `aspect-ratio:auto;height:${height}px`;
  return `aspect-ratio:${width}/${height}${height > width ? `;max-width:${width}px` : ""}`;
}

/**
 * Puts a frame into a container of its size, loads it lazily and limits its referrer to our origin.
 * Unless the host is a trusted player or map, the frame gets a sandbox with an opaque origin.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/iframe#sandbox
 */
export function prepareFrame(frame: HTMLIFrameElement): void {
  const url = frame.src;
  frame.setAttribute("referrerpolicy", "strict-origin-when-cross-origin");
  frame.setAttribute("loading", "lazy");
  const style = frameStyle(frame);
  frame.removeAttribute("width");
  frame.removeAttribute("height");
  if (!frame.title) frame.title = `Embedded content from ${parseUrl(url)?.hostname ?? "the web"}`;
  if (isTrustedFrame(url)) {
    frame.setAttribute("allow", "fullscreen; picture-in-picture; encrypted-media");
  } else {
    frame.setAttribute("sandbox", "allow-scripts allow-popups");
  }
  const container = frame.ownerDocument.createElement("div");
  container.className = "embed";
  if (style) container.setAttribute("style", style);
  frame.replaceWith(container);
  container.append(frame);
}

/** Firefox keeps 200 levels apart and Chromium 512. No text needs so many. */
const MAX_LEVELS = 200;

/** Comments, and tags with attributes whose values may contain ">". */
const TAG = /<!--.*?-->|<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*>/gis;

/**
 * Elements that have no end tag, or that end where the next of their kind begins, so that they are
 * only nested with another element between them.
 */
const UNCOUNTED = new Set([
  ...["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param"],
  ...["source", "track", "wbr", "a", "p", "li", "dt", "dd", "option", "optgroup", "rp", "rt"],
  ...["caption", "colgroup", "thead", "tbody", "tfoot", "tr", "td", "th"],
]);

/**
 * Leaves out the tags of elements that are nested deeper than browsers can show, but not what is in
 * them. Otherwise the emulated document of a build needs minutes for thousands of levels, and each
 * browser would put the elements into another order.
 */
export function limitNesting(html: string): string {
  const open: string[] = [];
  return html.replace(TAG, (tag, slash: string | undefined, name: string | undefined) => {
    const element = name?.toLowerCase() ?? "";
    if (name === undefined || UNCOUNTED.has(element)) return tag;
    if (!slash) return open.push(element) > MAX_LEVELS ? "" : tag;
    const level = open.lastIndexOf(element);
    if (level === -1) return tag;
    open.length = level;
    return level < MAX_LEVELS ? tag : "";
  });
}
