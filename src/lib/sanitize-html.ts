import DOMPurify, { type UponSanitizeAttributeHookEvent } from "dompurify";
import {
  ARTICLE_ADDRESS,
  ARTICLE_ATTRIBUTES,
  ARTICLE_TAGS,
  ARTICLE_TEXT_ATTRIBUTES,
} from "./article-allow-list";

/** Players and maps that may run as they are; every other frame is sandboxed. */
const TRUSTED_FRAMES = [
  /^https:\/\/(www\.)?youtube(-nocookie)?\.com\/embed\//,
  /^https:\/\/player\.vimeo\.com\/video\//,
  /^https:\/\/(www\.)?google\.com\/maps\/embed/,
  /^https:\/\/maps\.google\.com\/maps/,
];

const purifier = DOMPurify();

/**
 * Turns stored HTML into nodes that are safe to show: only what articles are made of (see
 * `ARTICLE_TAGS`), frames only as `prepareFrame` allows. `pageOrigin` is the site's own origin.
 */
export function sanitizeHtml(html: string, pageOrigin: string): DocumentFragment {
  const keepOrDrop = (node: Node) => {
    if (!(node instanceof Element) || node.localName !== "iframe") return;
    if (!isFrameAllowed(node, pageOrigin)) node.remove();
  };
  purifier.addHook("uponSanitizeElement", keepOrDrop);
  purifier.addHook("uponSanitizeAttribute", checkAttribute);
  try {
    return purifier.sanitize(readInertly(html), {
      RETURN_DOM_FRAGMENT: true,
      ALLOWED_TAGS: [...ARTICLE_TAGS],
      ALLOWED_ATTR: [...ARTICLE_ATTRIBUTES],
      ALLOWED_URI_REGEXP: ARTICLE_ADDRESS,
      ADD_URI_SAFE_ATTR: [...ARTICLE_TEXT_ATTRIBUTES],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    });
  } finally {
    purifier.removeHook("uponSanitizeElement", keepOrDrop);
    purifier.removeHook("uponSanitizeAttribute", checkAttribute);
  }
}

/** Nothing in it runs or loads. Read as part of a page: a whole one could be a set of frames. */
function readInertly(html: string): DocumentFragment {
  const page = document.implementation.createHTMLDocument("");
  page.body.innerHTML = html;
  const content = page.createDocumentFragment();
  content.append(...page.body.childNodes);
  return content;
}

/** What an allowed attribute may say depends on the element. */
function checkAttribute(element: Element, attribute: UponSanitizeAttributeHookEvent) {
  const { attrName: name, attrValue: value } = attribute;
  const isFine = () => {
    switch (name) {
      case "width":
      case "height":
        return element.matches("img, source, video") && /^\d{1,4}$/.test(value);
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
  if (!isFine()) attribute.keepAttr = false;
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

function isFrameAllowed(frame: Element, pageOrigin: string): boolean {
  const url = parseUrl(frame.getAttribute("src") ?? "");
  return url?.protocol === "https:" && url.origin !== pageOrigin && !frame.hasAttribute("srcdoc");
}

/**
 * A frame that fills its 16:9 container, loads late, tells the host only our origin and, unless
 * the host is a known player or map, runs in a sandbox without access to anything of its own.
 */
export function prepareFrame(frame: HTMLIFrameElement): void {
  const url = frame.src;
  frame.setAttribute("referrerpolicy", "strict-origin-when-cross-origin");
  frame.setAttribute("loading", "lazy");
  frame.removeAttribute("width");
  frame.removeAttribute("height");
  if (!frame.title) frame.title = `Embedded content from ${parseUrl(url)?.hostname ?? "the web"}`;
  if (TRUSTED_FRAMES.some((pattern) => pattern.test(url))) {
    frame.setAttribute("allow", "fullscreen; picture-in-picture; encrypted-media");
  } else {
    frame.setAttribute("sandbox", "allow-scripts allow-popups");
  }
  const container = frame.ownerDocument.createElement("div");
  container.className = "embed";
  frame.replaceWith(container);
  container.append(frame);
}
