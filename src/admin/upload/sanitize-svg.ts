import DOMPurify, { type UponSanitizeAttributeHookEvent } from "dompurify";

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
  /url\((?!\s*["']?\s*(?:#|data:(?:image\/(?:png|jpe?g|gif|webp)|font\/[\w.+-]+|application\/(?:x-)?font[\w.+-]*)[;,]))[^)]*\)?/gi;
/** CSS that could still load a file, and escapes that could hide it. */
const UNSAFE_CSS =
  /@import|@charset|image-set|src\s*\(|url\s+\(|\\|expression|behavior|-moz-binding/i;

/** A part of a drawing that cleaning has removed and that visitors would miss. */
export type LostPart = "html-label" | "external-reference" | `<${string}>`;

type CleanDrawing = {
  /** Null if it is not an SVG or shows nothing. */
  drawing: string | null;
  /** If set, the drawing does not look like the original. */
  lost: LostPart | null;
};

/**
 * Removes scripts, links and external references from an uploaded SVG. Opened by itself, an SVG
 * file is a document that could run scripts.
 */
export function sanitizeSvg(source: string): CleanDrawing {
  // White space before an XML declaration is an error.
  const document = new DOMParser().parseFromString(source.trimStart(), "image/svg+xml");
  const { namespaceURI, localName } = document.documentElement;
  if (namespaceURI !== SVG || localName !== "svg" || document.querySelector("parsererror")) {
    return { drawing: null, lost: null };
  }
  removePrefixes(document);
  const root = document.documentElement;
  unwrapCdataSections(root);

  const lost: LostPart[] = [];
  if (hasStyleSheetLink(document)) lost.push("external-reference");
  if ([...root.querySelectorAll("foreignObject")].some(losesLabel)) lost.push("html-label");
  const purifier = makePurifier((part) => lost.push(part));
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
  const drawing = clean.querySelector("svg");
  const isVisible = drawing?.querySelector(VISIBLE_ELEMENTS);
  return {
    drawing: drawing && isVisible ? new XMLSerializer().serializeToString(drawing) : null,
    lost: lost[0] ?? null,
  };
}

/**
 * Puts elements such as `<svg:rect>` into the default namespace, and references such as `ns1:href`
 * under their usual name, the only one that DOMPurify knows.
 */
function removePrefixes(document: Document) {
  for (const element of document.querySelectorAll("*")) {
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

/** Unwraps CDATA sections, which DOMPurify removes: drawing programs put style rules into them. */
function unwrapCdataSections(root: Element) {
  root.querySelectorAll("*").forEach((element) => {
    for (const node of [...element.childNodes]) {
      if (node instanceof CDATASection) node.replaceWith(node.data);
    }
  });
}

function hasStyleSheetLink({ childNodes }: Document): boolean {
  return [...childNodes].some((node) => node.nodeName === "xml-stylesheet");
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

function makePurifier(onLoss: (part: LostPart) => void) {
  const purifier = DOMPurify();

  purifier.addHook("uponSanitizeElement", (node) => {
    if (!(node instanceof Element)) return;
    if (node.localName === "style") node.textContent = cleanRules(node.textContent);
    const animated = node.getAttribute("attributeName")?.trim() ?? "";
    // An animation can set attributes that were cleaned before.
    if (!/^on|href$|^style$|^src$/i.test(animated)) return;
    if (!/^on/i.test(animated)) onLoss(`<${node.localName}>`);
    node.remove();
  });

  purifier.addHook("uponSanitizeAttribute", (element, attribute) => {
    const { attrName: name, attrValue: value } = attribute;
    if (name === "style") attribute.attrValue = cleanRules(value);
    else if (isReference(name)) checkReference(element, attribute);
    else if (value.replace(EXTERNAL_REFERENCE, "") !== value) {
      attribute.keepAttr = false;
      if (attribute.allowedAttributes[name]) onLoss("external-reference");
    }
  });

  function checkReference(element: Element, attribute: UponSanitizeAttributeHookEvent) {
    const address = attribute.attrValue.trim();
    attribute.keepAttr = isInternalReference(element, address);
    if (attribute.keepAttr || address === "") return;
    // Drawings inside of drawings are data, too.
    onLoss(/^data:/i.test(address) ? `<${element.localName}>` : "external-reference");
  }

  function cleanRules(rules: string): string {
    const kept = rules.replace(EXTERNAL_REFERENCE, "none");
    if (kept !== rules) onLoss("external-reference");
    if (!UNSAFE_CSS.test(kept)) return kept;
    onLoss(/@import|image-set|src\s*\(/i.test(kept) ? "external-reference" : "<style>");
    return "";
  }

  return purifier;
}

const isReference = (name: string) => /(^|:)href$/.test(name);

function isInternalReference({ localName }: Element, address: string): boolean {
  const isPicture = /^data:image\/(png|jpe?g|gif|webp)[;,]/i.test(address);
  return address.startsWith("#") || (isPicture && /^(fe)?image$/i.test(localName));
}
