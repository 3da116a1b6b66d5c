import DOMPurify from "dompurify";

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";
const XMLNS = "http://www.w3.org/2000/xmlns/";
/** Elements that make a drawing visible. */
const VISIBLE_ELEMENTS =
  "path, rect, circle, ellipse, line, polyline, polygon, text, image, use, [fill^='url(']";
/** Removed elements that browsers do not paint. Of links, the content is kept. */
const UNPAINTED_ELEMENTS =
  /^(script|handler|listener|metadata|a|foreignObject|discard|cursor|color-profile|font-face.*|missing-glyph)$/;

/** References that leave the drawing: all but its own elements, embedded raster images and fonts. */
const EXTERNAL_REFERENCE =
  /url\((?!\s*["']?\s*(?:#|data:(?:image\/(?:png|jpe?g|gif|webp)|font\/[\w.+-]+|application\/(?:x-)?font[\w.+-]*)[;,]))/i;
/** CSS that loads a file in other ways. */
const EXTERNAL_RULE = /@import|image-set|src\s*\(/i;
/** CSS that could still load a file, and escapes that could hide it. */
const UNSAFE_CSS = /@charset|url\s+\(|\\|expression|behavior|-moz-binding/i;

/** A part of a drawing that cleaning would remove and that visitors would miss. */
export type LostPart = "html-label" | "external-reference" | `<${string}>`;

type CleanDrawing = {
  /** Null if there is none, or none of which anything would be seen, or not as in the original. */
  drawing: string | null;
  lost: LostPart | null;
};

/**
 * Removes scripts and links from an uploaded SVG. Opened by itself, an SVG file is a document that
 * could run scripts. A drawing that would look different without what must be removed is not kept.
 */
export function sanitizeSvg(source: string): CleanDrawing {
  const document = parseDrawing(source);
  const { namespaceURI, localName } = document.documentElement;
  if (namespaceURI !== SVG || localName !== "svg") return { drawing: null, lost: null };
  rewriteForPurifier(document);
  const root = document.documentElement;

  const lost: LostPart[] = [];
  const hasStyleSheet = [...document.childNodes].some((node) => node.nodeName === "xml-stylesheet");
  if (hasStyleSheet) lost.push("external-reference");
  if ([...root.querySelectorAll("foreignObject")].some(losesLabel)) lost.push("html-label");
  const purifier = DOMPurify();
  purifier.addHook("uponSanitizeElement", (node) => {
    if (!(node instanceof Element)) return;
    if (node.localName === "style") lost.push(...findUnsafeRules(node.textContent));
    // An animation can set attributes that were cleaned before.
    const animated = node.getAttribute("attributeName")?.trim() ?? "";
    if (/^on/i.test(animated)) node.remove();
    else if (/href$|^style$|^src$/i.test(animated)) lost.push(`<${node.localName}>`);
  });
  purifier.addHook("uponSanitizeAttribute", (element, { attrName, attrValue, ...attribute }) => {
    if (attrName === "style") lost.push(...findUnsafeRules(attrValue));
    else if (/(^|:)href$/.test(attrName))
      lost.push(...findUnsafeAddress(element, attrValue.trim()));
    else if (attribute.allowedAttributes[attrName] && EXTERNAL_REFERENCE.test(attrValue)) {
      lost.push("external-reference");
    }
  });
  const clean = purifier.sanitize(root, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ["use", "animate", "set"],
    ADD_ATTR: [
      ...["from", "to", "calcMode", "fr", "side", "white-space", "text-overflow", "unicode-bidi"],
      ...["glyph-orientation-horizontal", "glyph-orientation-vertical", "requiredExtensions"],
      ...["limitingConeAngle", "pointsAtX", "pointsAtY", "pointsAtZ"],
    ],
    // Names, in which a colon does not end a protocol.
    ADD_URI_SAFE_ATTR: ["in", "in2", "result", "font-family", "begin", "end"],
    FORBID_TAGS: ["a", "metadata"],
    ADD_FORBID_CONTENTS: ["metadata"],
    ALLOW_DATA_ATTR: false,
    // Ids only matter within the file, so DOM clobbering is no risk:
    // https://github.com/cure53/DOMPurify
    SANITIZE_DOM: false,
  });
  for (const removed of purifier.removed) {
    const element = "element" in removed && removed.element;
    if (!(element instanceof Element) || element.namespaceURI !== SVG) continue;
    if (!UNPAINTED_ELEMENTS.test(element.localName)) lost.push(`<${element.localName}>`);
  }
  const [firstLost = null] = lost;
  const drawing = firstLost ? null : clean.querySelector("svg");
  const isVisible = drawing?.querySelector(VISIBLE_ELEMENTS);
  return {
    drawing: drawing && isVisible ? new XMLSerializer().serializeToString(drawing) : null,
    lost: firstLost,
  };
}

/** Reads a drawing as XML; one with errors, such as a missing end, as far as a page would show it. */
function parseDrawing(source: string): Document {
  const parser = new DOMParser();
  // White space before an XML declaration is an error.
  const document = parser.parseFromString(source.trimStart(), "image/svg+xml");
  if (!document.querySelector("parsererror")) return document;
  const drawing = parser.parseFromString(source, "text/html").querySelector("svg");
  if (!drawing) return document;
  return parser.parseFromString(new XMLSerializer().serializeToString(drawing), "image/svg+xml");
}

/**
 * Writes a drawing in the way that DOMPurify knows: elements such as `<svg:rect>` without a prefix,
 * references such as `ns1:href` under their usual name, and CDATA sections, into which drawing
 * programs put style rules, as text.
 */
function rewriteForPurifier(document: Document) {
  for (const element of document.querySelectorAll("*")) {
    for (const node of [...element.childNodes]) {
      if (node instanceof CDATASection) node.replaceWith(node.data);
    }
    const reference = element.getAttributeNodeNS(XLINK, "href");
    if (reference && reference.prefix !== "xlink" && !element.hasAttribute("href")) {
      element.setAttribute("href", reference.value);
    }
    if (element.namespaceURI !== SVG || element.prefix === null) continue;
    const plain = document.createElementNS(SVG, element.localName);
    for (const { namespaceURI, name, value } of element.attributes) {
      if (namespaceURI !== XMLNS) plain.setAttributeNS(namespaceURI, name, value);
    }
    plain.append(...element.childNodes);
    element.replaceWith(plain);
  }
}

/**
 * Whether an HTML label, which is always removed, would be missing. Drawing programs put the same
 * label behind it as text or as a picture, in a `<switch>`, which then shows that one.
 */
function losesLabel(label: Element): boolean {
  const words = withoutSpaces(label);
  const next = label.parentElement?.localName === "switch" ? label.nextElementSibling : null;
  if (next) return next.localName !== "image" && !withoutSpaces(next).includes(words);
  const isBlank = words === "" && !label.querySelector(":not(body, div, p, span, br), [style]");
  return !isBlank;
}

function withoutSpaces({ textContent }: Element): string {
  return textContent.replace(/\s/g, "");
}

function findUnsafeRules(css: string): LostPart[] {
  if (EXTERNAL_REFERENCE.test(css) || EXTERNAL_RULE.test(css)) return ["external-reference"];
  return UNSAFE_CSS.test(css) ? ["<style>"] : [];
}

function findUnsafeAddress({ localName }: Element, address: string): LostPart[] {
  if (address === "" || address.startsWith("#")) return [];
  if (!/^data:/i.test(address)) return ["external-reference"];
  const isPicture = /^data:image\/(png|jpe?g|gif|webp)[;,]/i.test(address);
  // Drawings inside of drawings are data, too.
  return isPicture && /^(fe)?image$/i.test(localName) ? [] : [`<${localName}>`];
}
