import DOMPurify from "dompurify";

/** Players and maps that may run as they are; every other frame is sandboxed. */
const TRUSTED_FRAMES = [
  /^https:\/\/(www\.)?youtube(-nocookie)?\.com\/embed\//,
  /^https:\/\/player\.vimeo\.com\/video\//,
  /^https:\/\/(www\.)?google\.com\/maps\/embed/,
  /^https:\/\/maps\.google\.com\/maps/,
];

const purifier = DOMPurify();

/**
 * Turns stored HTML into nodes that are safe to show: no script in any form, no styles, no forms,
 * frames only as `prepareFrame` allows. `pageOrigin` is the site's own origin.
 */
export function sanitizeHtml(html: string, pageOrigin: string): DocumentFragment {
  const keepOrDrop = (node: Node) => {
    if (!(node instanceof Element) || node.localName !== "iframe") return;
    if (!isFrameAllowed(node, pageOrigin)) node.remove();
  };
  purifier.addHook("uponSanitizeElement", keepOrDrop);
  try {
    return purifier.sanitize(html, {
      RETURN_DOM_FRAGMENT: true,
      USE_PROFILES: { html: true },
      ADD_TAGS: ["iframe"],
      ADD_ATTR: ["allowfullscreen", "target"],
      // No page-wide looks or controls from inside an article, nor marks that our own code reads.
      ALLOW_DATA_ATTR: false,
      FORBID_TAGS: ["style", "form", "input", "textarea", "select", "button", "dialog", "main"],
      FORBID_ATTR: [
        "style",
        "class",
        "name",
        "contenteditable",
        "popover",
        "autofocus",
        "tabindex",
      ],
    });
  } finally {
    purifier.removeHook("uponSanitizeElement", keepOrDrop);
  }
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
